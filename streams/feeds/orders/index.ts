import {
  EMPTY,
  expand,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  reduce,
  startWith,
  Subject,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs'
import type { Currency } from '../../domain/money.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Order, OrderPage, OrderQuery, OrderRange } from '../../domain/order.ts'
import { ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Betting } from '../../venues/betting.ts'
import { failureReason } from '../failureReason.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { intervalByPush$, type PushFeed } from '../push/index.ts'
import { feedTimes } from '../times.ts'
import { asked$, type AskedPage, type OpenOrders, type PlacedOrders$, withMissing$ } from './placedHere.ts'

export type { OpenOrders, PlacedOrder, PlacedOrders$ } from './placedHere.ts'

const PAGE_SIZE = 50
/** Limits the pages, in case a venue always reports one more. */
const MAX_OPEN_PAGES = 20

export interface OrdersFeed {
  /**
   * Unsettled orders, newest first, while the list is on the screen; polled, and refreshed immediately after
   * news of an order.
   */
  open$(currency: Currency): State$<Feed<OpenOrders>>
  /**
   * The number of unsettled orders, with those that were just placed here; refreshed immediately after news of
   * an order, and polled, rarely while the push brings such news. `null` until known.
   */
  openCount$(currency: Currency): State$<number | null>
  /** Refreshes the unsettled orders and their number now, after a bet or on request. */
  refresh(): void
  /** Emits when the orders are refreshed, also the settled ones. */
  readonly refreshed$: Observable<unknown>
  /** Settled orders, loaded page by page. The pages are kept until `screen` ends. */
  settled(screen: Scope, query: SettledQuery): SettledOrders
}

/** With `number` the orders whose number begins so, settled or not. */
export type SettledQuery = Pick<OrderQuery, 'currency' | 'number'> & { readonly range: OrderRange }

/** The pages loaded so far, with the totals of the last answer. */
export interface SettledList extends OrderPage {
  readonly loading: boolean
}

export interface SettledOrders {
  readonly list$: State$<Feed<SettledList>>
  /** Loads the next page; does nothing while one is loading, or after the last. */
  more(): void
  /** Reloads from the first page. */
  reload(): void
}

interface OrdersDeps {
  readonly bets: Pick<Betting, 'orders'>
  readonly push: Pick<PushFeed, 'events$' | 'brings$'>
  readonly placed$: PlacedOrders$
  readonly conditions: PollConditions
}

export function createOrdersFeed(
  scope: Scope,
  { bets, push, placed$, conditions }: OrdersDeps,
  {
    everyMs = feedTimes.openOrdersEveryMs,
    pushedEveryMs = feedTimes.pushedOrdersEveryMs,
    countEveryMs = feedTimes.openCountEveryMs,
    pushedCountEveryMs = feedTimes.pushedEveryMs,
    graceMs = feedTimes.graceMs,
    pageSize = PAGE_SIZE,
  } = {},
): OrdersFeed {
  const every$ = intervalByPush$(push, pushedEveryMs, everyMs)
  const countEvery$ = intervalByPush$(push, pushedCountEveryMs, countEveryMs)
  const refresh$ = new Subject<'refresh'>()
  scope.onEnd(() => {
    refresh$.complete()
  })
  const news$ = merge(refresh$, push.events$.pipe(filter(({ type }) => type === 'order'))).pipe(
    throttleTime(feedTimes.burstMs, undefined, { leading: true, trailing: true }),
  )
  const open$ = keyed<Currency, Feed<OpenOrders>>(
    (currency) => {
      const query: OrderQuery = { settled: false, page: 1, size: pageSize, range: 'all', currency }
      const ask = () => asked$(placed$, () => allPages$(bets, query))
      let last: Feed<AskedPage> = CONNECTING
      const list$ = news$.pipe(
        startWith('first'),
        switchMap(() => polledFeed$(ask, { every$, conditions, initial: last })),
        tap((feed) => {
          last = feed
        }),
      )
      return withMissing$(list$, placed$, currency).pipe(scope.bind())
    },
    { initial: () => CONNECTING, graceMs },
  )
  const openCount$ = keyed<Currency, number | null>(
    (currency) => {
      const query: OrderQuery = { settled: false, page: 1, size: 1, range: 'all', currency }
      const ask = () => asked$(placed$, () => bets.orders(query))
      const newest$ = news$.pipe(
        startWith('first'),
        switchMap(() => polledFeed$(ask, { every$: countEvery$, conditions })),
        // A new request starts without a value; the last one stays until its answer.
        filter(({ value }) => value !== undefined),
      )
      return withMissing$(newest$, placed$, currency).pipe(
        mergeMap(({ value }) => (value === undefined ? EMPTY : of(value.total + value.missing))),
        scope.bind(),
      )
    },
    { initial: () => null, graceMs },
  )
  const refresh = (): void => {
    refresh$.next('refresh')
  }
  return {
    open$,
    openCount$,
    refresh,
    refreshed$: refresh$.asObservable(),
    settled: (screen, query) => {
      const pages = createSettled(screen, bets, query, pageSize, conditions.now)
      return {
        ...pages,
        reload: () => {
          pages.reload()
          // The number of unsettled orders is shown above this list, too.
          refresh()
        },
      }
    },
  }
}

/** All pages of a list as one, with the totals of the first; the first failure is the result. */
function allPages$(bets: Pick<Betting, 'orders'>, query: OrderQuery): Observable<Result<OrderPage, Failure>> {
  return bets.orders(query).pipe(
    expand((result, index) =>
      result.ok && result.value.more && index + 1 < MAX_OPEN_PAGES
        ? bets.orders({ ...query, page: query.page + index + 1 })
        : EMPTY,
    ),
    reduce((list, next) =>
      list.ok && next.ok
        ? ok({ ...list.value, orders: joined(list.value.orders, next.value.orders), more: next.value.more })
        : next,
    ),
  )
}

function createSettled(
  screen: Scope,
  bets: Pick<Betting, 'orders'>,
  query: SettledQuery,
  size: number,
  now: () => number,
): SettledOrders {
  const list = screen.cell<Feed<SettledList>>(CONNECTING)
  const asks$ = new Subject<number>()
  let asking = false
  let page = 0

  const loading = (on: boolean): void => {
    list.update((feed) =>
      feed.status === 'live' || feed.status === 'stale'
        ? { ...feed, value: { ...feed.value, loading: on } }
        : feed,
    )
  }
  screen.run(
    asks$.pipe(
      switchMap((asked) =>
        bets
          .orders({ ...query, settled: true, page: asked, size })
          .pipe(map((result) => ({ asked, result }))),
      ),
      tap(({ asked, result }) => {
        asking = false
        if (!result.ok) {
          loading(false)
          list.update((feed) => interrupted(feed, failureReason(result.error)))
          return
        }
        page = asked
        list.update((feed) => {
          const earlier = asked === 1 ? [] : (feed.value?.orders ?? [])
          return live(
            { ...result.value, orders: joined(earlier, result.value.orders), loading: false },
            now(),
          )
        })
      }),
    ),
  )
  const ask = (wanted: number): void => {
    asking = true
    loading(true)
    asks$.next(wanted)
  }
  screen.onEnd(() => {
    asks$.complete()
  })
  ask(1)
  return {
    list$: list.state$,
    more: () => {
      if (!asking && list.state$.value.value?.more === true) ask(page + 1)
    },
    reload: () => {
      ask(1)
    },
  }
}

/** Orders that moved to the next page while loading are listed once. */
function joined(earlier: readonly Order[], next: readonly Order[]): readonly Order[] {
  const known = new Set(earlier.map(({ orderNo }) => orderNo))
  return [...earlier, ...next.filter(({ orderNo }) => !known.has(orderNo))]
}
