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

/** Answers a CORS preflight request. */
export function answerPreflight(c: HttpContext): Response {
  return c.body(null, HTTP_NO_CONTENT, {
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': Object.values(siteHeaders).join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  })
}
