import { subtractMoney } from '../../../domain/amount.ts'
import { parseLine } from '../../../domain/lineFormat.ts'
import { hasLine } from '../../../domain/market.ts'
import { movementKind } from '../../../domain/movement.ts'
import type { Currency, Money } from '../../../domain/money.ts'
import { ODDS_SCALE, type Odds } from '../../../domain/odds.ts'
import { isOver, isReturned, type Order, type OrderLeg, type OrderState } from '../../../domain/order.ts'
import { FBTY_ORDER_KINDS, FBTY_PUSH_TYPES } from '../../../wire/fbty/betTables.ts'
import type { FbtyOrderLeg, FbtyOrderRecord } from '../../../wire/fbty/order.ts'
import { seriesOutcome } from '../../seriesOutcome.ts'
import { unitsMoney, unitsOrZero } from '../../unitsMoney.ts'
import { refusalKey } from '../errors.ts'
import {
  cashOutStatusOf,
  currencyOf,
  formatOf,
  marketSpecOf,
  orderStateOf,
  outcomeOf,
  payoutOf,
  reservationStateOf,
  scaledOdds,
  seriesOfValue,
  sideOf,
  sportOf,
} from '../numbers.ts'
import { readScore } from '../quote.ts'

/** Settled by a cash-out of all of it. */
const CASHED_OUT = 102
const CANCELLED_LEG = 7

/** A record as an order. `currency` is that of the request, used if the record has none. */
export function readOrder(record: FbtyOrderRecord, currency: Currency): Order {
  const own = currencyOf(record.cid) ?? currency
  const state = stateOf(record)
  const over = isOver(state)
  const stake = unitsOrZero(record.sat, own)
  const openStake = subtractMoney(stake, unitsOrZero(record.cots, own)) ?? stake
  const single = record.sert === FBTY_ORDER_KINDS.single
  return {
    orderNo: record.id,
    clientOrderId: null,
    state,
    series: seriesOfValue(record.sv, record.ops.length),
    kind: single ? 'single' : 'parlay',
    ticket: record.bn > 1 ? 'multiple' : 'single',
    combinations: record.bn,
    // The venue reports only whether the bet was taken from a room.
    channel: record.pushType === FBTY_PUSH_TYPES.yes ? 'push' : null,
    ...(reservationStateOf(record.rst ?? null) === 'filled' ? { reserved: true } : {}),
    placedAt: record.cte,
    settledAt: over ? record.stm : null,
    stake,
    openStake,
    cashOut: cashOutOf(record, openStake, own),
    cashable: record.co === 1 && openStake.minor > 0,
    maxWin: unitsMoney(record.lwa, own) ?? unitsOrZero(record.mwa, own),
    returned: over ? unitsMoney(record.sa, own) : null,
    profit: over ? unitsMoney(record.uwl, own) : null,
    outcome: over ? outcomeOfOrder(record) : null,
    payout:
      payoutOf(record.pst) ?? (isReturned(state) ? 'cancelled' : state === 'settled' ? 'paid' : 'unpaid'),
    rollbacks: record.ss,
    movements: record.mvl.map(({ type, amount, time }) => ({
      kind: movementKind(type),
      amount: unitsOrZero(amount, own),
      at: time,
    })),
    reasonKey: refusalKey(state, record),
    legs: record.ops.map(readLeg),
  }
}

/** Adds states that the venue's number lacks: rolled back, and cancelled because all its matches were. */
function stateOf({ st, ss, ops }: FbtyOrderRecord): OrderState {
  const state = orderStateOf(st)
  if (state === 'accepted' && ss > 0) return 'rolledBack'
  const cancelled = ops.length > 0 && ops.every(({ sr }) => sr === CANCELLED_LEG)
  return state === 'settled' && st !== CASHED_OUT && cancelled ? 'eventCancelled' : state
}

function cashOutOf({ cots, cops, crl }: FbtyOrderRecord, open: Money, currency: Currency): Order['cashOut'] {
  const amount = unitsOrZero(cops, currency)
  if (unitsOrZero(cots, currency).minor === 0) return { state: 'none', amount }
  const statuses = crl.map(({ st }) => cashOutStatusOf(st))
  const cancelled = statuses.includes('cancelled') && !statuses.includes('taken')
  const size = open.minor > 0 ? 'partial' : 'full'
  return { state: cancelled ? `${size}Cancelled` : size, amount }
}

function outcomeOfOrder({ st, sert, sr, bn }: FbtyOrderRecord): Order['outcome'] {
  if (st === CASHED_OUT) return null
  const named = outcomeOf(sr)
  return sert === FBTY_ORDER_KINDS.series ? seriesOutcome(named, bn) : named
}

export function readLeg(leg: FbtyOrderLeg): OrderLeg {
  const spec = marketSpecOf(leg)
  const [home, away] = leg.te
  return {
    matchId: leg.mid,
    sport: sportOf(leg.sid) ?? 'specials',
    leagueName: leg.ln,
    homeName: home?.na ?? '',
    awayName: away?.na ?? '',
    marketName: leg.mgn,
    selectionName: leg.onm,
    spec,
    side: sideOf(leg.ty),
    line: spec !== null && hasLine(spec.kind) ? parseLine(leg.li) : null,
    odds: scaledOdds(leg.od) ?? ((ODDS_SCALE + 1) as Odds),
    oddsText: leg.bod,
    oddsFormat: formatOf(leg.of),
    live: leg.ip === 1,
    kickOff: leg.bt,
    scoreAtBet: readScore(leg.re),
    settleScore: leg.rs === '' ? null : leg.rs,
    outcome: outcomeOf(leg.sr),
  }
}
