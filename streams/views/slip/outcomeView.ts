import { subtractMoney, sumMoney } from '../../domain/amount.ts'
import type { Leg } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { formatOdds } from '../../domain/oddsFormat.ts'
import type { Bet, OrderState, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { maxReturn, seriesOf, seriesStake, SINGLE_SERIES } from '../../domain/parlay.ts'
import { quoteSingle } from '../../domain/stake.ts'
import type { Placement, PlacementPhase } from '../../machines/placement/placement.ts'
import { legKey } from '../../machines/slip/slip.ts'
import { legLine } from './legLine.ts'

/** One leg of a bet that was confirmed. */
export interface OutcomeLegView {
  readonly key: string
  readonly leg: Leg
  readonly line: string
  readonly agreedOdds: string
  /** The price taken, when the venue says so. */
  readonly takenOdds: string | null
}

/** One bet of a confirm. Before the venue's answer the amounts are those that were agreed to. */
export interface OutcomeBetView {
  readonly orderNo: string | null
  readonly series: number
  readonly lines: number
  readonly state: OrderState | 'sent'
  readonly reasonKey: string | null
  readonly stake: Money
  /** 可赢, if all goes well. */
  readonly canWin: Money
  readonly legs: readonly OutcomeLegView[]
}

/** What the sheet shows of one confirm. */
export interface OutcomeView {
  readonly id: string
  readonly phase: PlacementPhase
  readonly bets: readonly OutcomeBetView[]
  /** Whether a match in play makes the venue wait before it takes the bet. */
  readonly live: boolean
  /** Server ms: when it was sent, and after which nothing more can come of it. */
  readonly sentAt: number
  readonly validUntil: number
  readonly stake: Money
  readonly canWin: Money
  /** What was refused and has not been taken. */
  readonly refusedStake: Money
  readonly accepted: number
  readonly refused: number
  readonly reasonKey: string | null
  readonly message: string | null
  /** The answer was lost, and looking the order up has found it out. */
  readonly lookedUp: boolean
}

export function outcomeView(placement: Placement, wasUnknown: ReadonlySet<string>): OutcomeView {
  const { order, phase } = placement
  const bets = order.bets.map((bet, index) => betView(order, bet, placedAs(placement, bet, index)))
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
    live: order.bets.some(({ legs }) => legs.some(({ timing }) => timing === 'live')),
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
  return state === 'rejected' || state === 'cancelled'
}

/** The venue's row for a bet. Series are told apart by their code; singles come in the order they were sent. */
function placedAs({ bets }: Placement, bet: Bet, index: number): PlacedBet | null {
  const found =
    bet.series === SINGLE_SERIES ? bets[index] : bets.find((placed) => placed.series === bet.series)
  return found ?? null
}

function betView(order: PlacementOrder, bet: Bet, placed: PlacedBet | null): OutcomeBetView {
  const agreed = agreedAmounts(bet, order.oddsFormat)
  const stake = placed?.stake ?? agreed.stake
  const returns = placed?.maxReturn ?? agreed.returns
  return {
    orderNo: placed?.orderNo ?? null,
    series: bet.series,
    lines: bet.lines,
    state: placed?.state ?? 'sent',
    reasonKey: placed?.reasonKey ?? null,
    stake,
    canWin: subtractMoney(returns, stake) ?? agreed.canWin,
    legs: bet.legs.map((leg, index) => {
      const taken = placed?.odds[index] ?? null
      return {
        key: legKey(leg.choice),
        leg,
        line: legLine(leg, leg.choice.line),
        agreedOdds: formatOdds(leg.agreedOdds, order.oddsFormat),
        takenOdds: taken === null ? null : formatOdds(taken, order.oddsFormat),
      }
    }),
  }
}

function agreedAmounts(bet: Bet, format: OddsFormat) {
  const [leg] = bet.legs
  const series = seriesOf(bet.series, bet.legs.length)
  if (series === null && leg !== undefined) {
    const { risked, profit, returns } = quoteSingle(bet.unitStake, leg.agreedOdds, format)
    return { stake: risked, canWin: profit, returns }
  }
  const stake = series === null ? bet.unitStake : seriesStake(bet.unitStake, series)
  const odds = bet.legs.map(({ agreedOdds }) => agreedOdds)
  const returns = series === null ? stake : maxReturn(bet.unitStake, series, odds)
  return { stake, canWin: subtractMoney(returns, stake) ?? stake, returns }
}
