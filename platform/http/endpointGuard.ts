import type { MiddlewareHandler } from 'hono'
import type { RouterRoute } from 'hono/types'
import { TrieRouter } from 'hono/router/trie-router'
import type { Logger } from 'pino'
import { letRead } from './crossOrigin.ts'
import type { CallLimit, Endpoint, Protocol } from './endpoint.ts'
import { clientAddress } from './httpEnv.ts'
import type { HttpContext, HttpEnv } from './httpEnv.ts'
import type { RefusedCall } from './limitAudit.ts'
import type { Metrics } from './metrics.ts'
import type { IsPlatformPath } from './platformPaths.ts'
import type { RateLimits } from './rateLimits.ts'
import { readBody } from './requestBody.ts'

export type GuardRefusal = 'rateLimited' | 'bodyTooLarge' | 'unknownEndpoint'

/** Admission and refusal for one protocol. */
export interface CallProtocol {
  /** Sets the caller in the context, or returns the refusal. */
  admit(c: HttpContext, endpoint: Endpoint): Promise<Response | null>
  refuse(c: HttpContext, why: GuardRefusal): Response | Promise<Response>
}

export interface GuardDeps {
  readonly endpoints: readonly Endpoint[]
  readonly protocols: ReadonlyMap<Protocol, CallProtocol>
  /** The protocol for refusing a call that is not in the table, chosen by its path. */
  readonly protocolOfPath: (path: string) => Protocol
  readonly isPlatformPath: IsPlatformPath
  readonly limits: RateLimits
  readonly metrics: Metrics
  readonly log: Logger
  readonly refusedByLimit: (refused: RefusedCall) => void
  /** Called for each admitted call of a member. */
  readonly onMember: (memberId: number) => void
  /** Origins whose pages may read the answers that the table allows. */
  readonly pageOrigins: ReadonlySet<string>
}

const LOGGED_PATH = 200
const UNKNOWN = 'unknown'
const UNKNOWN_LIMIT: CallLimit = { by: 'address', allowance: 'unknown' }

/**
 * Applies the endpoint's row to every request: limits, size and access. A path without a row is not served.
 */
export function guardEndpoints(deps: GuardDeps): MiddlewareHandler<HttpEnv> {
  const { endpoints, protocols, limits, metrics, log, refusedByLimit, onMember, pageOrigins } = deps
  const find = createFinder(endpoints, deps.isPlatformPath)

  function protocolNamed(name: Protocol): CallProtocol {
    const protocol = protocols.get(name)
    if (protocol === undefined) throw new Error(`no protocol is called ${name}`)
    return protocol
  }

  function isWithin(limit: CallLimit, endpoint: string, caller: string): boolean {
    if (limits[limit.allowance].take(caller)) return true
    refusedByLimit({ limit, endpoint, caller })
    return false
  }

  function unknown(c: HttpContext): Response | Promise<Response> {
    const { method, path } = c.req
    const protocol = protocolNamed(deps.protocolOfPath(path))
    metrics.unknownEndpoints.inc()
    if (!isWithin(UNKNOWN_LIMIT, UNKNOWN, clientAddress(c))) return protocol.refuse(c, 'rateLimited')
    log.warn({ method, path: path.slice(0, LOGGED_PATH) }, 'unknown endpoint')
    return protocol.refuse(c, 'unknownEndpoint')
  }

  return async (c, next) => {
    const endpoint = find(c.req.method, c.req.path)
    if (endpoint === null) return unknown(c)
    const { name } = endpoint
    c.set('endpoint', name)
    if (endpoint.secretPath === true) c.set('loggedPath', endpoint.path)
    if (endpoint.acrossOrigins === true) letRead(c, pageOrigins)
    const protocol = protocolNamed(endpoint.protocol)
    const within = (by: CallLimit['by'], caller: string): boolean =>
      endpoint.limits.every((limit) => limit.by !== by || isWithin(limit, name, caller))

    if (!within('address', clientAddress(c))) return protocol.refuse(c, 'rateLimited')
    const body = await readBody(c, endpoint.maxBody)
    if (body === null) {
      // The unread rest of the body would be parsed as the next request of this connection.
      c.header('Connection', 'close')
      return protocol.refuse(c, 'bodyTooLarge')
    }
    c.set('body', body)
    const refused = await protocol.admit(c, endpoint)
    if (refused !== null) return refused
    const memberId = c.get('memberId')
    if (memberId !== undefined && !within('member', String(memberId))) {
      return protocol.refuse(c, 'rateLimited')
    }
    if (memberId !== undefined) onMember(memberId)
    return next()
  }
}

/** @throws Error when routes and table differ: every route must have a row, and every row a route. */
export function checkRoutes(routes: readonly RouterRoute[], endpoints: readonly Endpoint[]): void {
  const served = new Set(routes.filter(isEndpoint).map(({ method, path }) => `${method} ${path}`))
  const listed = new Set(endpoints.map(({ method, path }) => `${method} ${path === '*' ? '/*' : path}`))
  const unlisted = [...served].filter((route) => !listed.has(route))
  const unserved = [...listed].filter((route) => !served.has(route))
  if (unlisted.length > 0) throw new Error(`not in http/endpoints.ts: ${unlisted.join(', ')}`)
  if (unserved.length > 0) throw new Error(`in http/endpoints.ts, but not served: ${unserved.join(', ')}`)
}

/** Middleware is registered for all methods and paths; nothing else is. */
function isEndpoint({ method, path }: RouterRoute): boolean {
  return !(method === 'ALL' && path === '/*')
}

/** Finds the row with the same matching rules as the app's own routes. */
function createFinder(
  endpoints: readonly Endpoint[],
  isPlatformPath: IsPlatformPath,
): (method: string, path: string) => Endpoint | null {
  const router = new TrieRouter<Endpoint>()
  for (const endpoint of endpoints) router.add(endpoint.method, endpoint.path, endpoint)
  return (method, path) => {
    const [rows] = router.match(method === 'HEAD' ? 'GET' : method, path)
    const endpoint = rows[0]?.[0]
    // An unknown path of the platform must not be answered with the client's page.
    return endpoint === undefined || (endpoint.path === '*' && isPlatformPath(path)) ? null : endpoint
  }
}
