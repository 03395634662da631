import { defer, type Observable, retry, timer } from 'rxjs'
import type { Faults } from '../ports/environment.ts'

const RETRY_MS = 3000

/** Code that is loaded later: each failure is reported under this name, and the code is requested again. */
export function loadedAgain$<T>(
  load: () => Promise<T>,
  faults: Faults,
  name: string,
  retryMs = RETRY_MS,
): Observable<T> {
  return defer(load).pipe(
    retry({
      delay: (error) => {
        faults.report(name, error)
        return timer(retryMs)
      },
    }),
  )
}
