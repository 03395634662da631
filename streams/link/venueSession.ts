import { defer, distinctUntilChanged, map, type Observable, of, ReplaySubject, skip, tap } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { LAUNCH_LANGUAGE, LAUNCH_WALLET_TYPE, launchAnswer } from '../wire/site/launch.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { AuthorizedRequest } from './authorizedRequest.ts'
import type { SessionState } from './session.ts'

/** A venue as launched for this member. */
export interface LaunchedVenue {
  /** Base of the venue's calls, without a trailing slash. */
  readonly url: string
  readonly nativeUrl: string | null
  /** The venue's own token; `null` at venues that need none. */
  readonly token: string | null
  readonly imgDomain: string | null
}

/** A launch, or why there is none: the server's message is in the failure. */
export type LaunchResult = Result<LaunchedVenue, Failure>

/** A venue's address and token for the present member. */
export interface VenueSession {
  readonly venue$: State$<LaunchedVenue | null>
  /** What is launched, launching it if needed; callers share one launch. One result, then complete. */
  launched(): Observable<LaunchResult>
  /** For a venue that answered “token expired” to `usedToken`: launches anew, once for all callers. */
  relaunch(usedToken: string | null): Observable<LaunchResult>
}

export interface VenueSessionOptions {
  /** `venueEnName` of the launch. */
  readonly venueCode: string
  readonly clientType: number
  /** As the venue writes it: `zh`, `tw` or `en`. */
  readonly languageType?: () => string
  readonly walletType?: number
  /** Where the venue leads back to: the site origin's venue-rollback route. */
  readonly rollbackAddress: string
  readonly https: boolean
}

interface VenueSessionDeps {
  readonly call: AuthorizedRequest
  readonly session$: State$<SessionState>
}

/** Launches a venue when first needed (specification, platform part, 7). */
export function createVenueSession(
  scope: Scope,
  { call, session$ }: VenueSessionDeps,
  options: VenueSessionOptions,
): VenueSession {
  const held = scope.cell<LaunchedVenue | null>(null)
  let launching$: Observable<LaunchResult> | null = null
  let era = 0

  // Another member, or none: the venue's token is not theirs.
  scope.run(
    session$.pipe(
      map(memberId),
      distinctUntilChanged(),
      skip(1),
      tap(() => {
        era += 1
        launching$ = null
        held.set(null)
      }),
    ),
  )

  const launch$ = defer(() =>
    call({
      path: sitePaths.venueLaunch,
      body: launchBody(options),
      data: launchAnswer,
      kind: 'read',
    }).pipe(
      map((result): LaunchResult => {
        if (!result.ok) return result
        const { url, ...rest } = result.value.data
        if (url === null) return err(launchRefused(result.value.message))
        return ok({ url: url.replace(/\/+$/, ''), ...rest })
      }),
    ),
  )
  const launchOnce = (): Observable<LaunchResult> => {
    if (launching$ !== null) return launching$
    const begun = era
    const result$ = new ReplaySubject<LaunchResult>(1)
    launching$ = result$.asObservable()
    const shared$ = launching$
    // Owned by the scope, so that a caller that leaves does not cut it off for the others.
    scope.run(
      launch$.pipe(
        tap({
          next: (result) => {
            if (begun === era) {
              launching$ = null
              if (result.ok) held.set(result.value)
            }
            result$.next(result)
          },
          complete: () => {
            result$.complete()
          },
        }),
      ),
    )
    return shared$
  }
  const launched = (): Observable<LaunchResult> =>
    defer(() => {
      const current = held.state$.value
      return current === null ? launchOnce() : of(ok(current))
    })

  return {
    venue$: held.state$,
    launched,
    relaunch: (usedToken) =>
      defer(() => {
        if (held.state$.value?.token === usedToken) held.set(null)
        return launched()
      }),
  }
}

function launchBody(options: VenueSessionOptions): object {
  return {
    venueEnName: options.venueCode,
    clientType: options.clientType,
    walletType: options.walletType ?? LAUNCH_WALLET_TYPE,
    languageType: options.languageType?.() ?? LAUNCH_LANGUAGE,
    rollbackAddress: options.rollbackAddress,
    https: options.https,
    resetDpDomain: false,
    forceFresh: false,
    imgDomain: '',
    isApp: false,
    isManualLaunch: false,
    isUseCache: true,
    nativeApp: false,
    action: '',
  }
}

function launchRefused(message: string): Failure {
  return {
    lane: 'outcome',
    reason: 'launchFailed',
    textKey: 'errors.site.launchFailed',
    message: message === '' ? null : message,
    action: 'tryAgain',
  }
}

function memberId(session: SessionState): string | null {
  return typeof session === 'string' ? null : session.member.id
}
