import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { PRODUCT_HEADERS } from '../streams/wire/games/envelope.ts'
import { siteHeaders } from '../streams/wire/site/headers.ts'
import type { PlatformCore } from './core.ts'
import type { Product } from './product.ts'
import { createControlApp } from './control/controlApp.ts'
import { createFaults } from './control/faults.ts'
import type { Faults } from './control/faults.ts'
import type { FaultFilters } from './control/pushFaults.ts'
import { createFaultyApp } from './control/faultyApp.ts'
import { createRequestLedger } from './control/requestLedger.ts'
import { callerLeft, ConnectionDropped } from './http/droppedConnection.ts'
import { readAddress } from './http/httpEnv.ts'
import type { HttpEnv } from './http/httpEnv.ts'
import { checkRoutes, guardEndpoints } from './http/endpointGuard.ts'
import type { CallProtocol } from './http/endpointGuard.ts'
import type { Protocol } from './http/endpoint.ts'
import { endpointsOf } from './http/endpoints.ts'
import type { IsPlatformPath } from './http/platformPaths.ts'
import { createLimitAudit } from './http/limitAudit.ts'
import { metricsReader } from './http/metricsAccess.ts'
import { createPlainProtocol } from './http/plainProtocol.ts'
import type { Admission } from './http/plainProtocol.ts'
import { requestLog } from './http/requestLog.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { serveClient } from './http/staticClient.ts'
import type { StreamFault } from './live/hlsApp.ts'
import type { Rounds } from './rounds/rounds.ts'
import type { RoomServer } from './room/roomServer.ts'
import type { Tokens } from './site/tokens.ts'
import { LAUNCHED_PRODUCTS } from './site/venueDesk.ts'
import type { VenuePush, VenueServer } from './venues/venueServer.ts'

export interface PlatformAppDeps extends PlatformCore {
  readonly products: readonly Product[]
  readonly venueServers: readonly VenueServer[]
  readonly pushes: readonly VenuePush[]
  readonly pushFaults: FaultFilters
  readonly isPlatformPath: IsPlatformPath
  readonly room: RoomServer
  readonly rounds: Rounds
  readonly streamFaults: Map<string, StreamFault>
  /** The token for reading `/metrics`; `null` refuses every reader. */
  readonly metricsToken: string | null
  /** Advances every product to the present. */
  readonly tick: () => Promise<void>
  /** The folder of the built client; `null` serves no client. */
  readonly clientDir: string | null
  /** Serves `/control/` and enables faults. */
  readonly control: boolean
}

export interface PlatformApp {
  readonly app: Hono<HttpEnv>
  /** `null` unless control is enabled. */
  readonly faults: Faults | null
}

const HTTP_UNAVAILABLE = 503
const HTTP_FAULT = 500
const HTTP_NOT_FOUND = 404

/** The HTTP app of the platform. */
export function createPlatformApp(deps: PlatformAppDeps): PlatformApp {
  const { products, venueServers, clientDir, log, real, metricsToken } = deps
  const app = new Hono<HttpEnv>()
  app.use(readAddress(deps.addressOf))
  app.use(requestLog(log, deps.metrics))
  app.use(securityHeaders(deps.publicUrl, deps.origins))
  const endpoints = endpointsOf(
    { client: clientDir !== null, control: deps.control, metrics: metricsToken !== null },
    products.flatMap((product) => product.endpoints ?? []),
  )
  const plainProtocol = createPlainProtocol({
    knownMember: knownMember(deps.tokens),
    ...(metricsToken === null ? {} : { metricsReader: metricsReader(metricsToken) }),
  })
  app.use(
    guardEndpoints({
      ...deps,
      endpoints,
      protocols: new Map<Protocol, CallProtocol>([
        ['plain', plainProtocol],
        ...products.flatMap((product) => [...(product.protocols ?? [])]),
      ]),
      protocolOfPath: protocolOfPath(venueServers),
      pageOrigins: new Set(deps.origins.pageOrigins),
      refusedByLimit: createLimitAudit(deps.audit, real),
      onMember: deps.playTime.seen,
    }),
  )
  tellHealth(app, deps)
  for (const { routes } of products) if (routes !== undefined) app.route('/', routes)
  const faulty = deps.control ? { faults: createFaults(), requests: createRequestLedger() } : null
  if (faulty !== null) app.route('/control', createControlApp({ ...deps, ...faulty }))
  if (clientDir !== null) {
    app.get('*', serveClient(clientDir))
  }
  checkRoutes(app.routes, endpoints)
  app.notFound((c) => c.text('not found', HTTP_NOT_FOUND))
  app.onError((error, c) => {
    if (error instanceof ConnectionDropped) throw error
    if (callerLeft(c)) {
      log.debug({ endpoint: c.get('endpoint') }, 'the caller left before its request was whole')
      return RESPONSE_ALREADY_SENT
    }
    log.error({ err: error, endpoint: c.get('endpoint') }, 'a request failed')
    return c.json({ code: 10001, msg: 'something went wrong', data: null }, HTTP_FAULT)
  })
  if (faulty === null) return { app, faults: null }
  const memberOf = memberOfRequest(deps.tokens, venueServers)
  return {
    app: createFaultyApp(app, { ...faulty, real, wait: deps.wait, memberOf }),
    faults: faulty.faults,
  }
}

function tellHealth(
  app: Hono<HttpEnv>,
  { store, clock, world, metrics, metricsToken }: PlatformAppDeps,
): void {
  app.get('/healthz', async (c) => {
    try {
      await store.ping()
      return c.json({ status: 'ok', now: clock.now(), matches: world.matches().length })
    } catch {
      return c.json({ status: 'the database does not answer' }, HTTP_UNAVAILABLE)
    }
  })
  if (metricsToken === null) return
  app.get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }))
}

/** Reads an optional site token. */
function knownMember(tokens: Tokens): Admission {
  return async (c) => {
    const holder = await tokens.verify('site', c.req.header(siteHeaders.token) ?? '')
    if (holder !== null) c.set('memberId', holder.memberId)
    return null
  }
}

/** The member of a request, at the site, at a venue or at a game; `null` without one. */
function memberOfRequest(
  tokens: Tokens,
  venues: readonly VenueServer[],
): (request: Request) => Promise<number | null> {
  return async ({ headers }) => {
    const site = await tokens.verify('site', headers.get(siteHeaders.token) ?? '')
    if (site !== null) return site.memberId
    for (const venue of venues) {
      const holder = await tokens.verify(`venue:${venue.code}`, venue.tokenOf(headers) ?? '')
      if (holder !== null) return holder.memberId
    }
    for (const code of Object.values(LAUNCHED_PRODUCTS)) {
      const holder = await tokens.verify(`venue:${code}`, headers.get(PRODUCT_HEADERS.token) ?? '')
      if (holder !== null) return holder.memberId
    }
    return null
  }
}

/** The protocol for refusing a call to an unknown path. */
function protocolOfPath(venues: readonly VenueServer[]): (path: string) => Protocol {
  return (path) => {
    const venue = venues.find(({ pathPrefixes }) => pathPrefixes.some((prefix) => path.startsWith(prefix)))
    if (venue !== undefined) return `venue:${venue.code}`
    return path.startsWith('/api/') ? 'site' : 'plain'
  }
}
