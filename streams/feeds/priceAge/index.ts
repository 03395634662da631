import { distinctUntilChanged, map, type Observable, of, startWith, switchMap, timer } from 'rxjs'
import type { Feed } from '../../kernel/feed.ts'
import { type State$, stateFrom } from '../../kernel/state.ts'

const MS_PER_SECOND = 1000

/**
 * How old, in whole seconds, what a stale feed shows is, counted every second; `null` while it is live, and
 * while there is nothing to be old.
 */
export function priceAge$(feed$: State$<Feed<unknown>>, now: () => number): State$<number | null> {
  const ageOf = (feed: Feed<unknown>): number | null =>
    feed.status === 'stale' ? Math.max(0, Math.floor((now() - feed.asOf) / MS_PER_SECOND)) : null
  const counted = (feed: Feed<unknown>): Observable<number | null> => {
    if (feed.status !== 'stale') return of(null)
    // The first tick falls on the next whole second of age, so that the count does not lag behind.
    const untilNext = MS_PER_SECOND - (Math.max(0, now() - feed.asOf) % MS_PER_SECOND)
    return timer(untilNext, MS_PER_SECOND).pipe(
      startWith(0),
      map(() => ageOf(feed)),
    )
  }
  return stateFrom(() => ageOf(feed$.value), feed$.pipe(switchMap(counted), distinctUntilChanged()))
}
