import { concat, map, of, Subject, switchMap, timer } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { LinkTimes } from './constants.ts'

export interface RateLimit {
  /** True from a rate-limit answer until its hold has passed. Polls hold, screens may say so. */
  readonly limited$: State$<boolean>
  /** Called for each rate-limit answer; `holdMs` where the answer names its own time. */
  hit(holdMs?: number): void
}

/** The flag of the specification's `rateLimit` (codes 403, 2000001, 2000002 and HTTP 429). */
export function createRateLimit(
  scope: Scope,
  times: Pick<LinkTimes, 'rateLimitHoldMs' | 'rateLimitHoldCapMs'>,
): RateLimit {
  const hits$ = new Subject<number>()
  const limited$ = hits$.pipe(switchMap((holdMs) => concat(of(true), timer(holdMs).pipe(map(() => false)))))
  return {
    limited$: scope.state(limited$, false),
    hit: (holdMs = times.rateLimitHoldMs) => {
      hits$.next(Math.min(Math.max(holdMs, 0), times.rateLimitHoldCapMs))
    },
  }
}
