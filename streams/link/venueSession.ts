import { defer, distinctUntilChanged, map, type Observable, of, skip, tap } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { Scope } from '../kernel/scope.ts'
import { singleFlight } from '../kernel/singleFlight.ts'
import type { State$ } from '../kernel/state.ts'
import type { ShellKind } from '../ports/nativeShell.ts'
import { messageOfFailure } from '../wire/site/envelope.ts'
import { LAUNCH_LANGUAGE, LAUNCH_WALLET_TYPE, launchAnswer } from '../wire/site/launch.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { AuthorizedRequest } from './authorizedRequest.ts'
import type { SessionState } from './session.ts'
import { siteError, siteReason } from './siteErrors.ts'

/** A launched venue of the present member. */
export interface LaunchedVenue {
  /** Base of the venue's calls, without a trailing slash. */
  readonly url: string
  readonly nativeUrl: string | null
  /** The venue's token; `null` for venues without tokens. */
  readonly token: string | null
  readonly imgDomain: string | null
}

/** The result of a launch; a failure has the server's message. */
export type LaunchResult = Result<LaunchedVenue, Failure>

/** Why there is no session with the venue. */
export interface VenueTrouble {
  /**
   * `refused`: a launch was refused: the first one, one that the member asked for, or any of a venue that is closed.
   * `lost`: the venue refused its token, and a new launch did not help.
   */
  readonly kind: 'refused' | 'lost'
  readonly failure: Failure
  /** True while the member's retry is pending. */
  readonly entering: boolean
}

/** The address and token of a venue for the present member. */
export interface VenueSession {
  readonly venue$: State$<LaunchedVenue | null>
  /** `null` while calls succeed, and before the first call. */
  readonly trouble$: State$<VenueTrouble | null>
  /** Launches again at the member's request; polls resume by themselves. */
  reenter(): void
  /** Reports that the venue has answered a call, or has refused one with a fresh token. */
  reportCall(result: 'ok' | Failure): void
  /** The launched venue; launches it if needed. Callers share one launch. Emits one result and completes. */
  launched(): Observable<LaunchResult>
  /** Launches again after the venue has answered “token expired” to `usedToken`, once for all callers. */
  relaunch(usedToken: string | null): Observable<LaunchResult>
}

export interface VenueSessionOptions {
  /** `venueEnName` of the launch. */
  readonly venueCode: string
  /** The same of the first launch, which says where the visit begins; `venueCode` where it is missing. */
  readonly firstCode?: string
  readonly clientType: number
  /** The language in the venue's notation: `zh`, `tw` or `en`. */
  readonly languageType?: () => string
  /** The site's wallet type of the currency that the member bets in. */
  readonly walletType?: () => number
  /** The return URL of the venue: the venue-rollback route of the site's origin. */
  readonly rollbackAddress: string
  readonly https: boolean
  /** What the client runs in; `null` in a browser. */
  readonly shell?: ShellKind | null
  /** Retries of a launch, because every read of the venue waits for it. */
  readonly retries: number
}

interface VenueSessionDeps {
  readonly call: AuthorizedRequest
  readonly session$: State$<SessionState>
}

