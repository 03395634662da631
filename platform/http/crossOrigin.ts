import { siteHeaders } from '../../streams/wire/site/headers.ts'
import type { HttpContext } from './httpEnv.ts'

const HTTP_NO_CONTENT = 204
const PREFLIGHT_SECONDS = 600

/** Allows pages of the given origins to read an answer, without credentials: none are needed. */
export function letRead(c: HttpContext, pageOrigins: ReadonlySet<string>): void {
  if (pageOrigins.size === 0) return
  const origin = c.req.header('Origin')
  c.header('Vary', 'Origin', { append: true })
  if (origin !== undefined && pageOrigins.has(origin)) c.header('Access-Control-Allow-Origin', origin)
}

/** Answers a CORS preflight request for a file or a list. */
export function answerPreflight(c: HttpContext): Response {
  return allowed(c, 'GET', [])
}

/** Answers a CORS preflight request for a call of the site. */
export function answerCallPreflight(c: HttpContext): Response {
  return allowed(c, 'POST', ['content-type'])
}

function allowed(c: HttpContext, method: string, headers: readonly string[]): Response {
  return c.body(null, HTTP_NO_CONTENT, {
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers': [...Object.values(siteHeaders), ...headers].join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  })
}
