import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Reach } from '../domain/reach.ts'
import type { Result } from '../domain/result.ts'
import { CONNECTING, type Feed, type FeedReason, interrupted, live } from '../kernel/feed.ts'
import { type Interval, intervalOf$, poll } from '../kernel/poll.ts'
import type { State$ } from '../kernel/state.ts'
import { failureReason } from './failureReason.ts'
import { feedTimes, staleAfterMs } from './times.ts'

/** What all polls depend on. */
export interface PollConditions {
  /** False pauses polling (hidden, offline). */
  readonly active$: Observable<boolean>
  readonly online$: State$<boolean>
  /** True during the pause after a rate limit, while no poll sends requests. */
  readonly rateLimited$: State$<boolean>
  /** Whether the platform can be reached. */
  readonly reach$: State$<Reach>
  /** Factor on intervals: 1, or more with save-data. */
  readonly slowdown$: State$<number>
  readonly random: () => number
  /** Local ms. */
  readonly now: () => number
}

export type PolledFeedOptions<T> = Interval & FeedOptions<T>

interface FeedOptions<T> {
  readonly conditions: PollConditions
  /** The last value from before, to start with. */
  readonly initial?: Feed<T>
  readonly jitter?: number
}

/**
 * A polled source as a feed: live after each successful answer, interrupted by a failure, by the loss of the
 * network and by silence. The last value stays. Never errors.
 */
export function polledFeed$<T>(
  request: () => Observable<Result<T, Failure>>,
  { conditions, initial = CONNECTING, jitter = feedTimes.jitter, ...interval }: PolledFeedOptions<T>,
): Observable<Feed<T>> {
  const every$ = intervalOf$(interval)
  const { online$, slowdown$, now } = conditions
  type Step = (feed: Feed<T>) => Feed<T>
  const answers$ = polled$(request, every$, conditions, jitter).pipe(
    map((result): Step => {
      const at = now()
      return (feed) => (result.ok ? live(result.value, at) : interrupted(feed, failureReason(result.error)))
    }),
  )
  const offline$ = online$.pipe(
    distinctUntilChanged(),
    map(
      (online): Step =>
        (feed) =>
          online ? feed : interrupted(feed, 'offline'),
    ),
  )
  return defer(() =>
    merge(offline$, answers$).pipe(
      scan((feed, step) => step(feed), initial),
      distinctUntilChanged(),
      switchMap((feed) => untilSilent$(feed, staleAfterMs(every$.value) * slowdown$.value, now())),
    ),
  )
}

/** A failed poll is repeated soon. */
function polled$<T>(
  request: () => Observable<Result<T, Failure>>,
  every$: State$<number>,
  { active$, rateLimited$, slowdown$, random, now }: PollConditions,
  jitter: number,
): Observable<Result<T, Failure>> {
  return poll(request, {
    every$,
    active$,
    rateLimited$,
    slowdown$,
    jitter,
    random,
    now,
    againMs: (result) => (result.ok ? Number.POSITIVE_INFINITY : feedTimes.againEveryMs),
  })
}

/** The state of a polled source: its last successful answer, and the reason of the failures since. */
interface Known<T> {
  readonly feed: Feed<T>
  readonly failed: FeedReason | null
}

/**
 * A polled list of prices as a feed. It becomes stale by the same rule as the book's prices: while the
 * platform is unreachable, or after a time without answers. A single failure does not make recent prices
 * stale. So a list and the prices in it never disagree.
 */
export function polledPrices$<T>(
  request: () => Observable<Result<T, Failure>>,
  { conditions, initial = CONNECTING, jitter = feedTimes.jitter, ...interval }: PolledFeedOptions<T>,
): Observable<Feed<T>> {
  const every$ = intervalOf$(interval)
  const { reach$, slowdown$, now } = conditions
  const known$ = polled$(request, every$, conditions, jitter).pipe(
    scan(
      (known: Known<T>, result): Known<T> =>
        result.ok
          ? { feed: live(result.value, now()), failed: null }
          : { ...known, failed: failureReason(result.error) },
      { feed: initial, failed: null },
    ),
    startWith<Known<T>>({ feed: initial, failed: null }),
  )
  return combineLatest([known$, reach$.pipe(distinctUntilChanged())]).pipe(
    switchMap(([{ feed, failed }, reach]) => {
      if (reach !== 'reachable') return of(interrupted(feed, reach === 'offline' ? 'offline' : 'network'))
      if (feed.status !== 'live') return of(failed === null ? feed : interrupted(feed, failed))
      return untilSilent$(feed, staleAfterMs(every$.value) * slowdown$.value, now(), failed ?? 'silent')
    }),
    distinctUntilChanged(),
  )
}

/** A live feed without further answers becomes stale. */
function untilSilent$<T>(
  feed: Feed<T>,
  afterMs: number,
  now: number,
  reason: FeedReason = 'silent',
): Observable<Feed<T>> {
  if (feed.status !== 'live') return of(feed)
  const left = feed.asOf + afterMs - now
  if (left <= 0) return of(interrupted(feed, reason))
  return concat(of(feed), timer(left).pipe(map(() => interrupted(feed, reason))))
}