/** Launches a venue when it is first needed (docs/protocol.md, 2.1). */
export function createVenueSession(
  scope: Scope,
  { call, session$ }: VenueSessionDeps,
  options: VenueSessionOptions,
): VenueSession {
  const held = scope.cell<LaunchedVenue | null>(null)
  const trouble = scope.cell<VenueTrouble | null>(null)
  const flight = singleFlight<LaunchResult>(scope)
  let hasSucceeded = false
  /** Only the newest launch is kept. */
  let era = 0
  let launchedFor = NaN
  let firstCode = options.firstCode

  // After a change of member the venue's token is no longer valid.
  scope.run(
    session$.pipe(
      map(memberId),
      distinctUntilChanged(),
      skip(1),
      tap(() => {
        era += 1
        flight.forget()
        hasSucceeded = false
        trouble.set(null)
        held.set(null)
      }),
    ),
  )

  const fail = (kind: VenueTrouble['kind'], failure: Failure): void => {
    trouble.set({ kind, failure, entering: false })
  }
  const adopt = (result: LaunchResult): void => {
    if (result.ok) held.set(result.value)
    else if (isShown(result.error)) {
      fail(hasSucceeded && !isClosed(result.error) ? 'lost' : 'refused', result.error)
    }
    trouble.update((before) => (before === null ? null : { ...before, entering: false }))
  }
  const launchOnce = (): Observable<LaunchResult> => {
    const walletType = options.walletType?.() ?? LAUNCH_WALLET_TYPE
    const pending$ = flight.pending()
    // One that is under way for another currency is not joined.
    if (pending$ !== null && walletType === launchedFor) return pending$
    launchedFor = walletType
    const begun = (era += 1)
    const { venueCode } = options
    const ofThisMember$ = launch$(call, { ...options, venueCode: firstCode ?? venueCode }).pipe(
      tap((result) => {
        if (result.ok) firstCode = undefined
        if (begun === era) adopt(result)
      }),
    )
    return flight.start(ofThisMember$)
  }
  const launched = (): Observable<LaunchResult> =>
    defer(() => {
      const current = held.state$.value
      return current === null ? launchOnce() : of(ok(current))
    })

  return {
    venue$: held.state$,
    trouble$: trouble.state$,
    reenter: () => {
      // From here on it is no longer the relogin of calls that is refused, but what the member has asked for.
      hasSucceeded = false
      trouble.update((before) => (before === null ? null : { ...before, entering: true }))
      held.set(null)
      scope.run(launchOnce())
    },
    reportCall: (result) => {
      if (result === 'ok') {
        hasSucceeded = true
        trouble.set(null)
      } else fail('lost', result)
    },
    launched,
    relaunch: (usedToken) =>
      defer(() => {
        if (held.state$.value?.token === usedToken) held.set(null)
        return launched()
      }),
  }
}

function launch$(call: AuthorizedRequest, options: VenueSessionOptions): Observable<LaunchResult> {
  return call({
    path: sitePaths.venueLaunch,
    body: launchBody(options),
    data: launchAnswer,
    kind: 'read',
    retries: options.retries,
    launches: options.venueCode,
  }).pipe(
    map((result): LaunchResult => {
      if (!result.ok) return result
      const { url, ...rest } = result.value.data
      if (url === null) return err(launchRefused(result.value.message))
      return ok({ url: url.replace(/\/+$/, ''), ...rest })
    }),
  )
}

function launchBody(options: VenueSessionOptions): object {
  return {
    venueEnName: options.venueCode,
    clientType: options.clientType,
    walletType: options.walletType?.() ?? LAUNCH_WALLET_TYPE,
    languageType: options.languageType?.() ?? LAUNCH_LANGUAGE,
    rollbackAddress: options.rollbackAddress,
    https: options.https,
    resetDpDomain: false,
    forceFresh: false,
    imgDomain: '',
    isApp: (options.shell ?? null) !== null,
    isManualLaunch: false,
    isUseCache: true,
    nativeApp: options.shell === 'app',
    action: '',
  }
}

/** A refusal for which there is no exit. */
function isShown(failure: Failure): boolean {
  if (failure.type === 'transport' || failure.reason === 'auth') return false
  return siteError(siteReason(failure.reason)).behaviour === 'none'
}

function isClosed(failure: Failure): boolean {
  return failure.type === 'refusal' && failure.reason === 'venueNotOpen'
}

function launchRefused(message: string): Failure {
  return {
    type: 'refusal',
    reason: 'launchFailed',
    textKey: 'errors.site.launchFailed',
    message: messageOfFailure(message),
    action: 'tryAgain',
  }
}

function memberId(session: SessionState): string | null {
  return typeof session === 'string' ? null : session.member.id
}
