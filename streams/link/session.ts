import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  repeat,
  switchMap,
  take,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { ok, type Result } from '../domain/result.ts'
import { backoffMs } from '../kernel/backoff.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import type { Storage } from '../ports/storage.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { sessionAnswer, type SessionAnswer } from '../wire/site/session.ts'
import type { LinkTimes } from './constants.ts'
import { createHeldSession, type HeldSession } from './heldSession.ts'
import type { SiteRequest } from './request.ts'
import { createSessionRenewal, type Renewal, type SessionRenewal } from './sessionRenewal.ts'
import type { Member, SecurityFlags, StoredSession } from './sessionStore.ts'

export type SessionState = 'restoring' | 'signedOut' | { readonly member: Member; readonly token: string }

/** The part of the session that screens use. */
export interface Session {
  readonly session$: State$<SessionState>
  /** Signs in, once per subscription. A refusal carries the server's message. */
  login(name: string, password: string): Observable<Result<Member, Failure>>
  /** Starts a session that was opened by registration or with a recovery code. */
  enter(answer: SessionAnswer): void
  readonly security$: State$<SecurityFlags>
  /** Clears a flag after the member has dealt with it. */
  clearFlag(flag: keyof SecurityFlags): void
  /** Updates the stored member, unless another member has signed in meanwhile. */
  rename(member: Member): void
  /** Deletes the session immediately, and notifies the platform if it is reachable. */
  logout(): void
}

/** The part of the session that requests use. */
export interface SessionKeeper extends Session {
  /** The current token, after a pending renewal; `null` when signed out. Emits once. */
  token(): Observable<string | null>
  /** Renews the token unless `usedToken` is already replaced. Concurrent calls share one renewal. */
  renew(usedToken: string): Observable<Renewal>
  /** As `logout`, for a session that the platform has ended: one that another tab has stored since then is kept. */
  end(): void
}

interface SessionDeps {
  readonly request: SiteRequest
  readonly storage: Storage
  readonly clock: Clock
  readonly random: () => number
  /** The stored session was refused when the page was opened. */
  readonly onRefused: (failure: Failure) => void
}

type SessionTimes = Pick<
  LinkTimes,
  'renewAtLifePart' | 'renewMarginMs' | 'renewRetryFirstMs' | 'renewRetryCapMs'
>

const DAY_MS = 86_400_000

export function createSession(scope: Scope, deps: SessionDeps, times: SessionTimes): SessionKeeper {
  const held = createHeldSession(scope, { ...deps, renewMarginMs: times.renewMarginMs })
  const renewal = createSessionRenewal(scope, held, deps.request)
  if (held.restoring$.value) scope.run(restore$(held, renewal, deps, times))
  scope.run(renewEarly$(held, renewal, deps, times))
  const notify = (ended: StoredSession | null): void => {
    if (ended === null) return
    const { refreshToken, token } = ended
    scope.run(
      deps.request(
        { path: sitePaths.logout, body: { refreshToken }, data: v.unknown(), kind: 'write' },
        token,
      ),
    )
  }

  return {
    session$: combineStates({ restoring$: held.restoring$, held$: held.session$ }, (values): SessionState => {
      if (values.restoring$) return 'restoring'
      return values.held$ === null ? 'signedOut' : { member: values.held$.member, token: values.held$.token }
    }),
    security$: held.flags$,
    clearFlag: held.clearFlag,
    rename: ({ id, name }) => {
      const current = held.session$.value
      if (current?.member.id === id && current.member.name !== name) held.rename(current, { id, name })
    },
    enter: (answer) => {
      held.restored()
      held.keep(answer)
    },
    login: (name, password) =>
      deps
        .request(
          { path: sitePaths.login, body: { name, password }, data: sessionAnswer, kind: 'write' },
          null,
        )
        .pipe(
          map((result) => {
            if (!result.ok) return result
            held.restored()
            return ok(held.keep(result.value.data).member)
          }),
        ),
    logout: () => {
      notify(held.leave())
    },
    end: () => {
      notify(held.drop())
    },
    token: () =>
      held.restoring$.pipe(
        filter((is) => !is),
        take(1),
        mergeMap(() => renewal.pending() ?? of(null)),
        catchError(() => of(null)),
        take(1),
        map(() => held.session$.value?.token ?? null),
      ),
    renew: renewal.renew,
  }
}

/** Renews an expired session when the page is opened, again and again until the platform has answered. */
function restore$(
  held: HeldSession,
  renewal: SessionRenewal,
  { random, onRefused }: SessionDeps,
  { renewRetryFirstMs: firstMs, renewRetryCapMs: capMs }: SessionTimes,
): Observable<Renewal> {
  return defer(() => {
    let attempt = 0
    const wait$ = defer(() => {
      attempt += 1
      return timer(backoffMs(attempt, { firstMs, capMs, random })).pipe(mergeMap(() => EMPTY))
    })
    return concat(
      defer(() => renewal.renew(held.session$.value?.token ?? '')),
      wait$,
    ).pipe(
      repeat(),
      takeWhile(({ outcome }) => outcome === 'unreachable', true),
      tap((renewal) => {
        if (renewal.outcome === 'refused') {
          held.drop()
          onRefused(renewal.failure)
        }
        if (renewal.outcome === 'renewed') held.restored()
      }),
    )
  })
}

/** Renews each token before its expiry, so that bets do not fail with an expired token. */
function renewEarly$(
  held: HeldSession,
  renewal: SessionRenewal,
  { clock }: SessionDeps,
  { renewAtLifePart, renewMarginMs }: SessionTimes,
): Observable<Renewal> {
  return held.session$.pipe(
    switchMap((session) => {
      if (session === null || held.restoring$.value) return EMPTY
      const life = (session.expiresAt - session.givenAt) * renewAtLifePart
      const wait = session.givenAt + life - clock.now()
      // Limited on both sides: a wrong expiry must neither cause a busy loop nor overflow the timer.
      return timer(Math.min(Math.max(wait, renewMarginMs), DAY_MS)).pipe(
        mergeMap(() => renewal.renew(session.token)),
      )
    }),
  )
}
