import { subtractMoney, sumMoney } from '../../domain/amount.ts'
import { isLiveLeg, type Leg } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import {
  type Bet,
  isReturned,
  type OrderState,
  type PlacedBet,
  type PlacementOrder,
} from '../../domain/order.ts'
import { maxReturn, type SeriesKey, seriesOf, seriesStake, SINGLE_SERIES } from '../../domain/parlay.ts'
import { quoteSingle } from '../../domain/stake.ts'
import { placedBet, type Placement, type PlacementPhase } from '../../machines/placement/placement.ts'
import { legKey } from '../../machines/slip/legKeys.ts'
import { legLine } from './legLine.ts'

/** A leg of a confirmed bet. */
export interface OutcomeLegView {
  readonly key: string
  readonly leg: Leg
  readonly line: string
  readonly agreedOdds: string
  /** The accepted price; `null` if the venue does not report it. */
  readonly takenOdds: string | null
}

/** A bet of a confirm. Before the venue's answer its amounts are the agreed ones. */
export interface OutcomeBetView {
  readonly orderNo: string | null
  readonly series: SeriesKey
  readonly combinations: number
  readonly state: OrderState | 'sent'
  readonly reasonKey: string | null
  readonly stake: Money
  /** The profit if every leg wins. */
  readonly canWin: Money
  readonly legs: readonly OutcomeLegView[]
}

/** The state of a confirm, for the sheet. */
export interface OutcomeView {
  readonly id: string
  readonly phase: PlacementPhase
  readonly bets: readonly OutcomeBetView[]
  /** Whether a leg is in play, so that the venue delays its acceptance. */
  readonly live: boolean
  /** Whether it waits for a price instead of betting at the present one. */
  readonly reserve: boolean
  /** Server time of sending, and the time after which no more orders are created, ms. */
  readonly sentAt: number
  readonly validUntil: number
  readonly stake: Money
  readonly canWin: Money
  /** The stakes of refused bets, which were not taken. */
  readonly refusedStake: Money
  readonly accepted: number
  readonly refused: number
  readonly reasonKey: string | null
  readonly message: string | null
  /** Whether the answer was missing and the outcome was found by a look-up. */
  readonly lookedUp: boolean
}

export function outcomeView(placement: Placement, wasUnknown: ReadonlySet<string>): OutcomeView {
  const { order, phase } = placement
  const bets = order.bets.map((bet, index) => betView(order, bet, placedBet(placement, index)))
  const refused = phase === 'rejected' ? bets : bets.filter(({ state }) => isRefused(state))
  const zero = { minor: 0, currency: order.currency }
  const total = (of: readonly OutcomeBetView[]): Money =>
    sumMoney(
      of.map(({ stake }) => stake),
      order.currency,
    ) ?? zero
  return {
    id: order.id,
    phase,
    bets,
    live: order.bets.some(({ legs }) => legs.some(isLiveLeg)),
    reserve: order.reserve !== undefined,
    sentAt: placement.sentAt,
    validUntil: order.validUntil,
    stake: total(bets),
    canWin:
      sumMoney(
        bets.filter((bet) => !isRefused(bet.state)).map(({ canWin }) => canWin),
        order.currency,
      ) ?? zero,
    refusedStake: total(refused),
    accepted: bets.filter(({ state }) => state === 'accepted' || state === 'settled').length,
    refused: refused.length,
    reasonKey: placement.reasonKey ?? refused.find(({ reasonKey }) => reasonKey !== null)?.reasonKey ?? null,
    message: placement.message,
    lookedUp: phase !== 'unknown' && wasUnknown.has(order.id),
  }
}

function isRefused(state: OutcomeBetView['state']): boolean {
  return state !== 'sent' && isReturned(state)
}

function betView(order: PlacementOrder, bet: Bet, placed: PlacedBet | null): OutcomeBetView {
  const agreed = agreedAmounts(wanted(bet, order), order.oddsFormat)
  // A bet without an order has the agreed amounts.
  const made = placed?.orderNo == null ? null : placed
  const stake = made?.stake ?? agreed.stake
  const returns = made?.maxReturn ?? agreed.returns
  return {
    orderNo: placed?.orderNo ?? null,
    series: bet.series,
    combinations: bet.combinations,
    state: placed?.state ?? 'sent',
    reasonKey: placed?.reasonKey ?? null,
    stake,
    canWin: subtractMoney(returns, stake) ?? agreed.canWin,
    legs: wanted(bet, order).legs.map((leg, index) => {
      const taken = placed?.odds[index] ?? null
      const display = oddsDisplayOf(leg.choice.sport)
      return {
        key: legKey(leg.choice),
        leg,
        line: legLine(leg, leg.choice.line),
        agreedOdds: formatOdds(leg.agreedOdds, order.oddsFormat, display),
        takenOdds: taken === null ? null : formatOdds(taken, order.oddsFormat, display),
      }
    }),
  }
}

/** The bet with the price and line that a reservation waits for. */
function wanted(bet: Bet, { reserve }: PlacementOrder): Bet {
  if (reserve === undefined) return bet
  const { odds, line } = reserve
  return {
    ...bet,
    legs: bet.legs.map((leg) => ({ ...leg, agreedOdds: odds, choice: { ...leg.choice, line } })),
  }
}

function agreedAmounts(bet: Bet, format: OddsFormat) {
  const [leg] = bet.legs
  const series = bet.series === SINGLE_SERIES ? null : seriesOf(bet.series)
  if (series === null && leg !== undefined) {
    const { risked, profit, returns } = quoteSingle(bet.unitStake, leg.agreedOdds, format)
    return { stake: risked, canWin: profit, returns }
  }
  const stake = series === null ? bet.unitStake : seriesStake(bet.unitStake, series)
  const odds = bet.legs.map(({ agreedOdds }) => agreedOdds)
  const returns = series === null ? stake : maxReturn(bet.unitStake, series, odds)
  return { stake, canWin: subtractMoney(returns, stake) ?? stake, returns }
}
