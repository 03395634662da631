import { map, switchMap, tap } from 'rxjs'
import type { Currency } from '../../domain/money.ts'
import type { OrderPage, OrderQuery } from '../../domain/order.ts'
import type { OrdersFeed, SettledOrders } from '../../feeds/orders/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** The records screen: one list of orders with its totals. */
export interface RecordsView {
  readonly settled: boolean
  readonly range: OrderQuery['range']
  readonly currency: Currency
  readonly list: Feed<OrderPage>
  /** The next page of settled orders is on its way. */
  readonly loadingMore: boolean
}

export interface RecordsModel {
  readonly records$: State$<RecordsView>
  setSettled(settled: boolean): void
  setRange(range: OrderQuery['range']): void
  loadMore(): void
  /** Asks again now, after a failure or a pull. */
  refresh(): void
  /** The room that was opened last, to which an order can be shown; `null` is none. */
  readonly shareRoom$: State$<string | null>
  /** Shows an accepted order in that room; answers through `notices`. */
  share(orderNo: string): void
}

interface RecordsDeps {
  readonly orders: OrdersFeed
  readonly currency$: State$<Currency>
  readonly shareRoom$: State$<string | null>
  readonly share: (orderNo: string) => void
}

type Choice = Pick<RecordsView, 'settled' | 'range' | 'currency'>

const NO_LIST: Feed<OrderPage> = CONNECTING

/** Unsettled orders, kept fresh while the screen is open, or settled ones of a time, page by page. */
export function createRecords(
  scope: Scope,
  { orders, currency$, shareRoom$, share }: RecordsDeps,
): RecordsModel {
  const settled = scope.cell(false)
  const range = scope.cell<OrderQuery['range']>('week')
  const loadingMore = scope.cell(false)
  let pages: SettledOrders | null = null
  let pagesScope = scope.child()

  const choice$ = combineStates(
    { settled: settled.state$, range: range.state$, currency: currency$ },
    (choice): Choice => choice,
  )
  const listOf$ = (choice: Choice): State$<Feed<OrderPage>> => {
    pagesScope.end()
    pagesScope = scope.child()
    if (!choice.settled) {
      pages = null
      return orders.open$(choice.currency)
    }
    pages = orders.settled(pagesScope, choice)
    return pages.list$
  }
  const list$ = scope.state(
    choice$.pipe(
      switchMap(listOf$),
      tap((list) => {
        const { value } = list
        loadingMore.set(value !== undefined && 'loading' in value && value.loading === true)
      }),
      map((list): Feed<OrderPage> => list),
    ),
    NO_LIST,
  )

  return {
    records$: combineStates(
      { choice: choice$, list: list$, loadingMore: loadingMore.state$ },
      ({ choice, list, loadingMore: loading }): RecordsView => ({ ...choice, list, loadingMore: loading }),
    ),
    shareRoom$,
    share,
    setSettled: settled.set,
    setRange: range.set,
    loadMore: () => {
      pages?.more()
    },
    refresh: () => {
      if (pages === null) orders.refresh()
      else pages.reload()
    },
  }
}
