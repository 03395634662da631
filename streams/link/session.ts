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
  ReplaySubject,
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
import type { SiteRequest } from './request.ts'
import {
  createSessionStore,
  type Member,
  NO_FLAGS,
  type SecurityFlags,
  type StoredSession,
} from './sessionStore.ts'

export type SessionState = 'restoring' | 'signedOut' | { readonly member: Member; readonly token: string }

/**
 * The outcome of a renewal. *Unreachable* leaves the session as it is, because nothing was refused. *Ended*
 * means that the member signed out, or in again, meanwhile.
 */
export type Renewal =
  | { readonly outcome: 'renewed'; readonly token: string }
  | { readonly outcome: 'refused'; readonly failure: Failure }
  | { readonly outcome: 'unreachable'; readonly failure: Failure }
  | { readonly outcome: 'ended' }

/** The part of the session that screens use. */
export interface Session {
  readonly session$: State$<SessionState>
  /** Signs in, once per subscription. A refusal carries the server's message. */
  login(name: string, password: string): Observable<Result<Member, Failure>>
  /** Starts a session that was opened by registration or with a recovery code. */
  enter(answer: SessionAnswer): void
  readonly security$: State$<SecurityFlags>
  /** Clears a flag after the member has dealt with it. */
  settled(flag: keyof SecurityFlags): void
  /** Updates the stored member, unless another member has signed in meanwhile. */
  told(member: Member): void
  /** Deletes the session immediately, and notifies the platform if it is reachable. */
  logout(): void
}

/** The part of the session that requests use. */
export interface SessionKeeper extends Session {
  /** The current token, after a pending renewal; `null` when signed out. Emits once. */
  token(): Observable<string | null>
  /** Renews the token unless `usedToken` is already replaced. Concurrent calls share one renewal. */
  renew(usedToken: string): Observable<Renewal>
}

interface SessionDeps {
  readonly request: SiteRequest
  readonly storage: Storage
  readonly clock: Clock
  readonly random: () => number
}

type SessionTimes = Pick<
  LinkTimes,
  'renewAtLifePart' | 'renewMarginMs' | 'renewRetryFirstMs' | 'renewRetryCapMs'
>

const DAY_MS = 86_400_000

