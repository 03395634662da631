import { map, switchMap, tap } from 'rxjs'
import type { Currency } from '../../domain/money.ts'
import type { OrderPage, OrderQuery } from '../../domain/order.ts'
import type { OrdersFeed, SettledOrders } from '../../feeds/orders/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** State of the records screen: one list of orders with its totals. */
export interface RecordsView {
  readonly settled: boolean
  readonly range: OrderQuery['range']
  readonly currency: Currency
  /** The member's currencies, with the number of unsettled bets; `null` until known. */
  readonly currencies: readonly { readonly currency: Currency; readonly open: number | null }[]
  readonly list: Feed<OrderPage>
  /** Whether an order that was just placed here is not yet in the list; the answer is on its way. */
  readonly behind: boolean
  /** Whether the next page of settled orders is loading. */
  readonly loadingMore: boolean
}

export interface RecordsModel {
  readonly records$: State$<RecordsView>
  setSettled(settled: boolean): void
  setRange(range: OrderQuery['range']): void
  /** Selects the currency of the list; the currency for betting does not change. */
  setCurrency(currency: Currency): void
  loadMore(): void
  /** Reloads now, after a failure or a pull to refresh. */
  refresh(): void
  /** The last opened room, to which an order can be shared; `null` when there is none. */
  readonly shareRoom$: State$<string | null>
  /** Shares an accepted order to that room; the result is shown as a notice. */
  share(orderNo: string): void
}

interface RecordsDeps {
  readonly orders: OrdersFeed
  readonly currencies: readonly Currency[]
  readonly currency$: State$<Currency>
  readonly shareRoom$: State$<string | null>
  readonly share: (orderNo: string) => void
}

type Choice = Pick<RecordsView, 'settled' | 'range' | 'currency'>

const NO_LIST: Feed<OrderPage> = CONNECTING

/** Unsettled orders, polled while the screen is open, or settled orders of a period, page by page. */
export function createRecords(
  scope: Scope,
  { orders, currencies, currency$, shareRoom$, share }: RecordsDeps,
): RecordsModel {
  const settled = scope.cell(false)
  const range = scope.cell<OrderQuery['range']>('week')
  const chosenCurrency = scope.cell<Currency | null>(null)
  const loadingMore = scope.cell(false)
  let pages: SettledOrders | null = null
  let pagesScope = scope.child()

  const choice$ = combineStates(
    { settled: settled.state$, range: range.state$, chosen: chosenCurrency.state$, own: currency$ },
    ({ chosen, own, ...choice }): Choice => ({ ...choice, currency: chosen ?? own }),
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

  const open$ = combineStates(
    Object.fromEntries(currencies.map((currency) => [currency, orders.openCount$(currency)])),
    (counts) => currencies.map((currency) => ({ currency, open: counts[currency] ?? null })),
  )

  return {
    records$: combineStates(
      { choice: choice$, currencies: open$, list: list$, loadingMore: loadingMore.state$ },
      ({ choice, ...shown }): RecordsView => ({ ...choice, ...shown, behind: isBehind(shown.list) }),
    ),
    shareRoom$,
    share,
    setSettled: settled.set,
    setRange: range.set,
    setCurrency: chosenCurrency.set,
    loadMore: () => {
      pages?.more()
    },
    refresh: () => {
      if (pages === null) orders.refresh()
      else pages.reload()
    },
  }
}

/** A list that is no longer updated is shown as it is: its banner tells how old it is. */
function isBehind(list: Feed<OrderPage>): boolean {
  return list.status === 'live' && 'missing' in list.value && list.value.missing !== 0
}
