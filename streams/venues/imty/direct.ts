import { mergeMap, type Observable, of, tap } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { retryRead } from '../../link/retryPolicy.ts'
import type { LaunchedVenue } from '../../link/venueSession.ts'
import type { Call } from '../call.ts'
import { launchedCall$ } from '../launchedCall.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { Ask, ImtyRequest } from './call.ts'
import { createSendOnce } from './sendOnce.ts'

/** The direct way: retries and launches as at the other venues (docs/venues/imty.md, 1.4). */
export function createDirect(deps: VenueDeps): Ask {
  const send = createSendOnce(deps)
  return <S extends v.GenericSchema>(request: ImtyRequest<S>) => {
    const { kind, path, quiet = false } = request
    if (!quiet) return launchedCall$(deps, { kind, path, send: (access) => send(request, access) })
    return quietCall$(deps, request, (access) => send(request, access))
  }
}

/** A call on the present launch. Its answer, whatever it is, does not affect the session. */
function quietCall$<T>(
  { session, onResult, times, random }: VenueDeps,
  { kind, path }: Pick<ImtyRequest<v.GenericSchema>, 'kind' | 'path'>,
  send: (access: LaunchedVenue) => Call<T>,
): Call<T> {
  return session.launched().pipe(
    mergeMap((access): Observable<Result<T, Failure>> => {
      if (!access.ok) return of(access)
      return send(access.value).pipe(
        tap((result) => {
          onResult(path, result)
        }),
        retryRead(kind, times.readRetries, random, times),
      )
    }),
  )
}
