import { EMPTY, expand, forkJoin, map, type Observable, of, reduce } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Currency } from '../../domain/money.ts'
import type { Order, OrderNews, OrderPage, OrderQuery } from '../../domain/order.ts'
import { playDay } from '../../domain/protection.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { FBTY_TIME_TYPES } from '../../wire/fbty/betTables.ts'
import { type FbtyOrderPage, type FbtyOrdersRequest, orderPage, orderStates } from '../../wire/fbty/order.ts'
import { FBTY_MAX } from '../../wire/fbty/paths.ts'
import type { RecentOrders, RecentQuery } from '../betting.ts'
import type { Call, Dated } from '../call.ts'
import { chunks } from '../listParts.ts'
import { mapValue } from '../mapAnswer.ts'
import { unitsMoney, unitsOrZero } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { refusalKey } from './errors.ts'
import { readOrder } from './map/order.ts'
import { currencyIds, orderStateOf, withReservation } from './numbers.ts'
import { askReservedOrders$ } from './reservations.ts'

export const PAGE_SIZE = 50
/** Limits the pages of a look-up. */
const MAX_PAGES = 50
const MS_PER_DAY = 86_400_000
const UTC_PLUS_8_MS = 8 * 3_600_000

/** Requests the state of orders that are being confirmed. */
export function askOrderStatus$(
  ask: Ask,
  orderNos: readonly string[],
  currency: Currency,
): Call<readonly OrderNews[]> {
  const parts = chunks(orderNos, FBTY_MAX.ids).map((orderIds) =>
    ask({ kind: 'read', call: 'orderStates', body: { orderIds: [...orderIds] }, answer: orderStates }).pipe(
      mapValue((rows) =>
        rows.map(({ oid, st, rst, code, rj, mwa }): OrderNews => {
          const state = withReservation(orderStateOf(st), rst)
          const maxWin = unitsMoney(mwa, currency)?.minor ?? null
          return { orderNo: oid, state, reasonKey: refusalKey(state, { code, rj }), maxWin }
        }),
      ),
    ),
  )
  if (parts.length === 0) return of(ok([]))
  return forkJoin(parts).pipe(
    map((results) => {
      const failure = results.find((result) => !result.ok)
      if (failure !== undefined) return failure
      return ok(results.flatMap((result) => (result.ok ? result.value : [])))
    }),
  )
}

/** Requests one page of the records, newest first. */
export function askOrders$(ask: Ask, query: OrderQuery, serverNow: number): Call<OrderPage> {
  const { settled, number, page, size, currency } = query
  return askPage$(ask, {
    isSettled: settled,
    timeType: settled ? FBTY_TIME_TYPES.settled : FBTY_TIME_TYPES.placed,
    current: page,
    size,
    currencyId: currencyIds[currency],
    ...(number === undefined || number === '' ? rangeOf(query.range, serverNow) : { orderId: number }),
  }).pipe(mapValue((answer, at) => pageOf(answer, { page, size, currency }, at)))
}

function askPage$(ask: Ask, body: FbtyOrdersRequest): Call<Dated<FbtyOrderPage>> {
  return ask({ kind: 'read', call: 'orders', body, answer: orderPage })
}

/** The days of a filter, calendar days in UTC+8. */
function rangeOf(
  range: OrderQuery['range'],
  serverNow: number,
): { readonly startTime?: number; readonly endTime?: number } {
  if (typeof range !== 'string') return { startTime: range.from, endTime: range.to }
  const tomorrow = (playDay(serverNow) + 1) * MS_PER_DAY - UTC_PLUS_8_MS
  switch (range) {
    case 'today':
      return { startTime: tomorrow - MS_PER_DAY }
    case 'yesterday':
      return { startTime: tomorrow - 2 * MS_PER_DAY, endTime: tomorrow - MS_PER_DAY }
    case 'week':
      return { startTime: tomorrow - 7 * MS_PER_DAY }
    case 'month':
      return { startTime: tomorrow - 30 * MS_PER_DAY }
    case 'all':
      return {}
  }
}

