import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { HttpEnv } from './httpEnv.ts'
import type { Metrics } from './metrics.ts'

/**
 * One line and one count for each request. Neither headers, bodies nor the query are logged: they hold
 * tokens, passwords and stakes.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    // A path of an unknown endpoint would make a new label for each guess.
    const route = c.res.status === 404 ? 'unknown' : routePath(c, -1)
    const code = String(c.get('outcome') ?? c.res.status)
    metrics.requests.inc({ route, code })
    metrics.latency.observe({ route, code }, seconds)
    log.debug(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        code,
        member: c.get('memberId'),
        seconds,
      },
      'request',
    )
  }
}
