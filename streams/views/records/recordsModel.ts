import { distinctUntilChanged, map, type Observable, of, switchMap, tap, timer } from 'rxjs'
import { withinDays } from '../../domain/calendar.ts'
import type { Currency } from '../../domain/money.ts'
import type { OrderPage, OrderRange } from '../../domain/order.ts'
import type { OrdersFeed, SettledOrders } from '../../feeds/orders/index.ts'
import { keepChoice, readChoice } from '../../feeds/recordsList/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Betting } from '../../venues/betting.ts'
import { exportOrders$, type ExportStep } from './exportOrders.ts'
import { typedNumber } from './typedNumber.ts'

/** State of the records screen: one list of orders with its totals. */
export interface RecordsView {
  readonly settled: boolean
  readonly range: OrderRange
  /** The most days of a range; `null` for any number. */
  readonly mostDays: number | null
  readonly currency: Currency
  /** The text in the search for an order number; `null` while the search is closed. */
  readonly search: string | null
  /** Whether that text cannot be an order number. */
  readonly searchBad: boolean
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
  setRange(range: OrderRange): void
  /** Lists the orders whose number begins so, of any time and state; `null` closes the search. */
  search(text: string | null): void
  /** All orders of the present list. */
  export$(): Observable<ExportStep>
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
  readonly mostDays: number | null
  readonly currencies: readonly Currency[]
  readonly currency$: State$<Currency>
  readonly shareRoom$: State$<string | null>
  readonly share: (orderNo: string) => void
  readonly read$: Betting['orders']
  readonly memory: KeyValue
  readonly memberId: string
}

interface Choice extends Pick<RecordsView, 'settled' | 'range' | 'currency'> {
  /** The beginning of an order number; `null` without a search. */
  readonly number: string | null
}

/** How long the member pauses before what was typed is looked for, ms. */
const TYPED_MS = 300

const NO_LIST: Feed<OrderPage> = CONNECTING

/** Unsettled orders, polled while the screen is open, or settled orders of a period, page by page. */
export function createRecords(
  scope: Scope,
  { orders, mostDays, currencies, currency$, shareRoom$, share, read$, memory, memberId }: RecordsDeps,
  { typedMs = TYPED_MS } = {},
): RecordsModel {
  const kept = readChoice(memory, { memberId })
  const settled = scope.cell(kept.settled)
  const range = scope.cell<OrderRange>(kept.range)
  const typed = scope.cell<string | null>(null)
  const chosenCurrency = scope.cell<Currency | null>(null)
  const choice$ = combineStates(
    {
      settled: settled.state$,
      range: range.state$,
      number: numberOf$(scope, typed.state$, typedMs),
      chosen: chosenCurrency.state$,
      own: currency$,
    },
    // The range may have been chosen at a venue that takes longer ones.
    ({ chosen, own, range: wanted, ...choice }): Choice => ({
      ...choice,
      range: withinDays(wanted, mostDays),
      currency: chosen ?? own,
    }),
  )
  const shown = createShownList(scope, orders, choice$)
  const open$ = combineStates(
    Object.fromEntries(currencies.map((currency) => [currency, orders.openCount$(currency)])),
    (counts) => currencies.map((currency) => ({ currency, open: counts[currency] ?? null })),
  )
  const keep = (): void => {
    keepChoice(memory, { memberId }, { settled: settled.state$.value, range: range.state$.value })
  }
  return {
    records$: combineStates(
      {
        choice: choice$,
        currencies: open$,
        list: shown.list$,
        loadingMore: shown.loadingMore$,
        search: typed.state$,
      },
      ({ choice: { number: _, ...choice }, ...rest }): RecordsView => ({
        ...choice,
        ...rest,
        mostDays,
        searchBad: rest.search !== null && typedNumber(rest.search) === null,
        behind: isBehind(rest.list),
      }),
    ),
    search: typed.set,
    export$: () => {
      const { number, ...query } = choice$.value
      if (number !== null) return exportOrders$(read$, { ...query, number })
      // The range is that of settled orders.
      return exportOrders$(read$, query.settled ? query : { ...query, range: 'all' })
    },
    shareRoom$,
    share,
    setSettled: (on) => {
      settled.set(on)
      keep()
    },
    setRange: (chosen) => {
      range.set(chosen)
      keep()
    },
    setCurrency: chosenCurrency.set,
    loadMore: shown.more,
    refresh: shown.refresh,
  }
}

/** The number to look for, after a pause in typing. Closing the search, or emptying it, waits for nothing. */
function numberOf$(scope: Scope, typed$: State$<string | null>, typedMs: number): State$<string | null> {
  return scope.state<string | null>(
    typed$.pipe(
      map((text) => (text === null || text === '' ? null : typedNumber(text))),
      switchMap((number) => (number === null ? of(null) : timer(typedMs).pipe(map(() => number)))),
      distinctUntilChanged(),
    ),
    null,
  )
}

interface ShownList {
  readonly list$: State$<Feed<OrderPage>>
  readonly loadingMore$: State$<boolean>
  more(): void
  refresh(): void
}

/** The list of the present choice. Pages of a former one end with it. */
function createShownList(scope: Scope, orders: OrdersFeed, choice$: State$<Choice>): ShownList {
  const loadingMore = scope.cell(false)
  let pages: SettledOrders | null = null
  let pagesScope = scope.child()
  const listOf$ = ({ number, settled, ...query }: Choice): State$<Feed<OrderPage>> => {
    pagesScope.end()
    pagesScope = scope.child()
    if (!settled && number === null) {
      pages = null
      return orders.open$(query.currency)
    }
    pages = orders.settled(pagesScope, number === null ? query : { ...query, number })
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
    list$,
    loadingMore$: loadingMore.state$,
    more: () => {
      pages?.more()
    },
    refresh: () => {
      if (pages === null) orders.refresh()
      else pages.reload()
    },
  }
}

/** A list that is no longer updated is not behind: its banner shows its age. */
function isBehind(list: Feed<OrderPage>): boolean {
  return list.status === 'live' && 'missing' in list.value && list.value.missing !== 0
}
