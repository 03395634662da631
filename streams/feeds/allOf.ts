import { forkJoin, map } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Call } from '../venues/call.ts'

/** Makes several calls at once; a part of the answers is never the answer for the whole. */
export function allOf$<T>(calls: readonly Call<T>[]): Call<readonly T[]> {
  return forkJoin([...calls]).pipe(
    map((results): Result<readonly T[], Failure> => {
      const values: T[] = []
      for (const result of results) {
        if (!result.ok) return err(result.error)
        values.push(result.value)
      }
      return ok(values)
    }),
  )
}
