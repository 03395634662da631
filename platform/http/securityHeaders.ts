import type { MiddlewareHandler } from 'hono'
import type { HttpContext, HttpEnv } from './httpEnv.ts'
import { originsOf } from './webOrigins.ts'
import type { WebOrigins } from './webOrigins.ts'

/**
 * A name or an IPv4 address, with a port. `URL` accepts `;` and `'` in a host, which would end a directive.
 */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d+)?$/

/**
 * The headers of every answer. `publicUrl` is the origin by which clients reach the platform; without one the
 * host of the request is used.
 */
export function securityHeaders(publicUrl: string | null, origins: WebOrigins): MiddlewareHandler<HttpEnv> {
  const policyFor = createPolicy(origins)
  const framedByOthers = origins.frameAncestors.length > 0
  return async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policyFor(ownSources(publicUrl, c)))
    c.header('X-Content-Type-Options', 'nosniff')
    // `X-Frame-Options` cannot list origins, and some browsers apply it together with `frame-ancestors`.
    if (!framedByOthers) c.header('X-Frame-Options', 'SAMEORIGIN')
    c.header('Referrer-Policy', 'same-origin')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  }
}

/**
 * What the page may load: its own origin and the configured ones, and no generated code. Domains to which the
 * page only has links (customer service, VIP and others) need no entry. Style attributes are
 * allowed because React writes them, and `data:` images because kits and charts are drawn that way. Live
 * video is a `blob:`; the workers that decode video and gifts are files of the client.
 */
function createPolicy(origins: WebOrigins): (own: readonly string[]) => string {
  const live = originsOf(origins.liveDomains)
  const images = originsOf(origins.imageDomains)
  const news = originsOf(origins.siteDomains.news)
  const ancestors = originsOf(origins.frameAncestors)
  return (own) =>
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      directive("img-src 'self' data:", [...live, ...images, ...news]),
      "font-src 'self' data:",
      directive("media-src 'self' blob:", live),
      "worker-src 'self'",
      directive("connect-src 'self'", [...own, ...live, ...images, ...news]),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      directive("frame-ancestors 'self'", ancestors),
    ].join('; ')
}

function directive(start: string, sources: readonly string[]): string {
  return [start, ...new Set(sources)].join(' ')
}

/** The platform's own WebSockets, named explicitly: Safari before 15.4 does not include them in `'self'`. */
function ownSources(publicUrl: string | null, c: HttpContext): readonly string[] {
  // Calls go to the public origin, whichever host the page was loaded from.
  if (publicUrl !== null) return [publicUrl, publicUrl.replace(/^http/, 'ws')]
  const { host } = new URL(c.req.url)
  return PLAIN_HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : []
}
