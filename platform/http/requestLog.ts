import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from './httpEnv.ts'
import type { Metrics } from './metrics.ts'

const LOGGED_PATH = 200

/**
 * One log line and one count for each request. Headers, bodies and queries are not logged, because they
 * contain tokens, passwords and stakes.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    const route = c.get('endpoint') ?? 'unknown'
    const code = String(c.get('outcome') ?? c.res.status)
    metrics.requests.inc({ route, code })
    metrics.latency.observe({ route, code }, seconds)
    log.debug(
      {
        method: c.req.method,
        endpoint: route,
        path: (c.get('loggedPath') ?? c.req.path).slice(0, LOGGED_PATH),
        status: c.res.status,
        code,
        member: c.get('memberId'),
        seconds,
      },
      'request',
    )
  }
}
