import { type Observable, switchMap, timer } from 'rxjs'

/** A browser holds six connections to a server: the list is to have one of them as soon as it asks. */
const AFTER_MS = 300

/** Asks for what no screen shows at once only when the first list has been asked for. */
export function afterList$<T>(ask: () => Observable<T>): Observable<T> {
  return timer(AFTER_MS).pipe(switchMap(ask))
}
