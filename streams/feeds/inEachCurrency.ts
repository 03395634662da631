import { forkJoin, map } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Currency } from '../domain/money.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Call } from '../venues/call.ts'

/** Reads a list that has one currency in each of them at once; a part is never the answer for the whole. */
export function inEachCurrency$<T>(
  currencies: readonly Currency[],
  readIn: (currency: Currency) => Call<T>,
  together: (lists: readonly T[]) => T,
): Call<T> {
  return forkJoin(currencies.map(readIn)).pipe(
    map((results): Result<T, Failure> => {
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
