import { map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { ok, type Result } from '../domain/result.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Faults } from '../ports/environment.ts'
import type { Ports } from '../ports/ports.ts'
import { clientTypes, type Diagnostics, type Language, siteHeaders } from '../wire/site/headers.ts'
import { createFirstListGate, type FirstListGate } from './firstListGate.ts'
import { type Analytics, createAnalytics } from './analytics.ts'
import { createAuthorizedRequest } from './authorizedRequest.ts'
import { type ClientVersion, createClientVersion } from './clientVersion.ts'
import { type Config, createConfig } from './configImage.ts'
import { linkDefaults, type LinkTimes } from './constants.ts'
import { readDeviceId } from './deviceId.ts'
import { createExits, type Exits } from './exits.ts'
import { createResultListeners, type ResultListeners } from './resultListeners.ts'
import { createNetworkWatch, type NetworkWatch } from './network.ts'
import { createRateLimit, type RateLimit } from './rateLimit.ts'
import { createRequest, type SiteCall } from './request.ts'
import { createServerTime, type ServerTime } from './serverTime.ts'
import { createSession, type SessionKeeper } from './session.ts'
import { endsSession, siteReason } from './siteErrors.ts'
import { createVenueSession, type VenueSession, type VenueSessionOptions } from './venueSession.ts'

export interface LinkOptions {
  readonly clientVersion: string
  readonly language: () => Language
  /** Client type of the header and of launches; H5 by default. */
  readonly clientType?: number
  /** The page's origin, for the return URL of a venue. */
  readonly origin: string
  readonly times?: Partial<LinkTimes>
}

/** The connection to the site, made once at the start. All calls and sockets use it. */
export interface Link {
  readonly config: Config
  readonly session: SessionKeeper
  readonly serverTime: ServerTime
  readonly network: NetworkWatch
  readonly exits: Exits
  readonly rateLimit: RateLimit
  readonly clientVersion: ClientVersion
  /** Holds back requests that the first screen does not need until the first list has arrived. */
  readonly firstList: FirstListGate
  readonly analytics: Analytics
  readonly deviceId: string
  /** The page's origin. */
  readonly origin: string
  readonly times: LinkTimes
  readonly language: () => Language
  /** Reports go to the console and to the platform. */
  readonly faults: Faults
  /** A site call with the member's token. Emits one result and completes. Never errors. */
  call<const S extends v.GenericSchema>(call: SiteCall<S>): Observable<Result<v.InferOutput<S>, Failure>>
  /** A site call without a token, which does not wait for the session. */
  callOpenly<const S extends v.GenericSchema>(
    call: SiteCall<S>,
  ): Observable<Result<v.InferOutput<S>, Failure>>
  /** The `x-api-*` headers that are the same for every call; venue calls carry them too. */
  commonHeaders(): Readonly<Record<string, string>>
  /** Receive the results of venue calls and of calls on the live domain. */
  readonly onResult: Pick<ResultListeners, 'venue' | 'live'>
  /** The address and token of a venue until `life` ends, launched when it is first needed. */
  venueSession(
    life: Scope,
    venueCode: string,
    options?: Pick<VenueSessionOptions, 'firstCode' | 'languageType' | 'walletType'>,
  ): VenueSession
}

export function createLink(scope: Scope, ports: Ports, options: LinkOptions): Link {
  const { http, clock, storage } = ports
  const times: LinkTimes = { ...linkDefaults, ...options.times }
  const clientType = options.clientType ?? clientTypes.h5
  const random = (): number => ports.random.next()
  const deviceId = readDeviceId(storage, ports.random)
  // Assigned below: analytics needs the configuration, and reports the faults of loading it.
  let tracking: Analytics | null = null
  const faults = trackedFaults(ports.faults, () => tracking)
  const config = createConfig(scope, { http, clock, faults }, times)
  const base$ = config.ready$.pipe(map(({ apiBase }) => apiBase))
  const network = createNetworkWatch(scope, ports, times)
  const { online$ } = network
  const rateLimit = createRateLimit(scope, times)
  const serverTime = createServerTime(
    scope,
    { http, clock, memory: storage.session, network, rateLimited$: rateLimit.limited$, random, base$ },
    times,
  )
  const analytics = createAnalytics(scope, { http, now: serverTime.now, online$, base$ }, times)
  tracking = analytics

  const commonHeaders = (): Readonly<Record<string, string>> =>
    headersOf(clientType, deviceId, options, network)

  let keeper: SessionKeeper | null = null
  const isSignedIn = (): boolean => keeper !== null && typeof keeper.session$.value !== 'string'
  const exits = createExits(scope, { clock, online$, signOut: () => keeper?.end(), isSignedIn }, times)
  const onResult = createResultListeners({ network, rateLimit, analytics, exits, faults, isSignedIn })
  const request = createRequest(
    {
      http,
      crypto: ports.crypto,
      faults,
      config,
      commonHeaders,
      deviceId,
      origin: options.origin,
      now: serverTime.now,
      compareClocks: serverTime.compare,
      random,
      onResult: onResult.site,
    },
    times,
  )
  const session = createSession(
    scope,
    { request, storage, clock, random, onRefused: sessionEnds(exits) },
    times,
  )
  keeper = session
  const authorized = createAuthorizedRequest({ request, session, exits })

  return {
    config,
    session,
    serverTime,
    network,
    exits,
    rateLimit,
    clientVersion: createClientVersion(scope),
    firstList: createFirstListGate(scope, { drawMs: times.firstListDrawMs, mostMs: times.firstListMostMs }),
    analytics,
    deviceId,
    origin: options.origin,
    times,
    language: options.language,
    faults,
    call: (call) => authorized(call).pipe(map(onlyData)),
    callOpenly: (call) => request(call, null).pipe(map(onlyData)),
    commonHeaders,
    onResult,
    venueSession: venueSessions(
      { call: authorized, session$: session.session$ },
      {
        clientType,
        ...returnTo(options.origin),
        shell: ports.shell.kind,
        retries: times.readRetries,
      },
    ),
  }
}

/** Raises the exit of a session that was refused for a reason which ends it. */
function sessionEnds(exits: Pick<Exits, 'raise'>): (failure: Failure) => void {
  return (failure) => {
    if (failure.type !== 'refusal') return
    const reason = siteReason(failure.reason)
    if (endsSession(reason)) exits.raise(reason, failure.message)
  }
}

function venueSessions(
  deps: Parameters<typeof createVenueSession>[1],
  shared: Omit<VenueSessionOptions, 'venueCode'>,
): Link['venueSession'] {
  return (life, venueCode, own = {}) => createVenueSession(life, deps, { ...shared, venueCode, ...own })
}

/** Reports to the console and, once there are analytics, to the platform. */
function trackedFaults(console: Faults, analytics: () => Analytics | null): Faults {
  return {
    report: (path, error) => {
      console.report(path, error)
      analytics()?.track('fault', { path, message: messageOf(error) })
    },
  }
}

function headersOf(
  clientType: number,
  deviceId: string,
  { language, clientVersion }: LinkOptions,
  network: NetworkWatch,
): Readonly<Record<string, string>> {
  return {
    [siteHeaders.client]: String(clientType),
    [siteHeaders.device]: deviceId,
    [siteHeaders.language]: language(),
    [siteHeaders.info]: encodeURIComponent(JSON.stringify(diagnosticsOf(clientVersion, network))),
  }
}

function diagnosticsOf(clientVersion: string, { state$, visible$ }: NetworkWatch): Diagnostics {
  const { effectiveType, type, downlink, rtt } = state$.value
  return {
    v: clientVersion,
    net: effectiveType,
    type,
    downlink,
    rtt,
    vis: visible$.value ? 'visible' : 'hidden',
  }
}

function onlyData<T>(result: Result<{ readonly data: T }, Failure>): Result<T, Failure> {
  return result.ok ? ok(result.value.data) : result
}

/** Where a venue leads back to. */
function returnTo(origin: string): Pick<VenueSessionOptions, 'rollbackAddress' | 'https'> {
  return { rollbackAddress: `${origin}/venue-rollback`, https: origin.startsWith('https:') }
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage && typeof error.message === 'string' ? error.message : 'unknown'
}
