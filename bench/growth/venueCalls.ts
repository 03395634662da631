import { firstValueFrom, NEVER, of } from 'rxjs'
import { loadSiteKeys } from '../../platform/site/siteKeys.ts'
import { createTokens } from '../../platform/site/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createInflate } from '../../streams/adapters/inflate.ts'
import { ok } from '../../streams/domain/result.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import { constant } from '../../streams/kernel/state.ts'
import { linkDefaults } from '../../streams/link/constants.ts'
import { createPmty } from '../../streams/venues/pmty/index.ts'
import type { Call } from '../../streams/venues/call.ts'
import type { Venue } from '../../streams/venues/venue.ts'
import { clientTypes } from '../../streams/wire/site/headers.ts'

/** The venue for one member; measures how long the platform works on its calls. */
export interface VenueCalls {
  readonly venue: Venue
  /** Runs a call. @throws Error when it fails. */
  take<T>(call: Call<T>): Promise<T>
  /** The time from each request to the end of its answer since the last reading, ms; client time is not in it. */
  takeMs(): number
}

const ORIGIN = 'http://127.0.0.1'
const TOKEN_SECONDS = 6 * 3600

/** The requests are made by the client's adapter and answered by the platform's handler in the same process. */
export async function venueCalls(platform: Platform, siteId: number, memberId: number): Promise<VenueCalls> {
  let worked = 0
  let bad = ''
  const http = createFetchHttp({
    baseUrl: ORIGIN,
    fetch: async (request) => {
      const at = performance.now()
      const response = await platform.app.fetch(request)
      const body = await response.arrayBuffer()
      worked += performance.now() - at
      return new Response(body, response)
    },
  })
  const access = ok({
    url: ORIGIN,
    nativeUrl: null,
    imgDomain: null,
    token: await tokenOf(platform, siteId, memberId),
  })
  const venue = createPmty({
    session: {
      venue$: constant(access.value),
      launched: () => of(access),
      relaunch: () => of(access),
      reportCall: () => undefined,
    },
    http,
    inflate: createInflate(),
    crypto: createWebCrypto(),
    signKey$: NEVER,
    device: { get: () => null, set: () => true, remove: () => undefined },
    randomHex: (bytes) => '0'.repeat(2 * bytes),
    rate: () => 1,
    leave: () => undefined,
    enterWhenOpen: () => undefined,
    say: () => undefined,
    log: () => undefined,
    siteCall$: () => NEVER,
    socket: { connect: () => NEVER },
    network: { online$: constant(true), visible$: constant(true) },
    random: Math.random,
    now: Date.now,
    serverNow: () => platform.clock.now(),
    memberId: () => String(memberId),
    language: () => 'CMN',
    siteHeaders: () => ({}),
    onResult: () => undefined,
    onBadData: (path, fault) => {
      bad = `${path}: ${String(fault)}`
    },
    onOutdated: () => undefined,
    times: { ...linkDefaults, readRetries: 0 },
  })
  return {
    venue,
    take: async (call) => {
      const result = await firstValueFrom(call)
      if (!result.ok) throw new Error(bad === '' ? JSON.stringify(result.error) : bad)
      return result.value
    },
    takeMs: () => {
      const ms = worked
      worked = 0
      return ms
    },
  }
}

async function tokenOf({ store }: Platform, siteId: number, memberId: number): Promise<string> {
  const { tokenKey } = await loadSiteKeys(store, siteId)
  const session = { memberId, clientType: String(clientTypes.h5), deviceId: 'growth' }
  const { sessionId } = await store.sessions.open({ ...session, at: Date.now() })
  return createTokens(tokenKey, Date.now).issue('venue:PMTY', { memberId, sessionId }, TOKEN_SECONDS)
}
