import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { HTTP_DEADLINES, SOCKET_LIMITS } from './socketLimits.ts'

/**
 * A server with deadlines and a bounded number of connections. Node's defaults are a minute or more, or none.
 */
export function createHttpServer(listener?: RequestListener): Server {
  const { headersMs, requestMs, keepAliveMs, silentMs, checkMs } = HTTP_DEADLINES
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
    },
    listener,
  )
  server.timeout = silentMs
  server.maxConnections = SOCKET_LIMITS.open
  return server
}

/** Stops listening and ends all plain connections: idle ones at once, the others after `graceMs`. */
export function closeHttpServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      server.closeAllConnections()
    }, graceMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
