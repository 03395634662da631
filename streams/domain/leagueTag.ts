import type { BetType } from './menu.ts'
import type { Sport } from './vocabulary/sports.ts'

/** What a league plays: matches, or for a title that is bet on. The numbers are the site's. */
export const SERIES_TYPES = { league: 1, champion: 2 } as const

export type SeriesType = keyof typeof SERIES_TYPES

/** A group of leagues under one name, by which the site's operator makes them easy to find. */
export interface LeagueTag {
  readonly name: string
  readonly seriesType: SeriesType
  /** `null` for all sports. */
  readonly sport: Sport | null
  readonly leagueIds: readonly string[]
  /** Leagues whose names have one of these belong to it too. */
  readonly keywords: readonly string[]
  /** The tabs in which it is shown; all when empty. */
  readonly betTypes: readonly BetType[]
  readonly icons: TagIcons
}

/** Addresses of pictures: on a dark and on a light page, and while the tag is chosen. */
export interface TagIcons {
  readonly dark: string
  readonly light: string
  readonly chosen: string
}

/** The leagues of a tag among those of a list. */
export function leaguesOfTag(
  { sport, leagueIds, keywords }: LeagueTag,
  leagues: readonly { readonly id: string; readonly name: string; readonly sport: Sport }[],
): readonly string[] {
  const words = keywords.map((word) => word.toLowerCase())
  return leagues
    .filter((league) => sport === null || league.sport === sport)
    .filter(({ id, name }) => {
      const text = name.toLowerCase()
      return leagueIds.includes(id) || words.some((word) => text.includes(word))
    })
    .map(({ id }) => id)
}
