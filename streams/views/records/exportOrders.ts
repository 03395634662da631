import { EMPTY, expand, map, type Observable, scan } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Order, OrderPage, OrderQuery } from '../../domain/order.ts'
import type { Result } from '../../domain/result.ts'

/** The pages are as large as venues allow, and the file has at most this many orders. */
const PAGE_SIZE = 100
const MAX_ORDERS = 10_000

/** How far an export is. */
export interface ExportStep {
  readonly status: 'reading' | 'done' | 'failed'
  readonly orders: readonly Order[]
  readonly total: number
}

/** Reads all orders of a list, page after page, newest first. A failure ends it without a result. */
export function exportOrders$(
  read$: (query: OrderQuery) => Observable<Result<OrderPage, Failure>>,
  query: Omit<OrderQuery, 'page' | 'size'>,
  { pageSize = PAGE_SIZE, most = MAX_ORDERS } = {},
): Observable<ExportStep> {
  const page$ = (page: number) =>
    read$({ ...query, page, size: pageSize }).pipe(map((result) => ({ page, result })))
  return page$(1).pipe(
    expand(({ page, result }) =>
      result.ok && result.value.more && page * pageSize < most ? page$(page + 1) : EMPTY,
    ),
    scan(
      (before: ExportStep, { page, result }): ExportStep => {
        if (!result.ok) return { ...before, status: 'failed' }
        const { orders, total, more } = result.value
        const known = new Set(before.orders.map(({ orderNo }) => orderNo))
        const all = [...before.orders, ...orders.filter(({ orderNo }) => !known.has(orderNo))]
        const done = !more || page * pageSize >= most
        return { status: done ? 'done' : 'reading', orders: all, total: Math.max(total, all.length) }
      },
      { status: 'reading', orders: [], total: 0 },
    ),
  )
}
