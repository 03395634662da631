import type { LegTiming } from '../../../streams/domain/leg.ts'
import type { MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import type { AcceptanceMode, LegOutcome } from '../../../streams/domain/order.ts'
import type { SeriesKey } from '../../../streams/domain/parlay.ts'
import type { PlacingChannel } from '../../../streams/domain/placingChannel.ts'
import type { ReservePay } from '../../../streams/domain/reservation.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { LocalName } from '../json.ts'
import type { OrderOutcome, StoredOrderStatus } from '../schema/orders.ts'

/** A leg as placed. Odds are European × 100 000; the line is in quarters from the home side. */
export interface NewLeg {
  readonly matchId: string
  readonly sport: Sport
  readonly leagueId: string
  readonly leagueName: LocalName
  readonly matchName: LocalName
  /** The entrant of an outright; `null` for other selections. */
  readonly selectionName: LocalName | null
  readonly spec: MarketSpec
  readonly marketId: string
  readonly optionId: string
  readonly playId: string
  readonly slot: number
  readonly line: number | null
  readonly side: Side
  readonly odds: number
  /** The price at which the bet was taken, in the order's odds format. */
  readonly oddsFinal: string
  /** The score at the time of a live bet, from which a handicap may count (`scoreAtBet`); `null` before kick-off. */
  readonly scoreBenchmark: readonly [home: number, away: number] | null
  /** The match's score when the order was placed; `null` in orders of versions that did not store it. */
  readonly placedScore: readonly [home: number, away: number] | null
  readonly timing: LegTiming
  readonly kickOff: number
}

export interface StoredLeg extends NewLeg {
  readonly index: number
  readonly outcome: LegOutcome | null
  readonly settleScore: string | null
  readonly updatedAt: number
}

/** One bet of a confirm. Amounts are minor units. */
export interface NewOrder {
  readonly venue: string
  readonly siteId: string
  readonly status: 'reserved' | 'confirming' | 'accepted'
  /** How a reserved order, which waits for the price of its leg, is paid; `held` when missing. */
  readonly reserve?: ReservePay
  readonly currency: Currency
  /** Where it was placed; `others` when missing. */
  readonly channel?: PlacingChannel
  readonly series: SeriesKey
  /** The number of combinations of the series. */
  readonly lines: number
  readonly unitStake: number
  /** The total stake, which is taken from the wallet. */
  readonly totalStake: number
  /** The typed number; in Malay and Indonesian odds it can differ from the stake. */
  readonly stakeTyped: string
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  /** Stake included. */
  readonly maxReturn: number
  readonly placedAt: number
  /** When a confirming order is due for a decision; `null` for an accepted one. */
  readonly confirmDueAt: number | null
  readonly legs: readonly NewLeg[]
}

export interface StoredOrder extends Omit<NewOrder, 'status' | 'reserve' | 'channel' | 'legs'> {
  readonly channel: PlacingChannel
  readonly orderNo: string
  readonly memberId: number
  /** The client order id of the confirm, shared by all its orders. */
  readonly confirmId: string
  readonly clientOrderId: string
  readonly status: StoredOrderStatus
  /** The sum of everything that the order has paid back so far, stakes and cash-outs included. */
  readonly returned: number
  /** The part of the stake that is not cashed out. */
  readonly openStake: number
  /** What its cash-outs have paid, which is part of `returned`. */
  readonly cashedOut: number
  readonly cashOuts: OrderCashOuts
  /** Whether a settlement had paid before the order was cancelled. */
  readonly cancelledPaid: boolean
  readonly outcome: OrderOutcome | null
  /** Why it was rejected or cancelled. */
  readonly reason: string | null
  /** When it was settled, cashed out, rejected or cancelled. */
  readonly settledAt: number | null
  /** How many of its settlements were withdrawn. */
  readonly rollbacks: number
  /** How the reservation was paid; `null` for an order that was not reserved. */
  readonly reservePay: ReservePay | null
  /** European odds × 100 000. */
  readonly reserveOdds: number | null
  /** When the price came and the order became a bet. */
  readonly filledAt: number | null
  /** Increases with every change. */
  readonly version: number
  readonly legs: readonly StoredLeg[]
}

/** Whether parts of the stake are cashed out; `cancelled` when all of those were cancelled later. */
export type OrderCashOuts = 'none' | 'taken' | 'cancelled'

/**
 * The result of a change. `unchanged`: it had been made before. `refused`: the order's state does not allow it.
 */
export type OrderChange =
  | {
      readonly status: 'changed' | 'unchanged' | 'refused'
      readonly order: StoredOrder
    }
  | { readonly status: 'unknownOrder' }
