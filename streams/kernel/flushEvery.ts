import { exhaustMap, filter, map, type Observable, type OperatorFunction, switchMap, take, timer } from 'rxjs'

/**
 * Emits at most once in `everyMs()` after any number of changes. `everyMs` is called at the first change after each
 * emission. While not active (a hidden page) nothing is emitted; afterwards there is a single emission.
 */
export function flushEvery(
  everyMs: () => number,
  active$: Observable<boolean>,
): OperatorFunction<unknown, void> {
  const active = (): Observable<void> =>
    active$.pipe(
      filter((is) => is),
      take(1),
      map(() => undefined),
    )
  return (changes$) => changes$.pipe(exhaustMap(() => timer(everyMs()).pipe(switchMap(active))))
}
