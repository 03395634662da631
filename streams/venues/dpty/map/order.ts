import { money } from '../../../domain/money.ts'
import type { Currency, Money } from '../../../domain/money.ts'
import { type Movement, movementKind } from '../../../domain/movement.ts'
import { type Odds, ODDS_SCALE, oddsFromScaled } from '../../../domain/odds.ts'
import {
  isOver,
  isReturned,
  type Order,
  type OrderLeg,
  type OrderState,
  type Payout,
} from '../../../domain/order.ts'
import { seriesOf } from '../../../domain/parlay.ts'
import { DPTY_BET_RESULTS } from '../../../wire/dpty/betNumbers.ts'
import type { DptyMovement, DptyOrder, DptyOrderLeg } from '../../../wire/dpty/history.ts'
import { dptyOddsOf } from '../../../wire/dpty/prices.ts'
import { seriesOfCode } from '../../seriesCodes.ts'
import { seriesOutcome } from '../../seriesOutcome.ts'
import { unitsMoney, unitsOrZero } from '../../unitsMoney.ts'
import { refusalKey } from '../errors.ts'
import {
  cashOutStateOf,
  channelOf,
  currencyOf,
  formatOf,
  marketSpecOf,
  orderStateOf,
  outcomeOf,
  payoutOf,
  reservationStateOf,
  sideOf,
  sportOf,
  withReservation,
} from '../numbers.ts'
import { homeLine } from './market.ts'
import { readPair } from './match.ts'

/** In which language names are shown. */
export interface NameChoice {
  readonly english: boolean
}

/** Converts a record to an order. `currency` is that of the request, used if the record has none. */
export function readOrder(record: DptyOrder, currency: Currency, names: NameChoice): Order {
  const own = currencyOf(record.currency) ?? currency
  const state = stateOf(record)
  const over = isOver(state)
  const stake = unitsOrZero(record.productAmountTotal, own)
  const series = seriesOfCode(record.seriesType, record.details.length)
  const combinations = series === null ? 1 : (seriesOf(series)?.combinations ?? 1)
  const openStake = openStakeOf(record, stake)
  const legs = record.details.map((leg) => readLeg(leg, names))
  return {
    orderNo: record.id,
    clientOrderId: record.clientOrderId,
    state,
    series,
    kind: record.details.length > 1 ? 'parlay' : 'single',
    ticket: combinations > 1 ? 'multiple' : 'single',
    combinations,
    channel: channelOf(record.betChannel),
    ...(reservationStateOf(record.reserveStatus) === 'filled' ? { reserved: true } : {}),
    placedAt: record.createTime,
    settledAt: over ? record.settleTime : null,
    stake,
    openStake,
    cashOut: { state: cashOutStateOf(record.preSettle), amount: unitsOrZero(record.preSettleAmount, own) },
    cashable: record.cashable && openStake.minor > 0,
    maxWin: unitsOrZero(record.maxWinAmount, own),
    returned: over ? unitsMoney(record.settleAmount, own) : null,
    profit: over ? unitsMoney(record.profitAmount, own) : null,
    outcome: over ? outcomeOfOrder(record, legs, combinations) : null,
    payout: payoutOf(record.billStatus) ?? usualPayout(state),
    rollbacks: record.rollbackNum,
    movements: record.moneyList.map((moved) => readMovement(moved, own)),
    reasonKey: refusalKey(state, record.code),
    legs,
  }
}

/** A rolled-back order has a state of its own; an accepted order with rollbacks counts as rolled back, too. */
function stateOf({ status, rollbackNum, reserveStatus }: DptyOrder): OrderState {
  const state = withReservation(orderStateOf(status), reserveStatus)
  return state === 'accepted' && rollbackNum > 0 ? 'rolledBack' : state
}

function usualPayout(state: OrderState): Payout {
  if (isReturned(state)) return 'cancelled'
  return state === 'settled' ? 'paid' : 'unpaid'
}

function openStakeOf({ openAmount, preBetAmount }: DptyOrder, stake: Money): Money {
  const open = unitsMoney(openAmount, stake.currency)
  const closed = unitsMoney(preBetAmount, stake.currency)
  return open ?? (closed === null ? stake : money(stake.minor - closed.minor, stake.currency))
}

/** An order that was cashed out as a whole has no result. */
function outcomeOfOrder(
  record: DptyOrder,
  legs: readonly OrderLeg[],
  combinations: number,
): Order['outcome'] {
  if (cashOutStateOf(record.preSettle) === 'full') return null
  const named = outcomeOf(record.betAllResult)
  return legs.length > 1 ? seriesOutcome(named, combinations) : (named ?? legs[0]?.outcome ?? null)
}

function readMovement({ type, amount, time }: DptyMovement, currency: Currency): Movement {
  return { kind: movementKind(type), amount: unitsOrZero(amount, currency), at: time }
}

/** The least possible odds replace unreadable ones; the display uses the text of the record. */
const LEAST = (ODDS_SCALE + 1) as Odds

function readLeg(leg: DptyOrderLeg, { english }: NameChoice): OrderLeg {
  const sport = sportOf(leg.sportId)
  const spec = sport === null ? null : marketSpecOf(sport, { kc: leg.kindsCode, ctid: leg.betItemCTID })
  const side = spec === null ? null : sideOf(spec, leg.betHomeOrAway, leg.betN)
  const line = spec === null || side === null ? null : (homeLine(spec, side, leg.betHandicap) ?? null)
  return {
    matchId: leg.matchId,
    sport: sport ?? 'specials',
    leagueName: english ? leg.leagueNameEn : leg.leagueNameCn,
    homeName: english ? leg.homeTeamNameEn : leg.homeTeamNameCn,
    awayName: english ? leg.awayTeamNameEn : leg.awayTeamNameCn,
    marketName: leg.betItemName,
    selectionName: leg.betN,
    spec,
    side,
    line,
    odds: oddsFromScaled(dptyOddsOf(leg.oddValue) ?? 0) ?? LEAST,
    oddsText: leg.oddFinally,
    oddsFormat: formatOf(leg.marketType),
    live: leg.isInplay,
    kickOff: leg.beginTime,
    scoreAtBet: readPair(leg.scoreBenchmark),
    settleScore: leg.settleScore === '' ? null : leg.settleScore,
    outcome: outcomeOf(leg.betResult),
  }
}

/** Numbers that stand for no result. */
const NO_RESULTS: ReadonlySet<number> = new Set([0, 20, 21, 61])

/** The numbers of results of a record that are not known. */
export function unknownResults({ details, betAllResult }: DptyOrder): readonly number[] {
  return [betAllResult, ...details.map(({ betResult }) => betResult)].filter(
    (number) => !NO_RESULTS.has(number) && !Object.hasOwn(DPTY_BET_RESULTS, number),
  )
}
