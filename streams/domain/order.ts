import type { CashOutState } from './cashOut.ts'
import type { Leg } from './leg.ts'
import type { LocalText } from './localText.ts'
import type { Line, MarketSpec, Side } from './market.ts'
import type { Pair } from './match.ts'
import type { Currency, Money } from './money.ts'
import type { Movement } from './movement.ts'
import type { OtherCurrency } from './otherCurrency.ts'
import type { Odds, OddsFormat } from './odds.ts'
import type { SeriesKey } from './parlay.ts'
import type { PlacingChannel } from './placingChannel.ts'
import type { ReservationState, ReservePay } from './reservation.ts'
import type { Sport } from './vocabulary/sports.ts'

/** Which price changes the member accepts. A changed line is never accepted. */
export const ACCEPTANCE_MODES = ['none', 'better', 'any'] as const

export type AcceptanceMode = (typeof ACCEPTANCE_MODES)[number]

/** What a member can set: a mode for every bet, or `ask`, to choose the mode of each bet in the slip. */
export const ACCEPTANCE_SETTINGS = [...ACCEPTANCE_MODES, 'ask'] as const

export type AcceptanceSetting = (typeof ACCEPTANCE_SETTINGS)[number]

/** Outcomes of a leg that was decided by a count. */
export const PLAYED_OUTCOMES = ['win', 'halfWin', 'push', 'halfLose', 'lose'] as const

/**
 * Reasons why a leg was not decided. Each returns the stake; only the text shown differs. `postponed` is the
 * postponed bet of a venue, `matchPostponed` a bet whose match was moved (docs/pmty.md, 1.8).
 */
export const VOID_OUTCOMES = [
  'void',
  'cancelled',
  'postponed',
  'delayed',
  'interrupted',
  'abandoned',
  'matchPostponed',
  'betsCancelled',
  'marketCancelled',
] as const

export type PlayedOutcome = (typeof PLAYED_OUTCOMES)[number]
export type VoidOutcome = (typeof VOID_OUTCOMES)[number]
export type LegOutcome = PlayedOutcome | VoidOutcome
/** The outcome of a count; `void` if the side or line does not exist in the market. */
export type CountedOutcome = PlayedOutcome | 'void'

const voids: ReadonlySet<LegOutcome> = new Set(VOID_OUTCOMES)

export function isVoid(outcome: LegOutcome): outcome is VoidOutcome {
  return voids.has(outcome)
}

/** One bet of a slip: a single or a series. */
export interface Bet {
  readonly series: SeriesKey
  /** Number of combinations. */
  readonly combinations: number
  readonly legs: readonly Leg[]
  /** The typed amount, per combination. */
  readonly unitStake: Money
}

/** What a reservation waits for, and when it is paid. */
export interface ReserveWish {
  readonly odds: Odds
  /** May be another line than that of the leg. */
  readonly line: Line | null
  readonly pay: ReservePay
}

/** A confirm: everything that one tap on the main button sends. Created once and stored before it is sent. */
export interface PlacementOrder {
  /** The client order id. Only one order is created per id, however often it is sent. */
  readonly id: string
  readonly venue: string
  readonly currency: Currency
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  readonly bets: readonly Bet[]
  /** Waits for another price of the only leg; missing for a bet at the present price. */
  readonly reserve?: ReserveWish
  /**
   * Server time, ms. The platform refuses the order afterwards, so an unknown outcome is resolved at the
   * latest then.
   */
  readonly validUntil: number
}

/**
 * `reserved`: waits for its price and is not a bet yet. `eventCancelled`: accepted, then returned because the event
 * was cancelled. `rolledBack`: open again, because its settlement was withdrawn. `cancelling`: accepted, and about
 * to be cancelled; nothing has been returned yet.
 */
export type OrderState =
  | 'reserved'
  | 'confirming'
  | 'accepted'
  | 'rejected'
  | 'cancelling'
  | 'cancelled'
  | 'eventCancelled'
  | 'settled'
  | 'rolledBack'
  | 'unknown'

/**
 * Whether an order has been paid out. `withdrawn`: it was paid, and cancelled afterwards. The numbers of the record
 * are 1, 0, 2 and 3.
 */
export type Payout = 'paid' | 'unpaid' | 'cancelled' | 'withdrawn'

/** Whether an accepted order has reached its final state. */
export function isOver(state: OrderState): boolean {
  return state === 'settled' || state === 'cancelled' || state === 'eventCancelled'
}

/** Whether the stake is returned without a result. */
export function isReturned(state: OrderState): boolean {
  return state === 'rejected' || state === 'cancelled' || state === 'eventCancelled'
}

