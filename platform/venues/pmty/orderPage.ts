import { unitsText } from '../../../streams/wire/pmty/amounts.ts'
import type { OrderList, OrderListRequest } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_TIME_TYPES } from '../../../streams/wire/pmty/tables.ts'
import type { OrderListQuery } from '../../store/orders/list.ts'
import type { Orders } from '../../store/orders/orders.ts'
import { currencyOf } from './betReading.ts'
import { endOfToday } from './matchLists.ts'
import { orderRecord } from './orderRecords.ts'
import type { PmtyCaller } from './pmtyCall.ts'
import { PMTY } from './pmtyDeps.ts'

const MAX_SIZE = 100
const MS_PER_DAY = 86_400_000
const SETTLED = '1'

/** A page of the order list, true at the caller's time; all orders of one confirm when the client names it. */
export async function orderPage(
  orders: Orders,
  request: OrderListRequest,
  { memberId, language, now }: PmtyCaller,
): Promise<OrderList> {
  if (request.clientOrderId !== null) {
    const made = await orders.byClientOrderId(memberId, request.clientOrderId)
    const records = made.map((order) => orderRecord(order, language))
    return { ...EMPTY, total: made.length, pages: 1, current: 1, size: made.length, records }
  }
  const query = listQuery(request, now)
  const list = await orders.list(memberId, query)
  const totals = list.totals.find(({ currency }) => currency === query.currency)
  const sum = totals ?? { stake: 0, profit: 0, maxReturn: 0 }
  return {
    total: list.total,
    pages: Math.ceil(list.total / query.size),
    current: query.page ?? 1,
    size: query.size,
    hasNext: list.next !== null,
    betTotalAmount: unitsText(sum.stake),
    profit: unitsText(sum.profit),
    maxWinTotalAmount: unitsText(sum.maxReturn - sum.stake),
    records: list.orders.map((order) => orderRecord(order, language)),
  }
}

const EMPTY = {
  hasNext: false,
  betTotalAmount: null,
  profit: null,
  maxWinTotalAmount: null,
} as const

const ORDERINGS: readonly OrderListQuery['orderBy'][] = ['placed', 'placed', 'settled', 'kickOff']

function listQuery(request: OrderListRequest, now: number): OrderListQuery {
  return {
    status: request.orderStatus === SETTLED ? 'settled' : 'unsettled',
    orderBy: ORDERINGS[request.orderBy] ?? 'placed',
    currency: currencyOf(request.currencyCode),
    venue: PMTY,
    size: Math.min(MAX_SIZE, Math.max(1, Math.trunc(request.size))),
    page: Math.max(1, Math.trunc(request.page)),
    ...(request.searchAfter === null ? {} : { after: request.searchAfter }),
    ...timeRange(request, now),
  }
}

/** The range of a `timeType`, in days of the venue; without one, all time. */
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
        ...(beginTime === null ? {} : { from: Math.trunc(beginTime) }),
        ...(endTime === null ? {} : { to: Math.trunc(endTime) }),
      }
    default:
      return {}
  }
}
