import type { LeagueChoice, ListedMatch } from '../domain/menu.ts'
import type { DayKey } from '../domain/schedule.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import type { Call, Dated } from './call.ts'

/** An entry of the menu of esports: a game, or all of them. */
export interface EsportsGame {
  /** `null` for all games. */
  readonly sport: Sport | null
  /** The venue's id of its lists. */
  readonly menuId: string
  /** What the address of its list ends with. */
  readonly path: string
  /** Matches in play or to come, and those of them that are in play. */
  readonly count: number
  readonly liveCount: number
}

/** An entry of the dates of a game. */
export interface EsportsDate {
  readonly key: DayKey
  readonly count: number
  readonly liveCount: number
}

/** Selects a list of esports. */
export interface EsportsQuery {
  /** `menuId` of a game. */
  readonly menuId: string
  readonly day: DayKey
  readonly sort: 'league' | 'time'
  /** The ids of the leagues that are wanted, sorted; all when empty. */
  readonly leagues: readonly string[]
}

/** Electronic sports, which are in no list of the other sports (docs/esports.md). */
export interface Esports {
  /** All games first, then each one in the order of the venue; none where it has no esports now. */
  games(): Call<readonly EsportsGame[]>
  /** Today, seven days, and all later ones, always nine and in this order. */
  dates(menuId: string): Call<readonly EsportsDate[]>
  /** A list with the markets of its rows. */
  list(query: EsportsQuery): Call<Dated<readonly ListedMatch[]>>
  /** The leagues of a list, whichever of them it is limited to. */
  leagues(query: EsportsQuery): Call<readonly LeagueChoice[]>
  /** The venue's image domain, for crests without a host; empty for the page's own origin. */
  pictures(): Call<string>
}
