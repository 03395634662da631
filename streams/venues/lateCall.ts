import { catchError, defer, from, map, mergeMap, of } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { transportFailure } from '../link/exchange.ts'
import type { Call } from './call.ts'

/** A call whose code is loaded when it is first made. Code that does not arrive is a failed request. */
export function lateCall$<C, T>(load: () => Promise<C>, call: (code: C) => Call<T>): Call<T> {
  return defer(() =>
    from(load()).pipe(
      map((code): Result<C, Failure> => ok(code)),
      catchError(() => of(err<Failure>(transportFailure('network')))),
    ),
  ).pipe(mergeMap((code) => (code.ok ? call(code.value) : of(code))))
}
