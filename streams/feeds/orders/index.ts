import {
  EMPTY,
  expand,
  filter,
  map,
  merge,
  type Observable,
  reduce,
  startWith,
  Subject,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs'
import type { Currency } from '../../domain/money.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Order, OrderPage, OrderQuery } from '../../domain/order.ts'
import { ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { PushEvent, Venue } from '../../venues/venue.ts'
import { failureReason } from '../failureReason.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

const PAGE_SIZE = 50
/** A venue that always tells of one page more must not hold us. */
const MAX_OPEN_PAGES = 20

export interface OrdersFeed {
  /** Unsettled orders, newest first; polled while the list is open, and at once on news of an order. */
  open$(currency: Currency): State$<Feed<OrderPage>>
  /** Asks for the unsettled orders again now: after a bet. */
  refresh(): void
  /** Settled orders on demand. The pages live as long as `screen`. */
  settled(screen: Scope, query: SettledQuery): SettledOrders
}

export type SettledQuery = Pick<OrderQuery, 'range' | 'currency'>

/** What has been read so far, with the totals of the last answer. */
export interface SettledList extends OrderPage {
  readonly loading: boolean
}

export interface SettledOrders {
  readonly list$: State$<Feed<SettledList>>
  /** Reads the next page; does nothing while one is being read, or after the last. */
  more(): void
  /** Starts anew with the first page. */
  reload(): void
}

interface OrdersDeps {
  readonly venue: Pick<Venue, 'orders'>
  readonly events$: Observable<PushEvent>
  readonly conditions: PollConditions
}

export function createOrdersFeed(
  scope: Scope,
  { venue, events$, conditions }: OrdersDeps,
  { everyMs = feedTimes.openOrdersEveryMs, graceMs = feedTimes.graceMs, pageSize = PAGE_SIZE } = {},
): OrdersFeed {
  const refresh$ = new Subject<'refresh'>()
  scope.onEnd(() => {
    refresh$.complete()
  })
  const news$ = merge(refresh$, events$.pipe(filter(({ type }) => type === 'order'))).pipe(
    throttleTime(feedTimes.burstMs, undefined, { leading: true, trailing: true }),
  )
  const open$ = keyed<Currency, Feed<OrderPage>>(
    (currency) => {
      const query: OrderQuery = { settled: false, page: 1, size: pageSize, range: 'month', currency }
      let last: Feed<OrderPage> = CONNECTING
      return news$.pipe(
        startWith('first'),
        switchMap(() => polledFeed$(() => allPages$(venue, query), { everyMs, conditions, initial: last })),
        tap((feed) => {
          last = feed
        }),
        scope.bind(),
      )
    },
    { initial: () => CONNECTING, graceMs },
  )
  return {
    open$,
    refresh: () => {
      refresh$.next('refresh')
    },
    settled: (screen, query) => createSettled(screen, venue, query, pageSize, conditions.now),
  }
}

/** Every page of a list as one, with the totals of the first; the first failure is the answer. */
function allPages$(venue: Pick<Venue, 'orders'>, query: OrderQuery): Observable<Result<OrderPage, Failure>> {
  return venue.orders(query).pipe(
    expand((result, index) =>
      result.ok && result.value.more && index + 1 < MAX_OPEN_PAGES
        ? venue.orders({ ...query, page: query.page + index + 1 })
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
  venue: Pick<Venue, 'orders'>,
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
        venue
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

/** An order that slid onto the next page while reading is shown once. */
function joined(earlier: readonly Order[], next: readonly Order[]): readonly Order[] {
  const known = new Set(earlier.map(({ orderNo }) => orderNo))
  return [...earlier, ...next.filter(({ orderNo }) => !known.has(orderNo))]
}
