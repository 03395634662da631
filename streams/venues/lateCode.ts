import { catchError, defer, from, map, mergeMap, type Observable, of, retry } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { transportFailure } from '../link/exchange.ts'
import type { Call } from './call.ts'

/** Code that did not arrive is asked for again after this time, ms. */
const LOAD_AGAIN_MS = 2000

/** The code of calls, loaded when the first of them is made. */
export interface LateCode<C> {
  /** Loads the code ahead of the first call. */
  load(): Promise<C>
  /** Makes a call. Code that does not arrive is a failed request, and the next call loads it again. */
  call$<T>(call: (code: C) => Call<T>): Call<T>
  /** Subscribes to a stream of the code, which is loaded until it has arrived. */
  stream$<T>(stream: (code: C) => Observable<T>): Observable<T>
}

/** Once the code is there, a call is sent at once. */
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
