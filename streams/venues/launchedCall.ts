import { mergeMap, type Observable, of, tap } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, type Result } from '../domain/result.ts'
import { type CallKind, retryRead } from '../link/retryPolicy.ts'
import type { LaunchedVenue } from '../link/venueSession.ts'
import type { Call } from './call.ts'
import type { VenueDeps } from './venueDeps.ts'

interface LaunchedCall<T> {
  /** Reads are retried by the link's policy; writes are sent once. */
  readonly kind: Exclude<CallKind, 'session'>
  readonly path: string
  /** Sends the call once with this access, and reads its answer. */
  send(access: LaunchedVenue): Call<T>
}

/**
 * Makes a call of a venue that is launched: with the present access, and once more with a new one when the venue
 * has ended the session (reason `tokenExpired`). A write is not repeated: once the new session is ready, its failure
 * says that it can be done again.
 */
export function launchedCall$<T>(
  { session, onResult, times, random }: Pick<VenueDeps, 'session' | 'onResult' | 'times' | 'random'>,
  call: LaunchedCall<T>,
): Call<T> {
  type Answer = Result<T, Failure>
  const { kind, path } = call
  const attempt$ = (access: LaunchedVenue): Observable<Answer> =>
    call.send(access).pipe(
      tap((result) => {
        onResult(path, result)
        if (result.ok) session.reportCall('ok')
      }),
      retryRead(kind, times.readRetries, random, times),
    )
  const withRelaunch$ = (access: LaunchedVenue): Observable<Answer> =>
    attempt$(access).pipe(
      mergeMap((result): Observable<Answer> => {
        if (result.ok || !isTokenExpired(result.error)) return of(result)
        return session.relaunch(access.token).pipe(
          mergeMap((renewed): Observable<Answer> => {
            if (kind === 'write') return of(renewed.ok ? err(afterRenewal(result.error)) : result)
            if (!renewed.ok) return of(renewed)
            return attempt$(renewed.value).pipe(
              tap((again) => {
                if (!again.ok && isTokenExpired(again.error)) session.reportCall(again.error)
              }),
            )
          }),
        )
      }),
    )
  return session
    .launched()
    .pipe(mergeMap((access): Observable<Answer> => (access.ok ? withRelaunch$(access.value) : of(access))))
}

/** The failure of a write that was refused for the session, which is there again: the write can be done again. */
export function afterRenewal(failure: Failure): Failure {
  return failure.type === 'refusal' ? { ...failure, textKey: 'errors.venue.loginRenewed' } : failure
}

function isTokenExpired(failure: Failure): boolean {
  return failure.type === 'refusal' && failure.reason === 'tokenExpired'
}
