import type { Match } from '../../domain/match.ts'
import type { FavouriteTarget } from '../../venues/favourites.ts'

/** A favourite that was chosen here and that the lists may not report yet. */
export interface FavouriteChoice {
  readonly target: FavouriteTarget
  /** The league of a match. */
  readonly leagueId: string
  readonly on: boolean
  /** The venue's time from which lists report it, ms; `null` until the venue has it. */
  readonly savedAt: number | null
}

/** By target, in the order in which they have to be sent. */
export type FavouriteChoices = ReadonlyMap<string, FavouriteChoice>

export const NO_CHOICES: FavouriteChoices = new Map()

function keyOf({ type, id }: FavouriteTarget): string {
  return `${type} ${id}`
}

/** A match in a favourite league is a favourite, unless it was changed after its league. */
export function isFavourite(
  choices: FavouriteChoices,
  { id, league, favourite }: Pick<Match, 'id' | 'league' | 'favourite'>,
): boolean {
  return choices.get(`match ${id}`)?.on ?? choices.get(`league ${league.id}`)?.on ?? favourite
}

export function isFavouriteLeague(
  choices: FavouriteChoices,
  { id, favourite }: Pick<Match['league'], 'id' | 'favourite'>,
): boolean {
  return choices.get(`league ${id}`)?.on ?? favourite
}

/** Adds the latest choice at the end. A league replaces the earlier choices of its matches. */
export function withChoice(choices: FavouriteChoices, choice: FavouriteChoice): FavouriteChoices {
  const next = new Map(choices)
  if (choice.target.type === 'league') {
    for (const [key, { leagueId }] of choices) if (leagueId === choice.leagueId) next.delete(key)
  }
  const key = keyOf(choice.target)
  next.delete(key)
  return next.set(key, choice)
}

/** Replaces a choice, or removes it, unless another one has been made since. */
export function replaced(
  choices: FavouriteChoices,
  choice: FavouriteChoice,
  by: FavouriteChoice | null,
): FavouriteChoices {
  const key = keyOf(choice.target)
  if (choices.get(key) !== choice) return choices
  const next = new Map(choices)
  if (by === null) next.delete(key)
  else next.set(key, by)
  return next
}

export function firstUnsaved(choices: FavouriteChoices): FavouriteChoice | undefined {
  for (const choice of choices.values()) if (choice.savedAt === null) return choice
  return undefined
}
