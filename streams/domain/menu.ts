import type { Market } from './market.ts'
import type { Match } from './match.ts'
import type { DayKey } from './schedule.ts'
import type { Sport } from './vocabulary/sports.ts'

/** The tabs of the match list. */
export const BET_TYPES = ['today', 'live', 'early', 'parlay', 'champion'] as const

export type BetType = (typeof BET_TYPES)[number]

/** A sport under a tab. `menuId` is the venue's id of its list. */
export interface MenuSport {
  readonly sport: Sport
  readonly name: string
  readonly menuId: string
  readonly count: number
  /** Number of matches by day; empty where the venue does not report it. */
  readonly dayCounts: Readonly<Partial<Record<DayKey, number>>>
}

export interface MenuTab {
  readonly betType: BetType
  readonly count: number
  readonly sports: readonly MenuSport[]
}

export type Menu = readonly MenuTab[]

/** Selects a list: a tab, a sport, a day and an order. */
export interface MatchQuery {
  readonly betType: BetType
  readonly sport: Sport
  readonly menuId: string
  /** `all`, `today`, `other` or `YYYY-MM-DD`. */
  readonly day: string
  readonly sort: 'time' | 'league'
}

/** The tabs of the home list: the venue's bet types, and the member's favourites of all of them. */
export const LIST_TABS = [...BET_TYPES, 'favourite'] as const

export type ListTab = (typeof LIST_TABS)[number]

/** A list of the venue, or the favourites in their order. */
export type ListQuery = MatchQuery | { readonly betType: 'favourite'; readonly sort: MatchQuery['sort'] }

/** A match with the markets of its list row. */
export interface ListedMatch {
  readonly match: Match
  readonly markets: readonly Market[]
}

/** A tab of the match detail, with the ids of its plays. */
export interface MarketCategory {
  readonly id: string
  readonly name: string
  readonly playIds: readonly string[]
}
