import { combineLatest, defer, map, type Observable } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Currency } from '../../domain/money.ts'
import type { OrderPage } from '../../domain/order.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'

/** An order that this page has placed. */
export interface PlacedOrder {
  readonly orderNo: string
  readonly currency: Currency
}

/** The orders that this page has placed, oldest first. An order is added once and never removed. */
export type PlacedOrders$ = State$<readonly PlacedOrder[]>

/** A list with the number of orders that had been placed when it was requested. */
export interface AskedPage extends OrderPage {
  readonly placedBefore: number
}

export interface OpenOrders extends OrderPage {
  /**
   * How many orders this page has placed that the list lacks, because it was requested before them. An order
   * that is absent from a later answer is not open any more, and does not count.
   */
  readonly missing: number
}

/** The request, whose result also says how many orders this page had placed before it. */
export function asked$(
  placed$: PlacedOrders$,
  request: () => Observable<Result<OrderPage, Failure>>,
): Observable<Result<AskedPage, Failure>> {
  return defer(() => {
    const placedBefore = placed$.value.length
    return request().pipe(map((result) => (result.ok ? ok({ ...result.value, placedBefore }) : result)))
  })
}

/** The list, with the number of orders of the currency that it lacks. */
export function withMissing$(
  list$: Observable<Feed<AskedPage>>,
  placed$: PlacedOrders$,
  currency: Currency,
): Observable<Feed<OpenOrders>> {
  return combineLatest([list$, placed$]).pipe(
    map(([feed, placed]): Feed<OpenOrders> => {
      if (feed.status !== 'live' && feed.status !== 'stale') return feed
      const { placedBefore, ...page } = feed.value
      const listed = new Set(page.orders.map(({ orderNo }) => orderNo))
      const missing = placed
        .slice(placedBefore)
        .filter((order) => order.currency === currency && !listed.has(order.orderNo)).length
      return { ...feed, value: { ...page, missing } }
    }),
  )
}
