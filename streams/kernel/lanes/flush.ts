import { exhaustMap, filter, map, type Observable, type OperatorFunction, switchMap, take, timer } from 'rxjs'

/**
 * Turns any number of changes into one moment every `everyMs` at most, at which they are worth showing. While
 * not active (a hidden page) no moment comes; once active again there is a single one.
 */
export function flushEvery(everyMs: number, active$: Observable<boolean>): OperatorFunction<unknown, void> {
  const active = (): Observable<void> =>
    active$.pipe(
      filter((is) => is),
      take(1),
      map(() => undefined),
    )
  return (changes$) => changes$.pipe(exhaustMap(() => timer(everyMs).pipe(switchMap(active))))
}
