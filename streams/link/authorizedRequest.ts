import { mergeMap, type Observable, of, take } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { err } from '../domain/result.ts'
import type { Exits } from './exits.ts'
import type { SiteCall, SiteRequest, SiteResult } from './request.ts'
import type { SessionKeeper } from './session.ts'

/** A call with the member's token. Emits one result and completes. Never errors. */
export type AuthorizedRequest = <const S extends v.GenericSchema>(
  call: SiteCall<S>,
) => Observable<SiteResult<v.InferOutput<S>>>

/**
 * A write was refused for an expired token. It was not done, the session has been renewed, and the member
 * decides whether to repeat it.
 */
const renewedMeanwhile: Failure = {
  type: 'refusal',
  reason: 'auth',
  textKey: 'errors.site.sessionRenewed',
  message: null,
  action: 'tryAgain',
}

interface AuthorizedDeps {
  readonly request: SiteRequest
  readonly session: Pick<SessionKeeper, 'token' | 'renew'>
  readonly exits: Pick<Exits, 'raise'>
}

/**
 * Sends a call with the session's token. If the token has expired, the session is renewed once for all
 * callers, and then only reads are repeated. If the renewal is refused, the member is sent to the login with
 * the server's message.
 */
export function createAuthorizedRequest({ request, session, exits }: AuthorizedDeps): AuthorizedRequest {
  return (call) =>
    session.token().pipe(
      take(1),
      mergeMap((token) =>
        request(call, token).pipe(
          mergeMap((result) => {
            if (token === null || !isExpired(result)) return of(result)
            return session.renew(token).pipe(
              take(1),
              mergeMap((renewal) => {
                if (renewal.outcome === 'unreachable') return of(err(renewal.failure))
                if (renewal.outcome === 'ended') return of(result)
                if (renewal.outcome === 'refused') {
                  if (call.ownExits !== true) {
                    exits.raise('auth', messageOf(renewal.failure) ?? messageOf(result.error))
                  }
                  return of(result)
                }
                return call.kind === 'write' ? of(err(renewedMeanwhile)) : request(call, renewal.token)
              }),
            )
          }),
        ),
      ),
    )
}

function isExpired<T>(result: SiteResult<T>): result is { readonly ok: false; readonly error: Failure } {
  return !result.ok && result.error.type === 'refusal' && result.error.reason === 'auth'
}

function messageOf(failure: Failure): string | null {
  return failure.type === 'refusal' ? failure.message : null
}
