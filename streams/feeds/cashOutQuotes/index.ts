import {
  debounceTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  finalize,
  map,
  merge,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs'
import type { CashOutQuote } from '../../domain/cashOut.ts'
import { ok } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import { shareGrace } from '../../kernel/shareGrace.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { CashableOrder, CashOut } from '../../venues/cashOut.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

/** The offers for the open orders on the screen. */
export interface CashOutQuotes {
  /** The present offer; `null` while the order cannot be cashed out. Asked for while it has subscribers. */
  quote$(order: CashableOrder): State$<Feed<CashOutQuote | null>>
  /** Asks again now, after a cash-out of this order. Its offer is from before that, so it is no longer shown. */
  refresh(orderNo: string): void
}

interface CashOutQuotesDeps {
  readonly cashOut: Pick<CashOut, 'quotes'>
  readonly conditions: PollConditions
}

/** Quotes by order number, with the orders that were asked about. */
interface Answer {
  readonly asked: ReadonlySet<string>
  readonly quotes: ReadonlyMap<string, CashOutQuote>
}

/** One poll asks about all orders that have subscribers. */
export function createCashOutQuotes(
  scope: Scope,
  { cashOut, conditions }: CashOutQuotesDeps,
  {
    everyMs = feedTimes.cashOutEveryMs,
    settleMs = feedTimes.watchSettleMs,
    graceMs = feedTimes.graceMs,
  } = {},
): CashOutQuotes {
  const wanted = scope.cell<readonly CashableOrder[]>([])
  const refresh$ = new Subject<'refresh'>()
  scope.onEnd(() => {
    refresh$.complete()
  })
  let last: Feed<Answer> = CONNECTING
  const settled$ = wanted.state$.pipe(debounceTime(settleMs))
  const answers$ = merge(settled$, refresh$.pipe(map(() => wanted.state$.value))).pipe(
    switchMap((orders) =>
      orders.length === 0
        ? EMPTY
        : polledFeed$(() => answer$(cashOut, orders), { everyMs, conditions, initial: last }),
    ),
    tap((feed) => {
      last = feed
    }),
    startWith(CONNECTING),
    scope.bind(),
    shareGrace(0),
  )
  const quote$ = keyed<CashableOrder, Feed<CashOutQuote | null>>(
    (order) =>
      defer(() => {
        wanted.update((orders) => [...orders, order])
        return answers$
      }).pipe(
        map((feed) => quoteOf(feed, order.orderNo)),
        distinctUntilChanged(),
        finalize(() => {
          wanted.update((orders) => orders.filter((other) => other !== order))
        }),
      ),
    { initial: () => CONNECTING, graceMs, keyOf: ({ orderNo }) => orderNo },
  )
  return {
    quote$,
    refresh: (orderNo) => {
      last = withoutOrder(last, orderNo)
      refresh$.next('refresh')
    },
  }
}

function answer$(cashOut: Pick<CashOut, 'quotes'>, orders: readonly CashableOrder[]) {
  return cashOut.quotes(orders).pipe(
    map((result) =>
      result.ok
        ? ok({
            asked: new Set(orders.map(({ orderNo }) => orderNo)),
            quotes: new Map(result.value.map((quote) => [quote.orderNo, quote])),
          })
        : result,
    ),
  )
}

/** The other orders keep their offers until the next answer. */
function withoutOrder(feed: Feed<Answer>, orderNo: string): Feed<Answer> {
  if (feed.status !== 'live' && feed.status !== 'stale') return feed
  const { asked, quotes } = feed.value
  return { ...feed, value: { asked: new Set([...asked].filter((other) => other !== orderNo)), quotes } }
}

/** An order that the answer was not asked about has no quote yet. */
function quoteOf(feed: Feed<Answer>, orderNo: string): Feed<CashOutQuote | null> {
  if (feed.status !== 'live' && feed.status !== 'stale') return feed
  if (!feed.value.asked.has(orderNo)) return CONNECTING
  return { ...feed, value: feed.value.quotes.get(orderNo) ?? null }
}
