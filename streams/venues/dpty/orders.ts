import { forkJoin, map, of } from 'rxjs'
import { addMoney } from '../../domain/amount.ts'
import { money, type Currency } from '../../domain/money.ts'
import type {
  Order,
  OrderNews,
  OrderPage,
  OrderQuery,
  PlacedBet,
  PlacementOrder,
} from '../../domain/order.ts'
import { placedAs } from '../../domain/matchOrders.ts'
import { ok } from '../../domain/result.ts'
import { minorUnits } from '../../wire/amounts.ts'
import { orderStateRows } from '../../wire/dpty/bet.ts'
import { DPTY_TIME_TYPES } from '../../wire/dpty/betNumbers.ts'
import { history, type History } from '../../wire/dpty/history.ts'
import { DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import { chunks } from '../listParts.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { refusalKey } from './errors.ts'
import { type NameChoice, readOrder, unknownResults } from './map/order.ts'
import { currencyCodes, orderStateOf, reservationStateOf, withReservation } from './numbers.ts'
import { joined } from './parts.ts'

const ANY_TIME = 0

/** Requests the state of orders that are being confirmed. */
export function askOrderStatus$(ask: Ask, orderNos: readonly string[]): Call<readonly OrderNews[]> {
  const asked = chunks(orderNos, DPTY_MOST.orderIds).map((orderIds) =>
    ask({
      kind: 'read',
      polled: true,
      path: DPTY_PATHS.check,
      body: { orderIds },
      answer: orderStateRows,
    }).pipe(
      mapValue((rows) =>
        rows.map((row): OrderNews => {
          const state = withReservation(orderStateOf(row.status), row.reserveStatus)
          return {
            orderNo: row.id,
            state,
            reasonKey: refusalKey(state, row.code),
            maxWin: row.maxWinAmount === null ? null : minorUnits(row.maxWinAmount),
            reservation: reservationStateOf(row.reserveStatus),
          }
        }),
      ),
    ),
  )
  if (asked.length === 0) return of(ok([]))
  return forkJoin(asked).pipe(map(joined))
}

/** Requests the orders of one confirm; each contains the index of its bet. */
export function askOrdersOf$(
  ask: Ask,
  confirm: PlacementOrder,
  names: NameChoice,
): Call<Dated<readonly PlacedBet[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.history,
    body: {
      pageNum: 1,
      pageSize: 100,
      currency: currencyCodes[confirm.currency],
      clientOrderId: confirm.id,
    },
    answer: history,
  }).pipe(
    mapDated(({ orders }) =>
      orders.flatMap((record): PlacedBet[] => {
        const index = record.orderIndex
        // A venue that ignores the filter would answer with all orders.
        if (record.clientOrderId !== confirm.id || index === null || confirm.bets[index] === undefined)
          return []
        return [placedAs(readOrder(record, confirm.currency, names), index)]
      }),
    ),
  )
}

interface RecordOptions extends NameChoice {
  /** Receives numbers of results that are not known. */
  readonly onUnknown: (fault: unknown) => void
}

/** Requests one page of the records, newest first. */
export function askOrders$(ask: Ask, query: OrderQuery, options: RecordOptions): Call<OrderPage> {
  const range = typeof query.range === 'string' ? null : query.range
  return ask({
    kind: 'read',
    polled: !query.settled && query.number === undefined,
    path: DPTY_PATHS.history,
    body: {
      pageNum: query.page,
      pageSize: query.size,
      currency: currencyCodes[query.currency],
      isSettle: query.settled ? 1 : 0,
      timeType: timeTypeOf(query.range),
      beginTime: range?.from ?? null,
      endTime: range?.to ?? null,
      orderId: query.number ?? '',
    },
    answer: history,
  }).pipe(
    mapValue((answer, at) => {
      for (const record of answer.orders) {
        for (const number of unknownResults(record)) options.onUnknown(`unknown result ${String(number)}`)
      }
      return pageOf(answer, query, options, at)
    }),
  )
}

function timeTypeOf(range: OrderQuery['range']): number {
  if (typeof range !== 'string') return DPTY_TIME_TYPES.custom
  return range === 'all' ? ANY_TIME : DPTY_TIME_TYPES[range]
}

function pageOf(
  answer: History,
  { currency, page, size }: OrderQuery,
  names: NameChoice,
  at: number,
): OrderPage {
  const orders = answer.orders.map((record) => readOrder(record, currency, names))
  const total = Math.max(answer.count, orders.length)
  const sum = (text: string | null, pick: (order: Order) => number) =>
    text === null ? sumOf(orders, currency, pick) : unitsOrZero(text, currency)
  return {
    orders,
    total,
    refused: answer.refusedNum,
    stakeTotal: sum(answer.totalProductAmount, ({ stake }) => stake.minor),
    profitTotal: sum(answer.totalProfitAmount, ({ profit }) => profit?.minor ?? 0),
    maxWinTotal: sum(answer.totalMaxWinAmount, ({ maxWin }) => maxWin.minor),
    consumedTotal: unitsMoney(answer.amountConsumptionAll, currency),
    canReturnTotal: unitsMoney(answer.totalCanWinAmount, currency),
    more: (page - 1) * size + orders.length < total,
    at,
  }
}

function sumOf(orders: readonly Order[], currency: Currency, pick: (order: Order) => number) {
  return orders.reduce((sum, order) => addMoney(sum, money(pick(order), currency)) ?? sum, money(0, currency))
}
