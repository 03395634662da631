import { catchError, defer, from, map, mergeMap, type Observable, of, retry } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { transportFailure } from '../link/exchange.ts'
import type { Call } from './call.ts'

/** A module that did not arrive is loaded again after this time, ms. */
const LOAD_AGAIN_MS = 2000

/** A module that is loaded with the first call of it. */
export interface LateCode<C> {
  /** Loads the module ahead of the first call. */
  load(): Promise<C>
  /** Makes a call. A module that does not arrive is a failed request, and the next call loads it again. */
  call$<T>(call: (code: C) => Call<T>): Call<T>
  /** Subscribes to a stream of the module, which is loaded again and again until it arrives. */
  stream$<T>(stream: (code: C) => Observable<T>): Observable<T>
}

/** Loads a module with its first use. Once it is there, calls are sent at once. */
export function lateCode<C>(fetchCode: () => Promise<C>): LateCode<C> {
  let loaded: { readonly code: C } | null = null
  const load = async (): Promise<C> => {
    const code = await fetchCode()
    loaded = { code }
    return code
  }
  return {
    load,
    call$: (call) =>
      defer(() => {
        if (loaded !== null) return call(loaded.code)
        return from(load()).pipe(
          map((code): Result<C, Failure> => ok(code)),
          catchError(() => of(err<Failure>(transportFailure('network')))),
          mergeMap((code) => (code.ok ? call(code.value) : of(code))),
        )
      }),
    stream$: (stream) =>
      defer(() =>
        loaded !== null
          ? stream(loaded.code)
          : defer(load).pipe(retry({ delay: LOAD_AGAIN_MS }), mergeMap(stream)),
      ),
  }
}
