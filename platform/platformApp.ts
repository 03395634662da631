import { Hono } from 'hono'
import { PMTY_HEADERS } from '../streams/wire/pmty/paths.ts'
import { siteHeaders } from '../streams/wire/site/headers.ts'
import { createControlApp } from './control/controlApp.ts'
import { createFaults } from './control/faults.ts'
import type { Faults } from './control/faults.ts'
import { createFaultyApp } from './control/faultyApp.ts'
import { createRequestLedger } from './control/requestLedger.ts'
import { ConnectionDropped } from './http/droppedConnection.ts'
import type { HttpEnv } from './http/httpEnv.ts'
import { isPlatformPath } from './http/platformPaths.ts'
import { requestLog } from './http/requestLog.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { serveClient } from './http/staticClient.ts'
import type { Clips } from './live/hls/clips.ts'
import { createHlsApp } from './live/hls/hlsApp.ts'
import type { StreamFault } from './live/hls/hlsApp.ts'
import { createLiveApp } from './live/liveApp.ts'
import type { RoomServer } from './room/roomServer.ts'
import { createSiteApp } from './site/siteApp.ts'
import type { SiteDeps } from './site/siteDeps.ts'
import type { Tokens } from './site/tokens.ts'
import type { PmtyDeps } from './venues/pmty/pmtyDeps.ts'
import { createPmtyApp } from './venues/pmty/pmtyVenue.ts'
import type { PushHub } from './venues/pmty/pushHub.ts'

export interface PlatformAppDeps extends PmtyDeps, SiteDeps {
  readonly room: RoomServer
  readonly push: PushHub
  /** Brings world and book up to the clock. */
  readonly tick: () => Promise<void>
  readonly clips: Clips
  /** The built client; `null` serves none. */
  readonly clientDir: string | null
  /** Mounts `/control/` and lets faults happen. */
  readonly control: boolean
  readonly wait: (ms: number) => Promise<void>
}

export interface PlatformApp {
  readonly app: Hono<HttpEnv>
  /** `null` unless control is on. */
  readonly faults: Faults | null
}

const HTTP_UNAVAILABLE = 503
const HTTP_FAULT = 500
const HTTP_NOT_FOUND = 404

/** All that the platform answers over HTTP. */
export function createPlatformApp(deps: PlatformAppDeps): PlatformApp {
  const { world, room, clientDir, log, real } = deps
  const app = new Hono<HttpEnv>()
  const skew = { ms: 0 }
  const streamFaults = new Map<string, StreamFault>()
  app.use(requestLog(log, deps.metrics))
  app.use(securityHeaders)
  tellHealth(app, deps)
  app.route('/', createHlsApp({ clips: deps.clips, real, faults: streamFaults }))
  // Before the site's calls, which answer whatever else begins with /api.
  const viewers = (roomId: string): number => room.viewers(roomId)
  app.route('/', createLiveApp({ ...deps, world, viewers, liveKey: deps.keys.liveKey }))
  app.route(
    '/',
    createSiteApp(deps, () => skew.ms),
  )
  app.route('/', createPmtyApp(deps))
  const faulty = deps.control ? { faults: createFaults(), requests: createRequestLedger() } : null
  if (faulty !== null) app.route('/control', createControlApp({ ...deps, ...faulty, streamFaults, skew }))
  if (clientDir !== null) {
    const serve = serveClient(clientDir)
    app.get('*', (c, next) => (isPlatformPath(c.req.path) ? next() : serve(c, next)))
  }
  app.notFound((c) => c.text('not found', HTTP_NOT_FOUND))
  app.onError((error, c) => {
    if (error instanceof ConnectionDropped) throw error
    log.error({ err: error, path: c.req.path }, 'a request failed')
    return c.json({ code: 10001, msg: 'something went wrong', data: null }, HTTP_FAULT)
  })
  if (faulty === null) return { app, faults: null }
  const memberOf = memberOfRequest(deps.tokens)
  return {
    app: createFaultyApp(app, { ...faulty, real, wait: deps.wait, memberOf }),
    faults: faulty.faults,
  }
}

function tellHealth(app: Hono<HttpEnv>, { store, clock, world, metrics }: PlatformAppDeps): void {
  app.get('/healthz', async (c) => {
    try {
      await store.ping()
      return c.json({ status: 'ok', now: clock.now(), matches: world.matches().length })
    } catch {
      return c.json({ status: 'the database does not answer' }, HTTP_UNAVAILABLE)
    }
  })
  app.get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }))
}

/** Whose request it is, at the site or at the venue; `null` for nobody's. */
function memberOfRequest(tokens: Tokens): (request: Request) => Promise<number | null> {
  return async ({ headers }) => {
    const site = await tokens.verify('site', headers.get(siteHeaders.token) ?? '')
    const holder = site ?? (await tokens.verify('venue:PMTY', headers.get(PMTY_HEADERS.token) ?? ''))
    return holder?.memberId ?? null
  }
}
