import { addMoney, subtractMoney } from '../../../domain/amount.ts'
import { parseLine } from '../../../domain/lineFormat.ts'
import { money } from '../../../domain/money.ts'
import type { Currency, Money } from '../../../domain/money.ts'
import { ODDS_SCALE, oddsFromScaled } from '../../../domain/odds.ts'
import type { Odds } from '../../../domain/odds.ts'
import { type Movement, movementKind } from '../../../domain/movement.ts'
import {
  isOver,
  isReturned,
  type Order,
  type OrderLeg,
  type OrderState,
  type Payout,
} from '../../../domain/order.ts'
import type { OrderRecord, PmtyOrderLeg, PmtyOrderMovement } from '../../../wire/pmty/orderList.ts'
import { PMTY_PAYOUTS, PMTY_SETTLED_BY_CASH_OUT } from '../../../wire/pmty/betNumbers.ts'
import { PMTY_ORDER_KINDS, PMTY_TICKET_KINDS } from '../../../wire/pmty/orderNumbers.ts'
import { SINGLE_SERIES_CODE } from '../../../wire/seriesCodes.ts'
import { PMTY_TIMING_CODES } from '../../../wire/pmty/tables.ts'
import { refusalKey } from '../errors.ts'
import {
  cashOutStateOf,
  channelOfCode,
  formatNamed,
  marketSpecOf,
  orderStateOf,
  outcomeOf,
  reservationStateOf,
  sideOf,
  sportOf,
  withReservation,
} from '../numbers.ts'
import { hasLine } from '../../../domain/market.ts'
import { unitsMoney, unitsOrZero } from '../../unitsMoney.ts'
import { currencyNumbered } from './money.ts'
import { seriesOfCode } from '../../seriesCodes.ts'
import { seriesOutcome } from '../../seriesOutcome.ts'
import { readScore } from './score.ts'

/** Converts a record to an order. `currency` is that of the request, used if the record has none. */
export function readOrder(record: OrderRecord, currency: Currency): Order {
  const own = currencyNumbered(record.currencyCode) ?? currency
  const state = stateOf(record)
  const over = isOver(state)
  const typed = unitsOrZero(record.orderAmountTotal, own)
  const stake = addMoney(typed, unitsOrZero(record.addition, own)) ?? typed
  const legs = legsOf(record).map(readLeg)
  const cashOut = cashOutOf(record, own)
  const openStake = openStakeOf(record, stake, cashOut.state)
  const openReturn = unitsMoney(record.preSettleMaxWin, own)
  const wholeWin = unitsOrZero(record.maxWinAmount, own)
  return {
    orderNo: record.orderNo,
    clientOrderId: record.clientOrderId,
    state,
    series: seriesOfCode(record.seriesType, legs.length),
    kind: kindOf(record, legs.length),
    ticket: ticketOf(record),
    combinations: record.seriesSum,
    channel: channelOfCode(record.betChannel),
    ...(reservationStateOf(record.preOrderStatus) === 'filled' ? { reserved: true } : {}),
    placedAt: record.betTime,
    settledAt: over ? record.settleTime : null,
    stake,
    openStake,
    cashOut,
    cashable: record.enablePreSettle && openStake.minor > 0,
    maxWin: openReturn === null ? wholeWin : (subtractMoney(openReturn, openStake) ?? wholeWin),
    returned: over ? unitsMoney(record.backAmount, own) : null,
    profit: over ? unitsMoney(record.profitAmount, own) : null,
    outcome: over ? orderOutcome(record, legs) : null,
    payout: payoutOf(record.payoutStatus, state),
    rollbacks: record.rollbackNum,
    movements: record.moneyList.map((moved) => readMovement(moved, own)),
    reasonKey: refusalKey(state, record.refuseCode),
    legs,
  }
}

/** By its series and legs where the venue sends no number. */
function kindOf({ orderKind, seriesType }: OrderRecord, legs: number): Order['kind'] {
  if (orderKind === PMTY_ORDER_KINDS.single) return 'single'
  if (orderKind === PMTY_ORDER_KINDS.parlay) return 'parlay'
  return seriesType === SINGLE_SERIES_CODE && legs <= 1 ? 'single' : 'parlay'
}

function ticketOf({ ticketKind, seriesSum }: OrderRecord): Order['ticket'] {
  if (ticketKind === null) return seriesSum > 1 ? 'multiple' : 'single'
  return ticketKind === PMTY_TICKET_KINDS.multiple ? 'multiple' : 'single'
}