/** The result of one bet of a confirm. */
export interface PlacedBet {
  /** Index of the bet in the confirm's `bets`. */
  readonly bet: number
  /** `null` if the venue created no order for the bet. */
  readonly orderNo: string | null
  readonly state: OrderState
  readonly stake: Money
  readonly maxReturn: Money
  /** The accepted prices of the legs; `null` where the venue does not report them. */
  readonly odds: readonly (Odds | null)[]
  /** Text key of the reason for rejection. */
  readonly reasonKey: string | null
}

/** A change of state of an existing order. */
export interface OrderNews extends Pick<PlacedBet, 'state' | 'reasonKey'> {
  readonly orderNo: string
  /** Maximum profit without the stake, minor units; `null` when the venue does not report it. */
  readonly maxWin: number | null
  /** State of a reserved order; `null` for any other order, and if the venue does not report it. */
  readonly reservation?: ReservationState | null
  /** What a notice says about the change; missing if the venue does not report it. */
  readonly told?: OrderTold
}

/** The part of a changed order that a notice shows. */
export interface OrderTold {
  /** The match of its first leg. */
  readonly title: LocalText
  readonly legs: number
  readonly stake: Money
  /** What it has returned so far, stake included. */
  readonly returned: Money
  /** `null` while it is open. */
  readonly outcome: Order['outcome']
  /** How many of its settlements were withdrawn. */
  readonly rollbacks: number
  readonly cashOut: CashOutState
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
  /** Set for virtual sports: the title, such as `VR赛马 20261120-0346`, and the batch whose proof can be opened. */
  readonly virtual?: { readonly title: string; readonly game: string; readonly batchNo: string }
  readonly kickOff: number
  readonly scoreAtBet: Pair | null
  readonly settleScore: string | null
  readonly outcome: LegOutcome | null
}

/** An order in the records. */
export interface Order {
  readonly orderNo: string
  readonly clientOrderId: string | null
  readonly state: OrderState
  /** `null` for one that this app does not know. */
  readonly series: SeriesKey | null
  /** Whether it has one selection or several; known even if the series is not. */
  readonly kind: 'single' | 'parlay'
  /** Whether it has one combination or several. */
  readonly ticket: 'single' | 'multiple'
  readonly combinations: number
  /** Where it was placed; `null` where the venue does not say. */
  readonly channel: PlacingChannel | null
  /** Set for a reservation that became a bet. */
  readonly reserved?: true
  readonly placedAt: number
  readonly settledAt: number | null
  /** The currency of all its amounts, if the member has no wallet in it. */
  readonly otherCurrency?: OtherCurrency
  readonly stake: Money
  /** The part of the stake that is not cashed out. */
  readonly openStake: Money
  /** What is cashed out, and what it has paid. */
  readonly cashOut: { readonly state: CashOutState; readonly amount: Money }
  /** Whether the venue offers cash-out for it at all; whether it does so now is in the quotes. */
  readonly cashable: boolean
  /** What the open stake can win. */
  readonly maxWin: Money
  /** The amount returned, with the stake and what was cashed out; `null` until settled. */
  readonly returned: Money | null
  readonly profit: Money | null
  readonly outcome: LegOutcome | 'part' | null
  readonly payout: Payout
  /** How many of its settlements were withdrawn. */
  readonly rollbacks: number
  /** All its transfers, oldest first, of an order whose payment was changed afterwards; otherwise empty. */
  readonly movements: readonly Movement[]
  /** Text key of the reason for refusal. */
  readonly reasonKey: string | null
  readonly legs: readonly OrderLeg[]
}

/** Days of the records. Dates are in server time, ms. */
export type OrderRange =
  'today' | 'yesterday' | 'week' | 'month' | { readonly from: number; readonly to: number }

export interface OrderQuery {
  readonly settled: boolean
  /** The beginning of an order number; orders of any time and both states are then listed. */
  readonly number?: string
  readonly page: number
  readonly size: number
  /** The days to list; `all` for any time. */
  readonly range: OrderRange | 'all'
  readonly currency: Currency
}

export interface OrderPage {
  readonly orders: readonly Order[]
  readonly total: number
  /** How many of `total` were refused or cancelled; `null` when the venue does not report it. */
  readonly refused: number | null
  /** How many of `total` were accepted, at a venue that counts them; elsewhere those that were not refused. */
  readonly accepted?: number
  readonly stakeTotal: Money
  readonly profitTotal: Money
  readonly maxWinTotal: Money
  /** The stakes without those that came back without a result; `null` when the venue does not report it. */
  readonly consumedTotal: Money | null
  /** What all can return, stakes included; `null` when the venue does not report it. */
  readonly canReturnTotal: Money | null
  readonly more: boolean
  /** Server time at which the list was read, ms. */
  readonly at: number
}
