import { Hono } from 'hono'
import type { Handler } from 'hono'
import { writeConfigImage } from '../../streams/wire/site/configImage.ts'
import { siteHeaders } from '../../streams/wire/site/headers.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { isSealedSite } from '../../streams/wire/site/sealedBody.ts'
import type { ServerTime } from '../../streams/wire/site/serverTime.ts'
import { originsOf } from '../http/webOrigins.ts'
import { bodyOf, clientAddress } from '../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../http/httpEnv.ts'
import { entryCalls, securityCalls } from './accountCalls.ts'
import { createAnalyticsSink } from './analyticsSink.ts'
import { authCalls, clientTypeOf } from './authCalls.ts'
import { leagueTagCalls } from './leagueTagCalls.ts'
import { memberCalls } from './memberCalls.ts'
import { protectionCalls } from './protectionCalls.ts'
import type { SiteCall } from './siteCall.ts'
import { siteCalls } from './siteCalls.ts'
import { sportVenueCalls } from './sportVenueCalls.ts'
import type { SiteDeps } from './siteDeps.ts'
import { languageOf } from './messages.ts'
import type { SiteProtocol } from './siteProtocol.ts'
import { refusal } from './siteReply.ts'
import type { TokenHolder } from './tokens.ts'

const HTTP_NO_CONTENT = 204
const HTTP_BAD_REQUEST = 400

function siteCallsOf(deps: SiteDeps): readonly SiteCall[] {
  return [
    ...authCalls(deps),
    ...entryCalls(deps),
    ...securityCalls(deps),
    ...memberCalls(deps),
    ...protectionCalls(deps),
    ...leagueTagCalls(deps),
    ...siteCalls(deps),
    ...sportVenueCalls(deps),
    ...deps.otherCalls,
  ]
}

/** The site's own calls (docs/protocol.md, 1). `skew` shifts the server time that is sent to clients, ms. */
export function createSiteApp(deps: SiteDeps, protocol: SiteProtocol, skew: () => number): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const call of siteCallsOf(deps)) {
    app.post(call.path, answering(call, deps, protocol))
  }

  const { liveDomains, imageDomains, siteDomains, frameAncestors } = deps.origins
  const image = writeConfigImage({
    version: 1,
    siteId: deps.siteId,
    signKey: deps.keys.signKey,
    cipherKey: isSealedSite(deps.siteId) ? deps.keys.publicKey : null,
    apiBase: '',
    liveBase: liveDomains[0] ?? '',
    origins: [...originsOf([...liveDomains, ...imageDomains, ...Object.values(siteDomains).flat()])],
    frames: [...frameAncestors],
    showsPermanentDomain: siteDomains.permanent.length > 0,
    liveKey: deps.keys.liveKey,
    defaultVenue: deps.venues.defaultVenue,
    venues: [...deps.venues.codes],
  })
  app.get(sitePaths.configImage, (c) =>
    c.body(image, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-cache' }),
  )

  app.get(sitePaths.serverTime, (c) => {
    const answer: ServerTime = { time: deps.clock.now() + skew(), rate: deps.clock.rate }
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })

  const sink = createAnalyticsSink(deps)
  app.post(sitePaths.analytics, async (c) => {
    const taken = await sink.take(bodyOf(c), c.get('memberId') ?? null)
    return c.body(null, taken ? HTTP_NO_CONTENT : HTTP_BAD_REQUEST)
  })
  return app
}

/** Answers a call that was admitted. */
function answering(call: SiteCall, { log, originOf }: SiteDeps, protocol: SiteProtocol): Handler<HttpEnv> {
  return async (c) => {
    const info = {
      deviceId: c.req.header(siteHeaders.device) ?? '',
      clientType: clientTypeOf(c.req.header(siteHeaders.client)),
      address: clientAddress(c),
      language: languageOf(c.req.header(siteHeaders.language)),
      origin: originOf(c),
    }
    const answer = await call.answer(c.get('opened')?.body, info, holderOf(c)).catch((error: unknown) => {
      log.error({ err: error, path: call.path }, 'a site call failed')
      return refusal('common', 'fault')
    })
    return protocol.reply(c, answer)
  }
}

function holderOf(c: HttpContext): TokenHolder | null {
  const memberId = c.get('memberId')
  const sessionId = c.get('sessionId')
  return memberId === undefined || sessionId === undefined ? null : { memberId, sessionId }
}
