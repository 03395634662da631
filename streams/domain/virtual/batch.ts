import type { DrawSequence } from '../rounds/drawSequence.ts'
import { drawBasketball, type DrawnBasketball } from './basketball.ts'
import { drawFootball, type DrawnFootball, type MatchChances } from './football.ts'
import { BASKETBALL_FILM_MS, footballFilmMs } from './matchFilms.ts'
import { raceFilmMs } from './raceFilm.ts'
import { type DrawnRace, drawRace, type RaceRules, RACES } from './races.ts'

/** A match of a batch as its entry has it; `home` and `away` are the ids of its teams. */
export interface EntryMatch extends MatchChances {
  readonly orderNo: number
  readonly home: string
  readonly away: string
}

/** What is public of a batch before it is decided (docs/virtual-sports.md, 3). */
export type BatchEntry =
  /** Both by number; the names are ids. */
  | { readonly weights: readonly number[]; readonly names: readonly string[] }
  | { readonly matches: readonly EntryMatch[] }

/** What a batch was drawn to; the matches by `orderNo`. */
export type DrawnBatch =
  | { readonly kind: 'race'; readonly race: DrawnRace }
  | { readonly kind: 'football'; readonly matches: readonly DrawnFootball[] }
  | { readonly kind: 'basketball'; readonly matches: readonly DrawnBasketball[] }

const BASKETBALL_GAME = '31201'

function raceRules(game: string): RaceRules | null {
  return Object.entries(RACES).find(([id]) => id === game)?.[1] ?? null
}

/** The distance of a race in metres; `null` if the game is not a race. */
export function raceDistance(game: string): number | null {
  return raceRules(game)?.distance ?? null
}

/** Draws a batch from its entry and its seed; `null` for an entry that the game cannot have. */
export function drawBatch(game: string, entry: BatchEntry, draws: DrawSequence): DrawnBatch | null {
  const rules = raceRules(game)
  if ('weights' in entry) {
    return rules === null ? null : { kind: 'race', race: drawRace(rules, entry.weights, draws) }
  }
  if (rules !== null) return null
  return game === BASKETBALL_GAME
    ? { kind: 'basketball', matches: entry.matches.map((match) => drawBasketball(match, draws)) }
    : { kind: 'football', matches: entry.matches.map((match) => drawFootball(match, draws)) }
}

/** The result as it is published: of a race its own, otherwise one for each match. */
export function publishedResult(drawn: DrawnBatch): unknown {
  return drawn.kind === 'race' ? drawn.race.result : { matches: drawn.matches.map(({ result }) => result) }
}

/** The length of the film of a batch, ms. */
export function filmMs(drawn: DrawnBatch): number {
  switch (drawn.kind) {
    case 'race':
      return raceFilmMs(drawn.race.result)
    case 'football':
      return footballFilmMs(drawn.matches.map(({ result }) => result))
    case 'basketball':
      return BASKETBALL_FILM_MS
  }
}