/** An order that was settled and is open again has its own state; the venue has no number for it. */
function stateOf({ orderStatus, rollbackNum, preOrderStatus }: OrderRecord): OrderState {
  const state = withReservation(orderStateOf(orderStatus), preOrderStatus)
  return state === 'accepted' && rollbackNum > 0 ? 'rolledBack' : state
}

const PAYOUTS: Readonly<Partial<Record<number, Payout>>> = PMTY_PAYOUTS

/** By the state where the venue sends no number. */
function payoutOf(code: number | null, state: OrderState): Payout {
  const told = code === null ? undefined : PAYOUTS[code]
  if (told !== undefined) return told
  if (isReturned(state)) return 'cancelled'
  return state === 'settled' ? 'paid' : 'unpaid'
}

function readMovement({ type, amount, time }: PmtyOrderMovement, currency: Currency): Movement {
  return { kind: movementKind(type), amount: unitsOrZero(amount, currency), at: time }
}

function cashOutOf(record: OrderRecord, currency: Currency): Order['cashOut'] {
  return { state: cashOutStateOf(record.preSettle), amount: unitsOrZero(record.preSettleAmount, currency) }
}

/** The rest of the stake, or the stake without what is cashed out; the record may have either. */
function openStakeOf(
  { preSettleBetAmount, preBetAmount }: OrderRecord,
  stake: Money,
  state: Order['cashOut']['state'],
): Money {
  if (state === 'none') return stake
  const { currency } = stake
  const rest = unitsMoney(preSettleBetAmount, currency)
  const closed = unitsMoney(preBetAmount, currency)
  if (rest !== null) return rest
  if (closed !== null) return subtractMoney(stake, closed) ?? stake
  return state === 'full' || state === 'fullCancelled' ? money(0, currency) : stake
}

function orderOutcome(record: OrderRecord, legs: readonly OrderLeg[]): Order['outcome'] {
  if (record.settleType === PMTY_SETTLED_BY_CASH_OUT) return null
  const named = outcomeOf(record.outcome)
  if (kindOf(record, legs.length) === 'parlay') return seriesOutcome(named, record.seriesSum)
  return named ?? legs[0]?.outcome ?? null
}

function legsOf(record: OrderRecord): readonly PmtyOrderLeg[] {
  return record.detailList.length > 0 ? record.detailList : record.orderVOS
}

function readLeg(leg: PmtyOrderLeg): OrderLeg {
  const spec = marketSpecOf(leg.playId)
  const [homeName, awayName] = namesOf(leg)
  return {
    matchId: leg.matchId,
    sport: sportOf(leg.sportId) ?? 'specials',
    leagueName: leg.matchName,
    homeName,
    awayName,
    marketName: leg.playName,
    selectionName: leg.playOptionName,
    spec,
    side: sideOf(spec, leg.playOptions),
    line: spec !== null && hasLine(spec.kind) ? parseLine(leg.marketValue) : null,
    odds: oddsOrLeast(leg.oddsValue),
    oddsText: leg.oddFinally,
    oddsFormat: formatNamed(leg.marketType),
    live: leg.matchType === PMTY_TIMING_CODES.live,
    ...(leg.matchType === PMTY_TIMING_CODES.virtual ? { virtual: virtualOf(leg) } : {}),
    kickOff: leg.beginTime,
    scoreAtBet: readScore(leg.scoreBenchmark),
    settleScore: leg.settleScore === '' ? null : leg.settleScore,
    outcome: outcomeOf(leg.betResult),
  }
}

/** The number of the batch is part of what the venue calls the match. */
function virtualOf({ matchInfo, tournamentId }: PmtyOrderLeg): NonNullable<OrderLeg['virtual']> {
  const [batchNo = ''] = /\d{8}-\d+/.exec(matchInfo) ?? []
  return { title: matchInfo, game: tournamentId, batchNo }
}

/** The separate names, or those in `A v B(0-0)`; empty for an outright, which has no teams. */
function namesOf(leg: PmtyOrderLeg): readonly [string, string] {
  if (leg.matchType === PMTY_TIMING_CODES.champion) return ['', '']
  if (leg.home !== '' || leg.away !== '') return [leg.home, leg.away]
  if (leg.matchType === PMTY_TIMING_CODES.virtual) return ['', '']
  const [home = '', away = ''] = leg.matchInfo.split(/\s+vs?\.?\s+/i)
  return [home.trim(), away.replace(/\(\d+-\d+\)\s*$/, '').trim()]
}

/** The least possible odds replace unreadable ones; the display uses the text of the record. */
function oddsOrLeast(scaled: number): Odds {
  return oddsFromScaled(scaled) ?? ((ODDS_SCALE + 1) as Odds)
}
