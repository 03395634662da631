import { type Observable, ReplaySubject, tap } from 'rxjs'
import type { Scope } from './scope.ts'

/** One request at a time, shared by all who ask while it is under way. */
export interface SingleFlight<T> {
  /** The request under way, with its result; `null` when there is none. */
  pending(): Observable<T> | null
  /**
   * Starts a request in the scope, so that it goes on for the others when a subscriber leaves. The request is
   * over with its first value.
   */
  start(request$: Observable<T>): Observable<T>
  /** The request under way goes on for its subscribers, but nobody joins it any more. */
  forget(): void
}

export function singleFlight<T>(scope: Scope): SingleFlight<T> {
  let pending$: Observable<T> | null = null
  return {
    pending: () => pending$,
    start: (request$) => {
      const result$ = new ReplaySubject<T>(1)
      const own$ = result$.asObservable()
      pending$ = own$
      const over = (): void => {
        if (pending$ === own$) pending$ = null
      }
      scope.run(
        request$.pipe(
          tap({
            next: (value) => {
              over()
              result$.next(value)
            },
            complete: () => {
              over()
              result$.complete()
            },
          }),
        ),
      )
      return own$
    },
    forget: () => {
      pending$ = null
    },
  }
}
