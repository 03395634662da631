import type { LegTiming } from '../../../streams/domain/leg.ts'
import type { MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import type { AcceptanceMode, LegOutcome } from '../../../streams/domain/order.ts'
import type { Sport } from '../../../streams/domain/sport.ts'
import type { LocalName } from '../json.ts'
import type { OrderOutcome, StoredOrderStatus } from '../schema/orders.ts'

/** A leg as placed. Odds are European × 100 000, the line is in quarters from the home side. */
export interface NewLeg {
  readonly matchId: string
  readonly sport: Sport
  readonly leagueId: string
  readonly leagueName: LocalName
  readonly matchName: LocalName
  readonly spec: MarketSpec
  readonly marketId: string
  readonly optionId: string
  readonly playId: string
  readonly slot: number
  readonly line: number | null
  readonly side: Side
  readonly odds: number
  /** The price as the member saw it, in the order's odds format. */
  readonly oddsFinal: string
  /** The score from which a live handicap counts; `null` before kick-off. */
  readonly scoreBenchmark: readonly [home: number, away: number] | null
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
  readonly status: 'confirming' | 'accepted'
  readonly currency: Currency
  /** 1 for a single, else the code of the k-fold or system. */
  readonly series: number
  /** Sub-bets. */
  readonly lines: number
  readonly unitStake: number
  /** What is risked, and taken from the wallet. */
  readonly totalStake: number
  /** What was typed; in Malay and Indonesian prices not what is risked. */
  readonly stakeTyped: string
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  /** Stake included. */
  readonly maxReturn: number
  readonly placedAt: number
  /** When a confirming order is decided; `null` for an accepted one. */
  readonly confirmDueAt: number | null
  readonly legs: readonly NewLeg[]
}

export interface StoredOrder extends Omit<NewOrder, 'status' | 'legs'> {
  readonly orderNo: string
  readonly memberId: number
  /** The client's id of the confirm, shared by all its orders. */
  readonly confirmId: string
  readonly clientOrderId: string
  readonly status: StoredOrderStatus
  /** What came back so far, stake included. */
  readonly returned: number
  readonly outcome: OrderOutcome | null
  /** Why it was rejected or cancelled. */
  readonly reason: string | null
  /** When it was settled, rejected or cancelled. */
  readonly settledAt: number | null
  /** Grows with every change. */
  readonly version: number
  readonly legs: readonly StoredLeg[]
}

/**
 * What became of a change. `unchanged`: it had been made before. `refused`: the order is in a state in
 * which it cannot be made.
 */
export type OrderChange =
  | { readonly status: 'changed' | 'unchanged' | 'refused'; readonly order: StoredOrder }
  | { readonly status: 'unknownOrder' }
