import { defer, map, type Observable, of } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Scope } from '../kernel/scope.ts'
import { singleFlight } from '../kernel/singleFlight.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { sessionAnswer } from '../wire/site/session.ts'
import type { HeldSession } from './heldSession.ts'
import type { SiteRequest } from './request.ts'
import type { StoredSession } from './sessionStore.ts'

/**
 * The outcome of a renewal. *Unreachable* leaves the session as it is, because nothing was refused. *Ended*
 * means that the member signed out, or in again, meanwhile.
 */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly token: string }
  | { readonly outcome: 'refused'; readonly failure: Failure }
  | { readonly outcome: 'unreachable'; readonly failure: Failure }
  | { readonly outcome: 'ended' }

export interface SessionRenewal {
  /** Renews the token unless `usedToken` is already replaced. Concurrent calls share one renewal. */
  renew(usedToken: string): Observable<Renewal>
  /** The renewal in progress; `null` when there is none. */
  pending(): Observable<Renewal> | null
}

export function createSessionRenewal(scope: Scope, held: HeldSession, request: SiteRequest): SessionRenewal {
  // A renewal goes on when its caller leaves, because the old token is already spent.
  const flight = singleFlight<Renewal>(scope)
  // A refresh token that was refused stays refused, so it is not sent again.
  let refused: { readonly refreshToken: string; readonly failure: Failure } | null = null

  /** What is known without asking the platform; `null` if it must be asked. */
  const known = (current: StoredSession, usedToken: string): Renewal | null => {
    if (current.token !== usedToken) return { outcome: 'renewed', token: current.token }
    if (refused?.refreshToken === current.refreshToken) {
      return { outcome: 'refused', failure: refused.failure }
    }
    const newer = held.adoptNewer(current)
    return newer === null ? null : { outcome: 'renewed', token: newer.token }
  }

  const refresh$ = (current: StoredSession): Observable<Renewal> => {
    const { refreshToken } = current
    return request(
      { path: sitePaths.refresh, body: { refreshToken }, data: sessionAnswer, kind: 'session' },
      null,
    ).pipe(
      map((result): Renewal => {
        // The member signed out, or another one signed in, while the request was pending.
        if (held.session$.value?.refreshToken !== refreshToken) return { outcome: 'ended' }
        if (result.ok) return { outcome: 'renewed', token: held.keep(result.value.data).token }
        if (result.error.type === 'transport') return { outcome: 'unreachable', failure: result.error }
        const newer = held.adoptNewer(current)
        if (newer !== null) return { outcome: 'renewed', token: newer.token }
        refused = { refreshToken, failure: result.error }
        return { outcome: 'refused', failure: result.error }
      }),
    )
  }

  return {
    renew: (usedToken) =>
      defer(() => {
        const current = held.session$.value
        if (current === null) return of<Renewal>({ outcome: 'ended' })
        const renewal = known(current, usedToken)
        if (renewal !== null) return of(renewal)
        return flight.pending() ?? flight.start(refresh$(current))
      }),
    pending: flight.pending,
  }
}
