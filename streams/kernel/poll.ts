import {
  catchError,
  concat,
  defer,
  EMPTY,
  first,
  ignoreElements,
  NEVER,
  type Observable,
  repeat,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import { constant, type State$ } from './state.ts'

/**
 * The interval of a poll. When `every$` becomes shorter, the next request is due by the shorter interval. A
 * longer interval applies only after the next request.
 */
export type Interval = { readonly everyMs: number } | { readonly every$: State$<number> }

export type PollOptions<T> = Interval & PollRules<T>

interface PollRules<T> {
  /** While true (rate limited) no new request is sent; a pending one is not aborted. */
  readonly rateLimited$: State$<boolean>
  /**
   * False pauses polling (hidden, offline). Polling resumes with true, as soon as the next request is due.
   */
  readonly active$: Observable<boolean>
  /** Factor on the interval: 1, or more with save-data. */
  readonly slowdown$: State$<number>
  /** Random spread of each wait, as a fraction (0 to 1) of the interval. */
  readonly jitter: number
  readonly random: () => number
  readonly now: () => number
  /** The longest interval (ms) after this answer, to retry soon after a failure; before jitter and slowdown. */
  readonly againMs?: (answer: T) => number
}

export function intervalOf$(interval: Interval): State$<number> {
  return 'every$' in interval ? interval.every$ : constant(interval.everyMs)
}

/**
 * Sends a request, waits, and repeats; requests never overlap. One wait and the
 * request after it are a turn. A pause aborts the pending request, and the next turn sends a new one. `request` emits
 * failures as values; an error only ends the turn.
 */
export function poll<T>(request: () => Observable<T>, options: PollOptions<T>): Observable<T> {
  const {
    active$,
    rateLimited$,
    slowdown$,
    jitter,
    random,
    now,
    againMs = () => Number.POSITIVE_INFINITY,
  } = options
  const every$ = intervalOf$(options)
  return defer(() => {
    let dueAt = Number.NEGATIVE_INFINITY
    let answeredAt = Number.NEGATIVE_INFINITY
    // The interval that led to `dueAt`.
    let interval = every$.value
    const shorten = (everyMs: number): void => {
      if (everyMs >= interval) return
      interval = everyMs
      // Random delay: an interval becomes shorter when a push is lost, which many clients may lose at once.
      const soonest = Math.max(now() + everyMs * jitter * random(), answeredAt + everyMs * slowdown$.value)
      dueAt = Math.min(dueAt, soonest)
    }
    const turn$ = defer(() => {
      const due$ = every$.pipe(
        tap(shorten),
        switchMap(() => timer(Math.max(0, dueAt - now()))),
        take(1),
      )
      const free$ = rateLimited$.pipe(first((held) => !held, null))
      // Random delay, so that polls do not all resume at once after a rate limit.
      const apart$ = rateLimited$.pipe(
        take(1),
        switchMap((held) => (held ? concat(free$, timer(every$.value * jitter * random())) : EMPTY)),
      )
      const wait$ = concat(due$, apart$).pipe(ignoreElements())
      const ask$ = defer(() => {
        interval = every$.value
        return request()
      }).pipe(
        catchError(() => EMPTY),
        tap({
          next: (answer) => {
            interval = Math.min(interval, againMs(answer))
          },
          complete: () => {
            answeredAt = now()
            const spread = 1 + jitter * (random() - 0.5)
            dueAt = answeredAt + Math.round(interval * slowdown$.value * spread)
          },
        }),
      )
      return concat(wait$, ask$)
    })
    return active$.pipe(switchMap((active) => (active ? turn$.pipe(repeat()) : NEVER)))
  })
}
