import { addMoney } from '../../domain/amount.ts'
import type { Currency } from '../../domain/money.ts'
import type { OrderNews, OrderPage, OrderQuery, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { type OrderList, orderList, type OrderListRequest } from '../../wire/pmty/orderList.ts'
import { orderStatusRows } from '../../wire/pmty/orderStatus.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { PMTY_TIME_TYPES } from '../../wire/pmty/betNumbers.ts'
import type { Call, Dated } from '../call.ts'
import type { Ask } from './call.ts'
import { refusalKey } from './errors.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import { readOrder } from './map/order.ts'
import { placedByIndex } from './map/placed.ts'
import { currencyCodes, statusRowStateOf, withReservation } from './numbers.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'

/** Requests the state of orders that are being confirmed. */
export function askOrderStatus$(ask: Ask, orderNos: readonly string[]): Call<readonly OrderNews[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.orderStatus,
    query: { orderNos: orderNos.join(',') },
    answer: orderStatusRows,
    noData: [],
  }).pipe(
    mapValue((rows) =>
      rows.map((row) => {
        const state = withReservation(statusRowStateOf(row.status), row.preOrderStatus)
        const reasonKey = refusalKey(state, row.refuseCode)
        return { orderNo: row.orderNo, state, reasonKey, maxWin: row.newMaxWinAmount }
      }),
    ),
  )
}

const NO_FILTER = {
  orderStatus: '',
  page: 1,
  size: 50,
  timeType: 0,
  beginTime: null,
  endTime: null,
  orderBy: 1,
  searchAfter: null,
  currencyCode: '',
  orderNo: '',
  clientOrderId: null,
} satisfies Omit<OrderListRequest, 'cuid'>

/** Requests the orders of one confirm. */
export function askOrdersOf$(
  ask: Ask,
  confirm: PlacementOrder,
  memberId: string,
): Call<Dated<readonly PlacedBet[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.orders,
    body: { ...NO_FILTER, cuid: memberId, clientOrderId: confirm.id } satisfies OrderListRequest,
    answer: orderList,
    noData: { records: [] },
  }).pipe(
    mapDated(({ records }) =>
      placedByIndex(
        confirm,
        records
          // A venue that ignores the filter would answer with all orders.
          .filter((record) => record.clientOrderId === confirm.id)
          .map((record) => readOrder(record, confirm.currency)),
      ),
    ),
  )
}

/** Requests one page of the records, newest first. */
export function askOrders$(ask: Ask, query: OrderQuery, memberId: string): Call<OrderPage> {
  const range = typeof query.range === 'string' ? null : query.range
  return ask({
    kind: 'read',
    polled: !query.settled && query.number === undefined,
    path: PMTY_PATHS.orders,
    body: {
      ...NO_FILTER,
      cuid: memberId,
      orderStatus: query.settled ? '1' : '0',
      page: query.page,
      size: query.size,
      timeType: timeTypeOf(query.range),
      beginTime: range?.from ?? null,
      endTime: range?.to ?? null,
      orderBy: query.settled ? 2 : 1,
      currencyCode: currencyCodes[query.currency],
      orderNo: query.number ?? '',
    } satisfies OrderListRequest,
    answer: orderList,
    noData: { records: [] },
  }).pipe(mapValue((list, at) => orderPage(list, query.currency, at)))
}

function timeTypeOf(range: OrderQuery['range']): number {
  if (typeof range !== 'string') return PMTY_TIME_TYPES.custom
  return range === 'all' ? NO_FILTER.timeType : PMTY_TIME_TYPES[range]
}

function orderPage(list: OrderList, currency: Currency, at: number): OrderPage {
  const orders = list.records.map((record) => readOrder(record, currency))
  const sumOf = (pick: (order: (typeof orders)[number]) => number) =>
    orders.reduce((sum, order) => addMoney(sum, { minor: pick(order), currency }) ?? sum, {
      minor: 0,
      currency,
    })
  return {
    orders,
    total: Math.max(list.total, orders.length),
    refused: list.refusedNum,
    stakeTotal:
      list.betTotalAmount === null
        ? sumOf(({ stake }) => stake.minor)
        : unitsOrZero(list.betTotalAmount, currency),
    profitTotal:
      list.profit === null ? sumOf(({ profit }) => profit?.minor ?? 0) : unitsOrZero(list.profit, currency),
    maxWinTotal:
      list.maxWinAmountTotal === null
        ? sumOf(({ maxWin }) => maxWin.minor)
        : unitsOrZero(list.maxWinAmountTotal, currency),
    consumedTotal: unitsMoney(list.amountConsumptionAll, currency),
    canReturnTotal: unitsMoney(list.totalCanWinAmount, currency),
    more: list.hasNext,
    at,
  }
}
