import { forkJoin, map } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Currency } from '../domain/money.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Call } from '../venues/call.ts'

/** Reads lists that have one currency in each of them at once; a part is never the answer for the whole. */
export function inEachCurrency$<T, R>(
  currencies: readonly Currency[],
  readIn: (currency: Currency) => readonly Call<T>[],
  together: (lists: readonly T[]) => R,
): Call<R> {
  return forkJoin(currencies.flatMap(readIn)).pipe(
    map((results): Result<R, Failure> => {
      const lists: T[] = []
      for (const result of results) {
        if (!result.ok) return err(result.error)
        lists.push(result.value)
      }
      return ok(together(lists))
    }),
  )
}

export function newestFirst<T extends { readonly placedAt: number | null }>(
  records: readonly T[],
): readonly T[] {
  return records.toSorted((one, other) => (other.placedAt ?? 0) - (one.placedAt ?? 0))
}
