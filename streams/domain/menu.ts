import type { Market } from './market.ts'
import type { Match } from './match.ts'
import type { DayKey } from './schedule.ts'
import type { Sport } from './vocabulary/sports.ts'

/** The tabs of the match list. */
export const BET_TYPES = ['today', 'live', 'early', 'parlay', 'champion'] as const

export type BetType = (typeof BET_TYPES)[number]

/** The entry of the hot leagues of all sports, beside the sports of a tab. */
export const HOT = 'hot'

export type ListSport = Sport | typeof HOT

/** A sport under a tab. `menuId` is the venue's id of its list. */
export interface MenuSport {
  readonly sport: ListSport
  readonly name: string
  readonly menuId: string
  readonly count: number
  /** Number of matches by day; empty where the venue does not report it. */
  readonly dayCounts: Readonly<Partial<Record<DayKey, number>>>
  /** The same of the matches that are in play; absent where the venue does not report it. */
  readonly dayLiveCounts?: Readonly<Partial<Record<DayKey, number>>>
}

export interface MenuTab {
  readonly betType: BetType
  readonly count: number
  readonly sports: readonly MenuSport[]
}

export type Menu = readonly MenuTab[]

/** Orders of a list: hot leagues first, by kick-off, or league by league. */
export const LIST_SORTS = ['hot', 'time', 'league'] as const

export type ListSort = (typeof LIST_SORTS)[number]

/** Selects a list: a tab, a sport, a day, leagues and an order. */
export interface MatchQuery {
  readonly betType: BetType
  readonly sport: ListSport
  readonly menuId: string
  /** `all`, `today`, `other` or `YYYY-MM-DD`. */
  readonly day: string
  readonly sort: ListSort
  /** The ids of the leagues that are wanted, sorted; all when empty. */
  readonly leagues: readonly string[]
}

/** A league of a list, as its filter offers it. */
export interface LeagueChoice {
  readonly id: string
  readonly name: string
  /** Where it is played; empty when unknown. */
  readonly region: string
  /** `A` to `Z` by the member's language, or `#`. */
  readonly letter: string
  readonly sport: Sport
  readonly hot: boolean
  /** Number of its matches in the list. */
  readonly count: number
}

/** The tabs of the home list: the venue's bet types, and the member's favourites of all of them. */
export const LIST_TABS = [...BET_TYPES, 'favourite'] as const

export type ListTab = (typeof LIST_TABS)[number]

/** A list of the venue, or the favourites in their order. */
export type ListQuery = MatchQuery | { readonly betType: 'favourite'; readonly sort: ListSort }

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
