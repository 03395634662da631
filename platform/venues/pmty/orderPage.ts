import * as v from 'valibot'
import type { Currency } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { clientOrderId } from '../../../streams/wire/pmty/bet.ts'
import type { OrderList, OrderListRequest } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_TIME_TYPES } from '../../../streams/wire/pmty/tables.ts'
import type { OrderListQuery } from '../../store/orders/list.ts'
import type { Orders } from '../../store/orders/orders.ts'
import { askedCurrency } from './betReading.ts'
import { endOfToday } from './matchLists.ts'
import { orderRecord, type WinnerOf } from './orderRecords.ts'
import type { PmtyCaller } from './pmtyCall.ts'
import { PMTY } from './code.ts'

const MAX_SIZE = 100
const MAX_PAGE = 1_000_000
/** The largest time that a `Date` holds, ms. */
const FARTHEST_MS = 8.64e15
const MS_PER_DAY = 86_400_000
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
  { memberId, language, now }: PmtyCaller,
): Promise<OrderList | 'selectionInvalid' | 'currencyUnsupported'> {
  if (request.clientOrderId !== null) {
    if (!v.is(clientOrderId, request.clientOrderId)) return 'selectionInvalid'
    const made = await orders.byClientOrderId(memberId, request.clientOrderId)
    const records = made.map((order) => orderRecord(order, language, winnerOf))
    return { ...EMPTY, total: made.length, pages: 1, current: 1, size: made.length, records }
  }
  const currency = askedCurrency(request.currencyCode)
  if (currency === null) return 'currencyUnsupported'
  const query = listQuery(request, currency, now)
  const list = await orders.list(memberId, query)
  const totals = list.totals.find(({ currency }) => currency === query.currency)
  const sum = totals ?? { stake: 0, profit: 0, maxReturn: 0, refused: 0 }
  return {
    total: list.total,
    pages: Math.ceil(list.total / query.size),
    current: query.page ?? 1,
    size: query.size,
    hasNext: list.next !== null,
    betTotalAmount: unitsText(sum.stake),
    profit: unitsText(sum.profit),
    maxWinAmountTotal: unitsText(sum.maxReturn - sum.stake),
    refusedNum: sum.refused,
    records: list.orders.map((order) => orderRecord(order, language, winnerOf)),
  }
}

const EMPTY = {
  hasNext: false,
  betTotalAmount: null,
  profit: null,
  maxWinAmountTotal: null,
  refusedNum: null,
} as const

const ORDERINGS: readonly OrderListQuery['orderBy'][] = ['placed', 'placed', 'settled', 'kickOff']

function listQuery(request: OrderListRequest, currency: Currency, now: number): OrderListQuery {
  return {
    status: request.orderStatus === SETTLED ? 'settled' : 'unsettled',
    orderBy: ORDERINGS[request.orderBy] ?? 'placed',
    currency,
    venue: PMTY,
    size: Math.min(MAX_SIZE, Math.max(1, Math.trunc(request.size))),
    page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(request.page))),
    ...(request.searchAfter === null ? {} : { after: request.searchAfter }),
    ...timeRange(request, now),
  }
}

/** The range of a `timeType`, in days of the venue; all time if there is none. */
function timeRange(
  { timeType, beginTime, endTime }: OrderListRequest,
  now: number,
): { readonly from?: number; readonly to?: number } {
  const tomorrow = endOfToday(now)
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

function instantOf(time: number): number {
  return Math.trunc(Math.min(FARTHEST_MS, Math.max(-FARTHEST_MS, time)))
}
