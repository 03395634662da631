import type { Leg } from './leg.ts'
import type { Line, MarketSpec, Side } from './market.ts'
import type { Pair } from './match.ts'
import type { Currency, Money } from './money.ts'
import type { Odds, OddsFormat } from './odds.ts'
import type { Sport } from './sport.ts'

/** Which price moves the member accepts: 0 none, 1 better, 2 any. A changed line is never accepted. */
export const ACCEPTANCE_MODES = ['none', 'better', 'any'] as const

export type AcceptanceMode = (typeof ACCEPTANCE_MODES)[number]

export type LegOutcome = 'win' | 'halfWin' | 'push' | 'halfLose' | 'lose' | 'void'

/** One bet of a slip: a single (series 1), a k-fold (k001) or a full cover (3004 …). */
export interface Bet {
  readonly series: number
  /** Sub-bets. */
  readonly lines: number
  readonly legs: readonly Leg[]
  /** What was typed, for each sub-bet. */
  readonly unitStake: Money
}

/** All that one tap on the main button sends. Made once for each confirm and stored before sending. */
export interface PlacementOrder {
  /** The client's order id: an order is accepted once per id, whatever is resent. */
  readonly id: string
  readonly venue: string
  readonly currency: Currency
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  readonly bets: readonly Bet[]
  /** Server ms; the platform refuses the order after it, so an unknown result has an end. */
  readonly validUntil: number
}

export type OrderState = 'confirming' | 'accepted' | 'rejected' | 'cancelled' | 'settled' | 'unknown'

/** One order as placed: the answer to a placement, bet by bet. */
export interface PlacedBet {
  readonly orderNo: string
  readonly series: number
  readonly state: OrderState
  readonly stake: Money
  readonly maxReturn: Money
  /** The prices taken, leg by leg, when the venue says so. */
  readonly odds: readonly (Odds | null)[]
  /** Why it was rejected, as a text key. */
  readonly reasonKey: string | null
}

/** How an order stands that was placed before. */
export interface OrderNews extends Pick<PlacedBet, 'orderNo' | 'state' | 'reasonKey'> {
  /** What it can win, net of the stake, minor units; `null` when the venue does not say. */
  readonly maxWin: number | null
}

export interface OrderLeg {
  readonly matchId: string
  readonly sport: Sport
  readonly leagueName: string
  readonly homeName: string
  readonly awayName: string
  readonly marketName: string
  readonly selectionName: string
  readonly spec: MarketSpec | null
  readonly side: Side | null
  readonly line: Line | null
  readonly odds: Odds
  readonly oddsText: string
  readonly oddsFormat: OddsFormat
  readonly live: boolean
  readonly kickOff: number
  readonly scoreAtBet: Pair | null
  readonly settleScore: string | null
  readonly outcome: LegOutcome | null
}

/** One order in the records. */
export interface Order {
  readonly orderNo: string
  readonly clientOrderId: string | null
  readonly state: OrderState
  readonly series: number
  readonly lines: number
  readonly placedAt: number
  readonly settledAt: number | null
  readonly stake: Money
  readonly maxWin: Money
  /** What came back, stake included; `null` until settled. */
  readonly returned: Money | null
  readonly profit: Money | null
  readonly outcome: LegOutcome | 'part' | null
  readonly legs: readonly OrderLeg[]
}

export interface OrderQuery {
  readonly settled: boolean
  readonly page: number
  readonly size: number
  /** Date filter codes: Today 1, Yesterday 2, Week 3, Month 4, SelfDefined 5 (specification, platform part, 3). */
  readonly range: 'today' | 'yesterday' | 'week' | 'month' | { readonly from: number; readonly to: number }
  readonly currency: Currency
}

export interface OrderPage {
  readonly orders: readonly Order[]
  readonly total: number
  readonly stakeTotal: Money
  readonly profitTotal: Money
  readonly maxWinTotal: Money
  readonly more: boolean
  /** Server ms at which the list was true. */
  readonly at: number
}
