import { Hono } from 'hono'
import { decodeJson } from '../../streams/wire/decode.ts'
import { analyticsRequest } from '../../streams/wire/site/analytics.ts'
import { writeConfigImage } from '../../streams/wire/site/configImage.ts'
import { siteHeaders } from '../../streams/wire/site/headers.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { isSealedSite } from '../../streams/wire/site/sealedBody.ts'
import type { ServerTime } from '../../streams/wire/site/serverTime.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { limitBody } from '../http/limitBody.ts'
import { authCalls } from './authCalls.ts'
import { memberCalls } from './memberCalls.ts'
import { createSiteEnvelope } from './siteEnvelope.ts'
import { DEFAULT_VENUE, siteCalls } from './siteCalls.ts'
import type { SiteDeps } from './siteDeps.ts'

const HTTP_NO_CONTENT = 204
const HTTP_BAD_REQUEST = 400

/** The operator's own calls (docs/protocol.md, 1). `skew` shifts the server time that clients are told, ms. */
export function createSiteApp(deps: SiteDeps, skew: () => number): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const envelope = createSiteEnvelope(deps)
  for (const call of [...authCalls(deps), ...memberCalls(deps), ...siteCalls(deps)]) {
    app.post(call.path, limitBody, envelope.handlerOf(call))
  }

  const image = writeConfigImage({
    version: 1,
    siteId: deps.siteId,
    signKey: deps.keys.signKey,
    cipherKey: isSealedSite(deps.siteId) ? deps.keys.publicKey : null,
    apiBase: '',
    liveBase: '',
    liveKey: deps.keys.liveKey,
    defaultVenue: DEFAULT_VENUE,
  })
  app.get(sitePaths.configImage, (c) =>
    c.body(image, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-cache' }),
  )

  app.get(sitePaths.serverTime, (c) => {
    const answer: ServerTime = { time: deps.clock.now() + skew(), rate: deps.clock.rate }
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })

  app.post(sitePaths.analytics, limitBody, async (c) => {
    const events = decodeJson(analyticsRequest, await c.req.text())
    if (!events.ok) return c.body(null, HTTP_BAD_REQUEST)
    const holder = await deps.tokens.verify('site', c.req.header(siteHeaders.token) ?? '')
    const rows = events.value.events.map(({ name, at, props }) => ({
      at: Math.trunc(at),
      memberId: holder?.memberId ?? null,
      event: name,
      body: props,
    }))
    await deps.store.analytics.append(rows)
    return c.body(null, HTTP_NO_CONTENT)
  })

  // Calls that do not exist are answered here, in the site's own envelope; the client's files are not.
  app.all('/api/*', envelope.unknownEndpoint)
  return app
}
