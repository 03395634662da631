import type { Observable } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Leg } from '../domain/leg.ts'
import type { Line, Market, Side } from '../domain/market.ts'
import type { Facts, Match, MatchClock, MatchState, Pair, Phase } from '../domain/match.ts'
import type { ListedMatch, MarketCategory, MatchQuery, Menu } from '../domain/menu.ts'
import type { Currency, Money } from '../domain/money.ts'
import type { Odds, OddsFormat } from '../domain/odds.ts'
import type {
  AcceptanceMode,
  OrderNews,
  OrderPage,
  OrderQuery,
  PlacedBet,
  PlacementOrder,
} from '../domain/order.ts'
import type { Quote } from '../domain/quote.ts'
import type { Result } from '../domain/result.ts'
import type { Sport } from '../domain/sport.ts'
import type { Status } from '../domain/status.ts'

/** One request per subscription: one result, then complete. Never errors. */
export type Call<T> = Observable<Result<T, Failure>>

/** A list or detail answer, true at the venue's time `at` (ms). */
export interface Dated<T> {
  readonly value: T
  readonly at: number
}

/** What a screen may offer at a venue. Screens read this, never a venue's name. */
export interface Capabilities {
  readonly betTypes: readonly MatchQuery['betType'][]
  readonly sports: readonly Sport[]
  readonly oddsFormats: readonly OddsFormat[]
  readonly acceptanceModes: readonly AcceptanceMode[]
  readonly currencies: readonly Currency[]
  readonly severalSingles: boolean
  readonly parlay: boolean
  readonly systems: boolean
  readonly maxLegs: number
  readonly minParlayLegs: number
  /** How the venue tells where a leg's line has gone. */
  readonly lineFollow: 'slot' | 'formerId' | 'nearest' | 'none'
  readonly push: boolean
  readonly cashOut: 'none' | 'full' | 'partial'
  readonly reservation: boolean
  readonly favourites: 'none' | 'local' | 'server'
  readonly search: boolean
  /** Orders carry the client's id, and are looked up by it. */
  readonly lookUpByClientId: boolean
}

/** What a venue tells unasked. `at` is the venue's time; an older event never overwrites a newer one. */
export type PushEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | {
      readonly type: 'lines'
      readonly matchId: string
      readonly at: number
      readonly lines: readonly PushedLine[]
    }
  | { readonly type: 'bettingStatus'; readonly matchId: string; readonly at: number; readonly status: Status }
  | {
      readonly type: 'clock'
      readonly matchId: string
      readonly at: number
      readonly phase: Phase
      readonly clock: MatchClock | null
    }
  | { readonly type: 'state'; readonly matchId: string; readonly at: number; readonly state: MatchState }
  | {
      readonly type: 'score'
      readonly matchId: string
      readonly at: number
      readonly score: Pair | null
      readonly facts: Facts
      readonly redCards: Pair | null
      readonly yellowCards: Pair | null
      readonly corners: Pair | null
    }
  | { readonly type: 'order'; readonly bet: OrderNews }
  | { readonly type: 'balance' }

/**
 * A line as pushed: it names its market by the venue's id, which the book knows from the lists. `null` is
 * what the venue does not tell. With play, slot and sides told, a push may put another line into a slot.
 */
export interface PushedLine {
  readonly marketId: string
  readonly playId: string | null
  readonly slot: number | null
  readonly line: Line | null
  readonly status: Status | null
  /** Only the prices that changed, or all of them. */
  readonly selections: readonly PushedSelection[]
}

export interface PushedSelection {
  readonly optionId: string
  readonly side: Side | null
  /** A price that cannot win is not told, but suspends its selection. */
  readonly odds: Odds | null
  readonly status: Status | null
}

/** What the push should tell of. */
export interface Watch {
  readonly matchIds: readonly string[]
}

export interface PlaceAnswer {
  readonly bets: readonly PlacedBet[]
}

export interface VenuePreferences {
  readonly oddsFormat: 'europe' | 'hk' | null
  readonly acceptance: AcceptanceMode | null
}

export interface VenueMember {
  readonly quickStakes: readonly number[]
  readonly preferences: VenuePreferences
}

/** One sports venue. Reads are retried below this interface; `place` never is. */
export interface Venue {
  readonly code: string
  readonly capabilities: Capabilities
  menu(): Call<Menu>
  /** A list with the markets of its rows. */
  matches(query: MatchQuery): Call<Dated<readonly ListedMatch[]>>
  /** Fresh state and row markets of matches already listed. */
  refresh(matchIds: readonly string[]): Call<Dated<readonly ListedMatch[]>>
  match(matchId: string): Call<Dated<Match>>
  categories(matchId: string, sport: Sport): Call<readonly MarketCategory[]>
  markets(matchId: string): Call<Dated<readonly Market[]>>
  /** Connects while subscribed, and reconnects by itself. */
  push(watch$: Observable<Watch>): Observable<PushEvent>
  /** Prices, lines and limits of these legs now; `series` are the codes whose limits are wanted. */
  quote(legs: readonly Leg[], series: readonly number[], currency: Currency): Call<Quote>
  /** Places once. A transport failure means unknown. */
  place(order: PlacementOrder): Call<PlaceAnswer>
  orderStatus(orderNos: readonly string[]): Call<readonly OrderNews[]>
  /** The orders of one confirm, by the client's id; `at` tells when this was true. */
  findOrders(clientOrderId: string): Call<Dated<readonly PlacedBet[]>>
  orders(query: OrderQuery): Call<OrderPage>
  balance(currency: Currency): Call<Money>
  member(): Call<VenueMember>
  savePreferences(preferences: Partial<VenuePreferences>): Call<null>
}
