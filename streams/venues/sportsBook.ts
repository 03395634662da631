import type { Observable } from 'rxjs'
import type { Market } from '../domain/market.ts'
import type { Match } from '../domain/match.ts'
import type {
  BetType,
  LeagueChoice,
  ListedMatch,
  ListSport,
  MarketCategory,
  MatchQuery,
  Menu,
} from '../domain/menu.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import type { Call, Dated } from './call.ts'
import type { PushEvent, Watch } from './push.ts'

/** Matches, their markets and prices. */
export interface SportsBook {
  menu(): Call<Menu>
  /**
   * The `menuId` that a sport usually has under a tab, with which its list is requested before the menu is
   * known. `null` or absent where it is known from the menu alone.
   */
  readonly usualMenuId?: (betType: BetType, sport: ListSport) => string | null
  /** A list with the markets of its rows. */
  matches(query: MatchQuery): Call<Dated<readonly ListedMatch[]>>
  /** The leagues of a list, whichever of them it is limited to. If absent, lists have no filter. */
  readonly leagues?: (query: MatchQuery) => Call<readonly LeagueChoice[]>
  /** Fresh state and row markets of listed matches. */
  refresh(matchIds: readonly string[]): Call<Dated<readonly ListedMatch[]>>
  match(matchId: string): Call<Dated<Match>>
  /** The listed matches of a league that are not over, by kick-off. Absent where the venue does not say. */
  readonly leagueMatches?: (leagueId: string) => Call<readonly Match[]>
  categories(matchId: string, sport: Sport): Call<readonly MarketCategory[]>
  markets(matchId: string): Call<Dated<readonly Market[]>>
  /** Addresses of a match's own video, HLS; empty where it has none. Absent where the venue does not say. */
  readonly videos?: (matchId: string) => Call<readonly string[]>
  /** Connects while subscribed, and reconnects by itself. If absent, lists and details are only polled. */
  readonly push?: (watch$: Observable<Watch>) => Observable<PushEvent>
}
