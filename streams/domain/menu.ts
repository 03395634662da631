import type { Market } from './market.ts'
import type { Match } from './match.ts'
import type { Sport } from './sport.ts'

/** The top tabs (specification, venue part, 2). */
export const BET_TYPES = ['today', 'live', 'early', 'parlay', 'champion'] as const

export type BetType = (typeof BET_TYPES)[number]

/** One sport under one tab. `menuId` is the venue's handle for its list. */
export interface MenuSport {
  readonly sport: Sport
  readonly name: string
  readonly menuId: string
  readonly count: number
}

export interface MenuTab {
  readonly betType: BetType
  readonly count: number
  readonly sports: readonly MenuSport[]
}

export type Menu = readonly MenuTab[]

/** Which list: a tab, a sport under it, a day and an order. */
export interface MatchQuery {
  readonly betType: BetType
  readonly sport: Sport
  readonly menuId: string
  /** `all`, `today`, `other` or `YYYY-MM-DD` (date rows; specification, venue part, 2). */
  readonly day: string
  readonly sort: 'time' | 'league'
}

/** A match with the markets its list row shows. */
export interface ListedMatch {
  readonly match: Match
  readonly markets: readonly Market[]
}

/** A tab of the match detail: which plays it holds. */
export interface MarketCategory {
  readonly id: string
  readonly name: string
  readonly playIds: readonly string[]
}
