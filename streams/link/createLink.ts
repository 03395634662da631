import { map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { ok, type Result } from '../domain/result.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Faults } from '../ports/environment.ts'
import type { Ports } from '../ports/ports.ts'
import { clientTypes, type Diagnostics, type Language, siteHeaders } from '../wire/site/headers.ts'
import { type Analytics, createAnalytics } from './analytics.ts'
import { createAuthorizedRequest } from './authorizedRequest.ts'
import { type Config, createConfig } from './configImage.ts'
import { linkDefaults, type LinkTimes } from './constants.ts'
import { readDeviceId } from './deviceId.ts'
import { createExits, type Exits } from './exits.ts'
import { createHearing, type Hearing } from './hearing.ts'
import { createNetworkWatch, type NetworkWatch } from './network.ts'
import { createRateLimit, type RateLimit } from './rateLimit.ts'
import { createRequest, type SiteCall } from './request.ts'
import { createServerTime, type ServerTime } from './serverTime.ts'
import { createSession, type SessionKeeper } from './session.ts'
import { createVenueSession, type VenueSession, type VenueSessionOptions } from './venueSession.ts'

export interface LinkOptions {
  readonly clientVersion: string
  readonly language: () => Language
  /** Client type of the header and of launches; H5 unless told. */
  readonly clientType?: number
  /** The page's origin, for the address a venue leads back to. */
  readonly origin: string
  readonly times?: Partial<LinkTimes>
}

/** What keeps us connected: made once, when the app starts; all calls and sockets stand on it. */
export interface Link {
  readonly config: Config
  readonly session: SessionKeeper
  readonly serverTime: ServerTime
  readonly network: NetworkWatch
  readonly exits: Exits
  readonly rateLimit: RateLimit
  readonly analytics: Analytics
  readonly deviceId: string
  readonly times: LinkTimes
  readonly language: () => Language
  /** Told to the console and to the platform. */
  readonly faults: Faults
  /** A site call in the member's name: one result, then complete. Never errors. */
  call<const S extends v.GenericSchema>(call: SiteCall<S>): Observable<Result<v.InferOutput<S>, Failure>>
  /** A site call that needs no member and waits for no session. */
  callOpenly<const S extends v.GenericSchema>(
    call: SiteCall<S>,
  ): Observable<Result<v.InferOutput<S>, Failure>>
  /** The `x-api-*` headers that do not depend on a call; venue calls carry them too. */
  commonHeaders(): Readonly<Record<string, string>>
  /** Tells how a venue's call fared: rate-limit flag, reach and analytics follow from it. */
  readonly heard: Hearing['venue']
  /** A venue's address and token, launched when first needed. */
  venueSession(venueCode: string, options?: Pick<VenueSessionOptions, 'languageType'>): VenueSession
}

export function createLink(scope: Scope, ports: Ports, options: LinkOptions): Link {
  const times: LinkTimes = { ...linkDefaults, ...options.times }
  const clientType = options.clientType ?? clientTypes.h5
  const random = (): number => ports.random.next()
  const deviceId = readDeviceId(ports.storage, ports.random)
  // Made late: it stands on the configuration, which may itself be at fault.
  let tracking: Analytics | null = null
  const faults: Faults = {
    report: (path, error) => {
      ports.faults.report(path, error)
      tracking?.track('fault', { path, message: messageOf(error) })
    },
  }
  const config = createConfig(scope, { http: ports.http, clock: ports.clock, faults }, times)
  const base$ = config.ready$.pipe(map(({ apiBase }) => apiBase))
  const network = createNetworkWatch(scope, ports, times)
  const rateLimit = createRateLimit(scope, times)
  const serverTime = createServerTime(
    scope,
    { http: ports.http, clock: ports.clock, memory: ports.storage.session, network, random, base$ },
    times,
  )
  const analytics = createAnalytics(
    scope,
    { http: ports.http, now: serverTime.now, online$: network.online$, base$ },
    times,
  )
  tracking = analytics

  const diagnostics = (): Diagnostics => {
    const { effectiveType, rtt } = network.state$.value
    const vis = network.visible$.value ? 'visible' : 'hidden'
    return { v: options.clientVersion, net: effectiveType, rtt, vis }
  }
  const commonHeaders = (): Readonly<Record<string, string>> => ({
    [siteHeaders.client]: String(clientType),
    [siteHeaders.device]: deviceId,
    [siteHeaders.language]: options.language(),
    [siteHeaders.info]: encodeURIComponent(JSON.stringify(diagnostics())),
  })

  let keeper: SessionKeeper | null = null
  const exits = createExits(
    scope,
    { clock: ports.clock, online$: network.online$, signOut: () => keeper?.logout() },
    times,
  )
  const hearing = createHearing({
    network,
    rateLimit,
    analytics,
    exits,
    faults,
    isSignedIn: () => keeper !== null && typeof keeper.session$.value !== 'string',
  })
  const request = createRequest(
    {
      http: ports.http,
      crypto: ports.crypto,
      faults,
      config,
      commonHeaders,
      deviceId,
      now: serverTime.now,
      random,
      heard: hearing.site,
    },
    times,
  )
  const session = createSession(scope, { request, storage: ports.storage, clock: ports.clock, random }, times)
  keeper = session
  const authorized = createAuthorizedRequest({ request, session, exits })

  return {
    config,
    session,
    serverTime,
    network,
    exits,
    rateLimit,
    analytics,
    deviceId,
    times,
    language: options.language,
    faults,
    call: (call) => authorized(call).pipe(map((result) => (result.ok ? ok(result.value.data) : result))),
    callOpenly: (call) =>
      request(call, null).pipe(map((result) => (result.ok ? ok(result.value.data) : result))),
    commonHeaders,
    heard: hearing.venue,
    venueSession: (venueCode, { languageType } = {}) =>
      createVenueSession(
        scope,
        { call: authorized, session$: session.session$ },
        {
          venueCode,
          clientType,
          rollbackAddress: `${options.origin}/venue-rollback`,
          https: options.origin.startsWith('https:'),
          ...(languageType === undefined ? {} : { languageType }),
        },
      ),
  }
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return hasMessage && typeof error.message === 'string' ? error.message : 'unknown'
}
