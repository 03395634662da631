import type { Observable } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Leg } from '../domain/leg.ts'
import type { Line, Market, Side } from '../domain/market.ts'
import type { Facts, Match, MatchClock, MatchState, Pair, Phase } from '../domain/match.ts'
import type { BetType, ListedMatch, MarketCategory, MatchQuery, Menu } from '../domain/menu.ts'
import type { Currency, Money } from '../domain/money.ts'
import type { Odds, OddsFormat } from '../domain/odds.ts'
import type {
  AcceptanceMode,
  Order,
  OrderNews,
  OrderPage,
  OrderQuery,
  PlacedBet,
  PlacementOrder,
} from '../domain/order.ts'
import type { SeriesKey } from '../domain/parlay.ts'
import type { Quote } from '../domain/quote.ts'
import type { Result } from '../domain/result.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import type { Status } from '../domain/status.ts'

/** Sends one request per subscription, emits one result and completes. Never errors. */
export type Call<T> = Observable<Result<T, Failure>>

/** A list or detail answer, read at the venue's time `at`, ms. */
export interface Dated<T> {
  readonly value: T
  readonly at: number
}

/**
 * A venue, as facets. A facet that a venue lacks is absent, and screens check for the facet, never for a
 * venue's name. Reads are retried below this interface; `bets.place` never is.
 */
export interface Venue {
  readonly code: string
  readonly rules: VenueRules
  readonly sports: SportsBook
  readonly bets: Betting
  readonly preferences?: Preferences
}

/** Static properties of a venue. The first entry of a list is the venue's default. */
export interface VenueRules {
  readonly betTypes: readonly [BetType, ...BetType[]]
  readonly oddsFormats: readonly [OddsFormat, ...OddsFormat[]]
  readonly acceptanceModes: readonly [AcceptanceMode, ...AcceptanceMode[]]
  readonly currencies: readonly [Currency, ...Currency[]]
  /** The most legs in a slip. */
  readonly maxLegs: number
  /** Series; `null` where there are only singles. */
  readonly parlay: {
    readonly minLegs: number
    /** Whether smaller folds and covers are offered besides the fold of all legs. */
    readonly systems: boolean
  } | null
}

/** Matches, their markets and prices. */
export interface SportsBook {
  menu(): Call<Menu>
  /**
   * The `menuId` that a sport usually has under a tab, with which its list is requested before the menu is
   * known. `null` or absent where it is known from the menu alone.
   */
  readonly usualMenuId?: (betType: BetType, sport: Sport) => string | null
  /** A list with the markets of its rows. */
  matches(query: MatchQuery): Call<Dated<readonly ListedMatch[]>>
  /** Fresh state and row markets of listed matches. */
  refresh(matchIds: readonly string[]): Call<Dated<readonly ListedMatch[]>>
  match(matchId: string): Call<Dated<Match>>
  categories(matchId: string, sport: Sport): Call<readonly MarketCategory[]>
  markets(matchId: string): Call<Dated<readonly Market[]>>
  /** Connects while subscribed, and reconnects by itself. If absent, lists and details are only polled. */
  readonly push?: (watch$: Observable<Watch>) => Observable<PushEvent>
}

/** Bets, orders and the balance. */
export interface Betting {
  /** Present prices, lines and limits of these legs; `series` are the series whose limits are requested. */
  quote(legs: readonly Leg[], series: readonly SeriesKey[], currency: Currency): Call<Quote>
  /** Places once. A transport failure means that the outcome is unknown. */
  place(order: PlacementOrder): Call<PlaceAnswer>
  orderStatus(orderNos: readonly string[]): Call<readonly OrderNews[]>
  readonly orderLookUp: OrderLookUp
  orders(query: OrderQuery): Call<OrderPage>
  balance(currency: Currency): Call<Money>
}

/** The answer to a confirm: every bet of it, once. */
export interface PlaceAnswer {
  readonly bets: readonly PlacedBet[]
}

/**
 * How to find the outcome of a confirm after a missing answer
 * (docs/decisions/0010-an-order-carries-its-own-end.md). `clientId`: orders have the client order id, and
 * none is created after `validUntil`. `list`: orders are matched by their content.
 */
export type OrderLookUp =
  | {
      readonly by: 'clientId'
      /** The orders of one confirm, found by its id. */
      find(order: PlacementOrder): Call<Dated<readonly PlacedBet[]>>
    }
  | {
      readonly by: 'list'
      /** How long after sending (ms) an order of a confirm may first appear in the list. */
      readonly listedWithinMs: number
      /** The greatest difference between the venue's clock and the platform's, ms. */
      readonly clockSkewMs: number
      list(query: RecentQuery): Call<Dated<RecentOrders>>
    }

export interface RecentQuery {
  readonly currency: Currency
  /** Venue time, ms; orders placed earlier are not needed. */
  readonly from: number
}

/** Open and settled orders placed since a time. */
export interface RecentOrders {
  readonly orders: readonly Order[]
  /** False when the list may be incomplete. */
  readonly complete: boolean
}

/** The settings that the venue stores for the member. */
export interface Preferences {
  load(): Call<VenuePreferences>
  save(chosen: Pick<VenuePreferences, 'oddsFormat' | 'acceptance'>): Call<null>
}

/** `null` and empty where the member has made no choice. */
export interface VenuePreferences {
  readonly quickStakes: readonly number[]
  readonly oddsFormat: OddsFormat | null
  readonly acceptance: AcceptanceMode | null
}

/** An event of the venue's push. `at` is the venue's time; an older event never replaces newer data. */
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
    }
  | { readonly type: 'order'; readonly bet: OrderNews }
  | { readonly type: 'balance' }

/**
 * A pushed line, identified by the venue's id, which the book knows from the lists. Fields that the venue did
 * not send are `null`. A push with `playId`, slot and all sides may put another line into a slot.
 */
export interface PushedLine {
  readonly marketId: string
  readonly playId: string | null
  readonly slot: number | null
  /** See `LegChoice`. */
  readonly handle: string | null
  readonly line: Line | null
  readonly status: Status | null
  /** The changed prices only, or all of them. */
  readonly selections: readonly PushedSelection[]
}

export interface PushedSelection {
  readonly optionId: string
  readonly side: Side | null
  /** `null` for an invalid price, in which case the selection is suspended. */
  readonly odds: Odds | null
  readonly status: Status | null
}

/** What the push should report. */
export interface Watch {
  readonly matchIds: readonly string[]
  /** The markets in the slip, which the venue sends first. */
  readonly slipMarkets: readonly SlipMarket[]
}

export interface SlipMarket {
  readonly matchId: string
  readonly marketId: string
}

/** The member's setting if the venue supports it, or the venue's default. */
export function offered<T>(choices: readonly [T, ...T[]], wanted: T): T {
  return choices.includes(wanted) ? wanted : choices[0]
}
