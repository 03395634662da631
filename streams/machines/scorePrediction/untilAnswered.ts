import { catchError, defer, first, of, repeat } from 'rxjs'
import { err } from '../../domain/result.ts'
import type { Call } from '../../venues/call.ts'

/** How long after a lost answer the platform is asked again, ms. */
export const ASK_AGAIN_MS = 5000

/** A read that is repeated until there is an answer: a value or a refusal. */
export function untilAnswered$<T>(read: () => Call<T>, againMs: number): Call<T> {
  return defer(read).pipe(
    catchError(() => of(err({ type: 'transport', kind: 'badData' } as const))),
    repeat({ delay: againMs }),
    first((result) => result.ok || result.error.type === 'refusal'),
  )
}