function pageOf(
  { records, total, sts }: FbtyOrderPage,
  { page, size, currency }: Pick<OrderQuery, 'page' | 'size' | 'currency'>,
  at: number,
): OrderPage {
  const orders = records.map((record) => readOrder(record, currency))
  const sums = sts.find(({ cid }) => cid === currencyIds[currency])
  const sum = (text: string | null | undefined) => unitsOrZero(text ?? null, currency)
  return {
    orders,
    total: Math.max(total, orders.length),
    refused: sums?.rfn ?? null,
    stakeTotal: sum(sums?.sa),
    profitTotal: sum(sums?.cwl),
    maxWinTotal: sum(sums?.mwa),
    consumedTotal: unitsMoney(sums?.csm ?? null, currency),
    canReturnTotal: unitsMoney(sums?.mla ?? null, currency),
    more: page * size < total,
    at,
  }
}

type Part = Result<Dated<RecentOrders>, Failure>

/**
 * The orders placed since a time: open and settled ones, and reservations. The list is complete if every page came
 * and none changed its total; it is dated by its earliest page.
 */
export function askRecentOrders$(ask: Ask, { currency, from }: RecentQuery): Call<Dated<RecentOrders>> {
  const parts = [
    askSince$(ask, false, currency, from),
    askSince$(ask, true, currency, from),
    askReservedOrders$(ask, { shown: 'waiting', currency, from }),
    askReservedOrders$(ask, { shown: 'failed', currency, from }),
  ]
  return forkJoin(parts).pipe(map((results) => results.reduce(both)))
}

/** All pages of the open or the settled orders. */
function askSince$(ask: Ask, isSettled: boolean, currency: Currency, from: number): Observable<Part> {
  const page = (current: number) =>
    askPage$(ask, {
      isSettled,
      startTime: from,
      timeType: FBTY_TIME_TYPES.placed,
      current,
      size: PAGE_SIZE,
      currencyId: currencyIds[currency],
    })
  return page(1).pipe(
    expand((result, index) => {
      if (!result.ok) return EMPTY
      const { total } = result.value.value
      const read = (index + 1) * PAGE_SIZE
      return read < total && index + 1 < MAX_PAGES ? page(index + 2) : EMPTY
    }),
    map((result): Result<Dated<RecentOrders & { readonly total: number }>, Failure> => {
      if (!result.ok) return result
      const { value, at } = result.value
      const orders = value.records.map((record) => readOrder(record, currency))
      return ok({ value: { orders, complete: true, total: value.total }, at })
    }),
    reduce((one, other) => {
      if (!one.ok) return one
      if (!other.ok) return other
      const joined = bothLists(one.value, other.value)
      const same = one.value.value.total === other.value.value.total
      return ok({
        at: joined.at,
        value: { ...joined.value, complete: joined.value.complete && same, total: one.value.value.total },
      })
    }),
    map((result): Part => {
      if (!result.ok) return err(result.error)
      const { value, at } = result.value
      const complete = value.complete && value.orders.length >= value.total
      return ok({ value: { orders: value.orders, complete }, at })
    }),
  )
}

function both(one: Part, other: Part): Part {
  if (!one.ok) return one
  return other.ok ? ok(bothLists(one.value, other.value)) : other
}

function bothLists(one: Dated<RecentOrders>, other: Dated<RecentOrders>): Dated<RecentOrders> {
  const known = new Set<string>(one.value.orders.map(({ orderNo }) => orderNo))
  const added: readonly Order[] = other.value.orders.filter(({ orderNo }) => !known.has(orderNo))
  return {
    value: {
      orders: [...one.value.orders, ...added],
      complete: one.value.complete && other.value.complete,
    },
    at: Math.min(one.at, other.at),
  }
}
