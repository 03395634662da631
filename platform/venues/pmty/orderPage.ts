import * as v from 'valibot'
import type { Currency } from '../../../streams/domain/money.ts'
import { playDay } from '../../../streams/domain/protection.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { clientOrderId } from '../../../streams/wire/pmty/bet.ts'
import type { OrderList, OrderListRequest } from '../../../streams/wire/pmty/orderList.ts'
import type { ReservationListRequest } from '../../../streams/wire/pmty/reservation.ts'
import { PMTY_TIME_TYPES } from '../../../streams/wire/pmty/betNumbers.ts'
import { PMTY_RESERVATION_CODES } from '../../../streams/wire/pmty/reservationTables.ts'
import type { OrderListQuery } from '../../store/orders/list.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { Orders } from '../../store/orders/orders.ts'
import { askedCurrency } from './betReading.ts'
import { instantOf, orderNumberBegins, orderPaging, shownMovements } from '../orderPaging.ts'
import type { WinnerOf } from '../playedMatches.ts'
import { orderRecord } from './orderRecords.ts'
import type { PmtyCaller } from './pmtyCall.ts'
import { PMTY } from './code.ts'

const MS_PER_DAY = 86_400_000
const UTC_PLUS_8_MS = 8 * 3_600_000
const SETTLED = '1'

interface OrderSource {
  readonly orders: Orders
  readonly winnerOf: WinnerOf
}

/**
 * A page of the order list at the caller's time, or all orders of one confirm if its client order id is
 * given. Returns the reason if that id or the currency is invalid.
 */
export async function orderPage(
  { orders, winnerOf }: OrderSource,
  request: OrderListRequest,
  caller: PmtyCaller,
): Promise<OrderList | 'selectionInvalid' | 'currencyUnsupported'> {
  const { memberId, language, now } = caller
  if (request.clientOrderId !== null) {
    if (!v.is(clientOrderId, request.clientOrderId)) return 'selectionInvalid'
    const made = await orders.byClientOrderId(memberId, request.clientOrderId)
    const records = made.map((order) => orderRecord(order, language, winnerOf))
    return { ...EMPTY, total: made.length, pages: 1, current: 1, size: made.length, records }
  }
  const currency = askedCurrency(request.currencyCode)
  if (currency === null) return 'currencyUnsupported'
  if (request.orderNo !== '') return foundByNumber({ orders, winnerOf }, request, caller, currency)
  const query = listQuery(request, currency, now)
  const list = await orders.list(memberId, query)
  const totals = list.totals.find(({ currency }) => currency === query.currency)
  const sum = totals ?? { stake: 0, profit: 0, maxReturn: 0, refused: 0, consumed: 0 }
  return {
    total: list.total,
    pages: Math.ceil(list.total / query.size),
    current: query.page ?? 1,
    size: query.size,
    hasNext: list.next !== null,
    betTotalAmount: unitsText(sum.stake),
    profit: unitsText(sum.profit),
    maxWinAmountTotal: unitsText(sum.maxReturn - sum.stake),
    amountConsumptionAll: unitsText(sum.consumed),
    totalCanWinAmount: unitsText(sum.maxReturn),
    refusedNum: sum.refused,
    records: await recordsOf({ orders, winnerOf }, list.orders, language),
  }
}

/** A page of reservations: those that wait, or those that failed. */
export async function reservationPage(
  { orders, winnerOf }: OrderSource,
  request: ReservationListRequest,
  { memberId, language, now }: PmtyCaller,
): Promise<OrderList | 'currencyUnsupported'> {
  const currency = askedCurrency(request.currencyCode)
  if (currency === null) return 'currencyUnsupported'
  const { size, page } = orderPaging(request)
  const range = timeRange({ ...request, beginTime: null, endTime: null }, now)
  const list = await orders.reservations(memberId, {
    venue: PMTY,
    currency,
    size,
    page,
    shown: request.preOrderStatusList.includes(PMTY_RESERVATION_CODES.preOrdering) ? 'waiting' : 'failed',
    ...(range.from === undefined ? {} : { from: range.from }),
  })
  return {
    ...EMPTY,
    total: list.total,
    pages: Math.ceil(list.total / size),
    current: page,
    size,
    hasNext: page * size < list.total,
    records: list.orders.map((order) => orderRecord(order, language, winnerOf)),
  }
}

/** Orders whose number begins with the given one, of any time and state; `TL` may be left out. */
async function foundByNumber(
  source: OrderSource,
  { orderNo, size }: OrderListRequest,
  { memberId, language }: PmtyCaller,
  currency: Currency,
): Promise<OrderList> {
  const begins = orderNumberBegins(orderNo)
  const { size: wanted } = orderPaging({ size, page: 1 })
  const found = await source.orders.numberBegins(memberId, { venue: PMTY, currency, begins, size: wanted })
  const records = await recordsOf(source, found.orders, language)
  const count = records.length
  return { ...EMPTY, hasNext: found.next !== null, total: count, pages: 1, current: 1, size: count, records }
}

/** The records of orders, with the transfers of those whose payment was changed afterwards. */
async function recordsOf(
  { orders, winnerOf }: OrderSource,
  listed: readonly StoredOrder[],
  language: PmtyCaller['language'],
): Promise<OrderList['records']> {
  const movements = await shownMovements(orders, listed)
  return listed.map((order) => orderRecord(order, language, winnerOf, movements.get(order.orderNo)))
}

const EMPTY = {
  hasNext: false,
  betTotalAmount: null,
  profit: null,
  maxWinAmountTotal: null,
  amountConsumptionAll: null,
  totalCanWinAmount: null,
  refusedNum: null,
} as const

const ORDERINGS: readonly OrderListQuery['orderBy'][] = ['placed', 'placed', 'settled', 'kickOff']

function listQuery(request: OrderListRequest, currency: Currency, now: number): OrderListQuery {
  return {
    status: request.orderStatus === SETTLED ? 'settled' : 'unsettled',
    orderBy: ORDERINGS[request.orderBy] ?? 'placed',
    currency,
    venue: PMTY,
    ...orderPaging(request),
    ...(request.searchAfter === null ? {} : { after: request.searchAfter }),
    ...timeRange(request, now),
  }
}

/** The range of a `timeType`, in calendar days in UTC+8 (docs/betting.md, 8); all time if there is none. */
function timeRange(
  { timeType, beginTime, endTime }: Pick<OrderListRequest, 'timeType' | 'beginTime' | 'endTime'>,
  now: number,
): { readonly from?: number; readonly to?: number } {
  const tomorrow = (playDay(now) + 1) * MS_PER_DAY - UTC_PLUS_8_MS
  const today = tomorrow - MS_PER_DAY
  switch (timeType) {
    case PMTY_TIME_TYPES.today:
      return { from: today }
    case PMTY_TIME_TYPES.yesterday:
      return { from: today - MS_PER_DAY, to: today }
    case PMTY_TIME_TYPES.week:
      return { from: tomorrow - 7 * MS_PER_DAY }
    case PMTY_TIME_TYPES.month:
      return { from: tomorrow - 30 * MS_PER_DAY }
    case PMTY_TIME_TYPES.custom:
      return {
        ...(beginTime === null ? {} : { from: instantOf(beginTime) }),
        ...(endTime === null ? {} : { to: instantOf(endTime) }),
      }
    default:
      return {}
  }
}
