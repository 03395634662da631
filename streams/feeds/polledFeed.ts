import {
  concat,
  defer,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  of,
  scan,
  switchMap,
  timer,
} from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import { CONNECTING, type Feed, interrupted, live } from '../kernel/feed.ts'
import { poll } from '../kernel/poll.ts'
import type { State$ } from '../kernel/state.ts'
import { failureReason } from './failureReason.ts'
import { feedTimes, staleAfterMs } from './times.ts'

/** What all polls go by. */
export interface PollConditions {
  /** False pauses polling (hidden, offline). */
  readonly active$: Observable<boolean>
  readonly online$: State$<boolean>
  /** A factor on intervals: 1, or more on save-data. */
  readonly slowdown$: State$<number>
  readonly random: () => number
  /** Local ms. */
  readonly now: () => number
}

export interface PolledFeedOptions<T> {
  readonly everyMs: number
  readonly conditions: PollConditions
  /** The last picture from before, to start from. */
  readonly initial?: Feed<T>
  readonly jitter?: number
}

/**
 * A polled source as a feed: live with each good answer, interrupted by a bad one, by the loss of the
 * network, and by silence. The last picture stays. Never errors.
 */
export function polledFeed$<T>(
  request: () => Observable<Result<T, Failure>>,
  { everyMs, conditions, initial = CONNECTING, jitter = feedTimes.jitter }: PolledFeedOptions<T>,
): Observable<Feed<T>> {
  const { active$, online$, slowdown$, random, now } = conditions
  type Step = (feed: Feed<T>) => Feed<T>
  const answers$ = poll(request, {
    everyMs,
    active$,
    slowdown$,
    jitter,
    random,
    now,
    holdMs: (result) => (isRateLimited(result) ? feedTimes.rateLimitHoldMs : 0),
    againMs: (result) => (result.ok || isRateLimited(result) ? everyMs : feedTimes.againEveryMs),
  }).pipe(
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
      switchMap((feed) => untilSilent$(feed, staleAfterMs(everyMs) * slowdown$.value, now())),
    ),
  )
}

/** A live feed that hears nothing more goes stale by itself. */
function untilSilent$<T>(feed: Feed<T>, afterMs: number, now: number): Observable<Feed<T>> {
  if (feed.status !== 'live') return of(feed)
  return concat(
    of(feed),
    timer(Math.max(0, feed.asOf + afterMs - now)).pipe(map(() => interrupted(feed, 'silent'))),
  )
}

function isRateLimited(result: Result<unknown, Failure>): boolean {
  return !result.ok && result.error.lane === 'transport' && result.error.kind === 'rateLimited'
}
