import { map } from 'rxjs'
import type { Currency } from '../domain/money.ts'
import { ok } from '../domain/result.ts'
import type { Call } from '../venues/call.ts'
import { allOf$ } from './allOf.ts'

/** Reads lists that have one currency in each of them at once. */
export function inEachCurrency$<T, R>(
  currencies: readonly Currency[],
  readIn: (currency: Currency) => readonly Call<T>[],
  together: (lists: readonly T[]) => R,
): Call<R> {
  return allOf$(currencies.flatMap(readIn)).pipe(
    map((result) => (result.ok ? ok(together(result.value)) : result)),
  )
}

export function newestFirst<T extends { readonly placedAt: number | null }>(
  records: readonly T[],
): readonly T[] {
  return records.toSorted((one, other) => (other.placedAt ?? 0) - (one.placedAt ?? 0))
}
