import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Metrics } from './metrics.ts'
import type { Admission } from './plainProtocol.ts'

const HTTP_UNAUTHORIZED = 401

/** Admits requests with the token as `Authorization: Bearer …`. */
export function metricsReader(token: string): Admission {
  return (c) =>
    Promise.resolve(bringsToken(c.req.header('authorization'), token) ? null : c.text('', HTTP_UNAUTHORIZED))
}

/** Serves `/metrics` on a separate server, meant for an internal network. */
export function createMetricsServer(metrics: Metrics, token: string | null): Server {
  return createServer((request, response) => {
    const allowed = token === null || bringsToken(request.headers.authorization, token)
    const status = request.url !== '/metrics' ? 404 : allowed ? 200 : HTTP_UNAUTHORIZED
    if (status !== 200) {
      response.writeHead(status).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
}

function bringsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
