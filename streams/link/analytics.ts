import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  merge,
  type Observable,
  of,
  repeat,
  Subject,
  switchMap,
  timer,
} from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Http } from '../ports/http.ts'
import { type AnalyticsEvent, MAX_ANALYTICS_EVENTS } from '../wire/site/analytics.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { LinkTimes } from './constants.ts'

export interface Analytics {
  /** Adds an event to the next batch; if too many wait, the oldest are dropped. */
  track(name: string, props?: AnalyticsEvent['props']): void
}

interface AnalyticsDeps {
  readonly http: Http
  /** Platform time, ms. */
  readonly now: () => number
  readonly online$: State$<boolean>
  /** Prefix of the site's calls; emits when the configuration is loaded. */
  readonly base$: Observable<string>
}

/** Sends events in batches. A batch that fails is not sent again, and nothing depends on it. */
export function createAnalytics(
  scope: Scope,
  deps: AnalyticsDeps,
  times: Pick<LinkTimes, 'analyticsFlushMs' | 'analyticsTimeoutMs'>,
): Analytics {
  let waiting: AnalyticsEvent[] = []
  const tracked$ = new Subject<void>()

  const flush$ = defer(() => {
    if (!deps.online$.value) return EMPTY
    const events = waiting
    waiting = []
    return deps.base$.pipe(
      switchMap((base) =>
        deps.http.send({
          method: 'POST',
          url: `${base}${sitePaths.analytics}`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ events }),
          timeoutMs: times.analyticsTimeoutMs,
        }),
      ),
      catchError(() => EMPTY),
    )
  })
  const isDue = (): boolean => waiting.length > 0 && deps.online$.value
  // Events that are tracked during a send are sent after it.
  const turns$ = timer(times.analyticsFlushMs).pipe(
    switchMap(() => flush$),
    repeat({ delay: () => (isDue() ? of(null) : EMPTY) }),
  )
  scope.run(
    merge(tracked$, deps.online$).pipe(
      filter(isDue),
      exhaustMap(() => turns$),
    ),
  )

  return {
    track: (name, props = {}) => {
      waiting = [...waiting.slice(1 - MAX_ANALYTICS_EVENTS), { name, at: deps.now(), props }]
      tracked$.next()
    },
  }
}
