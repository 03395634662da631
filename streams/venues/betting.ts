import type { Leg } from '../domain/leg.ts'
import type { Currency, Money } from '../domain/money.ts'
import type { Order, OrderNews, OrderPage, OrderQuery, PlacedBet, PlacementOrder } from '../domain/order.ts'
import type { SeriesKey } from '../domain/parlay.ts'
import type { Quote } from '../domain/quote.ts'
import type { Call, Dated } from './call.ts'

/** Bets, orders and the balance. */
export interface Betting {
  /** Present prices, lines and limits of these legs; `series` are the series whose limits are requested. */
  quote(legs: readonly Leg[], series: readonly SeriesKey[], currency: Currency): Call<Quote>
  /**
   * Places once. A transport failure means that the outcome of all bets is unknown, a refusal that none was made
   * (unless its action is `lookUp`). A venue that accepts bets one by one reports it for each bet.
   */
  place(order: PlacementOrder): Call<PlaceAnswer>
  orderStatus(orderNos: readonly string[]): Call<readonly OrderNews[]>
  readonly orderLookUp: OrderLookUp
  orders(query: OrderQuery): Call<OrderPage>
  balance(currency: Currency): Call<Money>
}

/**
 * The answer to a confirm: each of its bets at most once. Some may be accepted and others refused, with an order
 * or without. A bet that is missing, or whose state is `unknown`, is looked up.
 */
export interface PlaceAnswer {
  readonly bets: readonly PlacedBet[]
}

/**
 * How to find the outcome of a confirm after a missing answer
 * (docs/decisions/0010-an-order-carries-its-own-end.md). `clientId`: orders have the client order id, and
 * none is created after `validUntil`. `list`: orders are matched by their content; a bet that is not listed was
 * not placed once the list is later than both `validUntil` and the time in which it should have been listed.
 */
export type OrderLookUp =
  | {
      readonly by: 'clientId'
      /** The orders of one confirm, found by its id. */
      find(order: PlacementOrder): Call<Dated<readonly PlacedBet[]>>
    }
  | {
      readonly by: 'list'
      /**
       * How long after sending an order of a confirm may first appear in the list, platform ms. A time that the
       * venue measures in real ms is multiplied by the rate of platform time.
       */
      readonly listedWithinMs: number
      /** The greatest difference between the venue's clock and the platform's, platform ms. */
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