export function createSession(scope: Scope, deps: SessionDeps, times: SessionTimes): SessionKeeper {
  const store = createSessionStore(deps.storage)
  const held = scope.cell<StoredSession | null>(store.load())
  const flags = scope.cell<SecurityFlags>(held.state$.value === null ? NO_FLAGS : store.loadFlags())
  const setFlags = (next: SecurityFlags): void => {
    store.saveFlags(next)
    flags.set(next)
  }
  const isExpired = ({ expiresAt, givenAt }: StoredSession): boolean => {
    const now = deps.clock.now()
    // If the token was issued in the future, the local clock was set back, and the expiry means nothing.
    return now > expiresAt - times.renewMarginMs || now < givenAt
  }
  const initial = held.state$.value
  const restoring = scope.cell(initial !== null && isExpired(initial))
  let renewing$: Observable<Renewal> | null = null
  let refused: { readonly refreshToken: string; readonly failure: Failure } | null = null

  const keep = (answer: SessionAnswer): StoredSession => {
    const givenAt = deps.clock.now()
    const { token, refreshToken, member } = answer
    const stored = { token, refreshToken, member, givenAt, expiresAt: givenAt + answer.expiresIn * 1000 }
    store.save(stored)
    setFlags({ changePassword: answer.changePassword, newDevice: answer.newDevice })
    held.set(stored)
    return stored
  }
  const drop = (): void => {
    store.clear()
    flags.set(NO_FLAGS)
    held.set(null)
    restoring.set(false)
  }

  /** Another tab may have renewed the session. Its tokens are valid, and the ones held here are spent. */
  const adoptNewer = (current: StoredSession): StoredSession | null => {
    const stored = store.load()
    if (stored?.refreshToken === undefined || stored.refreshToken === current.refreshToken) return null
    if (stored.member.id !== current.member.id || stored.givenAt < current.givenAt) return null
    held.set(stored)
    return stored
  }
  const refresh = (current: StoredSession): Observable<Renewal> =>
    deps
      .request(
        {
          path: sitePaths.refresh,
          body: { refreshToken: current.refreshToken },
          data: sessionAnswer,
          kind: 'session',
        },
        null,
      )
      .pipe(
        map((result): Renewal => {
          // The member signed out, or another one signed in, while the request was pending.
          if (held.state$.value?.refreshToken !== current.refreshToken) {
            return { outcome: 'ended' }
          }
          if (result.ok) return { outcome: 'renewed', token: keep(result.value.data).token }
          if (result.error.lane === 'transport') return { outcome: 'unreachable', failure: result.error }
          const newer = adoptNewer(current)
          if (newer !== null) return { outcome: 'renewed', token: newer.token }
          refused = { refreshToken: current.refreshToken, failure: result.error }
          return { outcome: 'refused', failure: result.error }
        }),
      )

  const renew = (usedToken: string): Observable<Renewal> =>
    defer(() => {
      const current = held.state$.value
      if (current === null) return of<Renewal>({ outcome: 'ended' })
      if (current.token !== usedToken) return of<Renewal>({ outcome: 'renewed', token: current.token })
      if (refused?.refreshToken === current.refreshToken) {
        return of<Renewal>({ outcome: 'refused', failure: refused.failure })
      }
      const newer = adoptNewer(current)
      if (newer !== null) return of<Renewal>({ outcome: 'renewed', token: newer.token })
      if (renewing$ !== null) return renewing$
      // Runs in the scope: if the caller unsubscribes, the renewal must continue, because the old token is
      // already spent.
      const outcome$ = new ReplaySubject<Renewal>(1)
      renewing$ = outcome$.asObservable()
      scope.run(
        refresh(current).pipe(
          tap({
            next: (renewal) => {
              renewing$ = null
              outcome$.next(renewal)
            },
            complete: () => {
              outcome$.complete()
            },
          }),
        ),
      )
      return outcome$
    })

  const restore$ = defer(() => {
    let attempt = 0
    const wait$ = defer(() => {
      attempt += 1
      const backoff = { firstMs: times.renewRetryFirstMs, capMs: times.renewRetryCapMs, random: deps.random }
      return timer(backoffMs(attempt, backoff)).pipe(mergeMap(() => EMPTY))
    })
    return concat(
      defer(() => renew(held.state$.value?.token ?? '')),
      wait$,
    ).pipe(
      repeat(),
      takeWhile(({ outcome }) => outcome === 'unreachable', true),
    )
  })
  const settleRestore = ({ outcome }: Renewal): void => {
    if (outcome === 'refused') drop()
    if (outcome === 'renewed') restoring.set(false)
  }
  if (restoring.state$.value) scope.run(restore$.pipe(tap(settleRestore)))

  // Renewed before the expiry, so that bets do not fail with an expired token.
  scope.run(
    held.state$.pipe(
      switchMap((stored) => {
        if (stored === null || restoring.state$.value) return EMPTY
        const life = (stored.expiresAt - stored.givenAt) * times.renewAtLifePart
        const wait = stored.givenAt + life - deps.clock.now()
        // Limited on both sides: a wrong expiry must neither cause a busy loop nor overflow the timer.
        return timer(Math.min(Math.max(wait, times.renewMarginMs), DAY_MS)).pipe(
          mergeMap(() => renew(stored.token)),
        )
      }),
    ),
  )

  const session$ = combineStates(
    { restoring$: restoring.state$, held$: held.state$ },
    (now): SessionState => {
      if (now.restoring$) return 'restoring'
      return now.held$ === null ? 'signedOut' : { member: now.held$.member, token: now.held$.token }
    },
  )

  return {
    session$,
    security$: flags.state$,
    settled: (flag) => {
      setFlags({ ...flags.state$.value, [flag]: NO_FLAGS[flag] })
    },
    told: ({ id, name }) => {
      const current = held.state$.value
      if (current?.member.id !== id || current.member.name === name) return
      const next = { ...current, member: { id, name } }
      store.save(next)
      held.set(next)
    },
    enter: (answer) => {
      restoring.set(false)
      keep(answer)
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
            restoring.set(false)
            return ok(keep(result.value.data).member)
          }),
        ),
    logout: () => {
      const current = held.state$.value
      drop()
      if (current === null) return
      const body = { refreshToken: current.refreshToken }
      scope.run(
        deps.request({ path: sitePaths.logout, body, data: v.unknown(), kind: 'write' }, current.token),
      )
    },
    token: () => {
      const settled$ = restoring.state$.pipe(
        filter((is) => !is),
        take(1),
      )
      return settled$.pipe(
        mergeMap(() => renewing$ ?? of(null)),
        catchError(() => of(null)),
        take(1),
        map(() => held.state$.value?.token ?? null),
      )
    },
    renew,
  }
}
