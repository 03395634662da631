import { map, Subject, switchMap, takeWhile, timer } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { LinkTimes } from './constants.ts'

export interface RateLimit {
  /** True from a rate-limit answer until the pause is over. Polls wait while it is true. */
  readonly limited$: State$<boolean>
  /** Remaining seconds of the pause; 0 when there is none. */
  readonly secondsLeft$: State$<number>
  /** Starts the pause again; called for each rate-limit answer. */
  hit(): void
}

const SECOND_MS = 1000

/**
 * The common pause after a rate limit: site codes 403, 2000001 and 2000002, the venue's code, and HTTP 429.
 */
export function createRateLimit(scope: Scope, times: Pick<LinkTimes, 'rateLimitHoldMs'>): RateLimit {
  const seconds = Math.ceil(times.rateLimitHoldMs / SECOND_MS)
  const hits$ = new Subject<void>()
  scope.onEnd(() => {
    hits$.complete()
  })
  const secondsLeft$ = scope.state(
    hits$.pipe(
      switchMap(() =>
        timer(0, SECOND_MS).pipe(
          map((passed) => seconds - passed),
          takeWhile((left) => left > 0, true),
        ),
      ),
    ),
    0,
  )
  return {
    limited$: mapState(secondsLeft$, (left) => left > 0),
    secondsLeft$,
    hit: () => {
      hits$.next()
    },
  }
}
