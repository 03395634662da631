import { type Observable, switchMap, timer } from 'rxjs'

/**
 * Delay of requests that are not urgent, ms. A browser opens at most six connections to a server over
 * HTTP/1.1, and the list needs one at once.
 */
const AFTER_MS = 300

/** Delays a request that no screen needs immediately, so that the first list is requested before it. */
export function afterList$<T>(ask: () => Observable<T>): Observable<T> {
  return timer(AFTER_MS).pipe(switchMap(ask))
}
