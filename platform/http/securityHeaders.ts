import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'

/**
 * What the page may load: this origin only, and no code made from text. Styles may stand in attributes,
 * because React writes them there; pictures may be data, because kits and charts are drawn as such. Live video
 * is handed to its element as a blob; what unpacks video and gifts are workers from files of ours.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** The headers of every answer. */
export const securityHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Referrer-Policy', 'same-origin')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
}
