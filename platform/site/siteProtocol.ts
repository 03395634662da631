import { decode } from '../../streams/wire/decode.ts'
import { siteCodes } from '../../streams/wire/site/codes.ts'
import { deviceId as deviceIdSchema, siteHeaders } from '../../streams/wire/site/headers.ts'
import { SEALED_CONTENT_TYPE, sealContext } from '../../streams/wire/site/sealedBody.ts'
import type { CallProtocol } from '../http/endpointGuard.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { bodyOf } from '../http/httpEnv.ts'
import type { HttpContext } from '../http/httpEnv.ts'
import { createCallTimes } from './callTimes.ts'
import { signatureMatches } from './callSignature.ts'
import { message } from './messages.ts'
import { createBodyOpening } from './openBody.ts'
import type { SiteDeps } from './siteDeps.ts'
import { RATE_LIMITED, refusal } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'

const HTTP_NOT_FOUND = 404
const HTTP_TOO_LARGE = 413

/** Admission and refusal of the site's calls (docs/protocol.md, 1.2). */
export interface SiteProtocol extends CallProtocol {
  /** Puts an answer into the envelope, encrypted if the call was encrypted. */
  reply(c: HttpContext, answer: SiteReply): Promise<Response>
}

interface Envelope {
  readonly code: number
  readonly msg: string
  readonly data: unknown
}

/**
 * Checks signature, time, encryption, maintenance and token, in this order. `skew` shifts the time sent to clients,
 * ms.
 */
export function createSiteProtocol(deps: SiteDeps, skew: () => number): SiteProtocol {
  const { siteId, keys, venues, clock, real } = deps
  const now = (): number => clock.now() + skew()
  const times = createCallTimes({ now, rate: clock.rate, real })
  const open = createBodyOpening(siteId, keys.privateKey)

  async function reply(c: HttpContext, answer: SiteReply): Promise<Response> {
    const body = envelopeOf(answer, c.req.header(siteHeaders.language))
    c.set('outcome', body.code)
    c.header('Cache-Control', 'no-store')
    const seal = c.get('opened')?.seal ?? null
    if (seal === null) return c.json(body)
    const text = await seal(JSON.stringify(body))
    return c.body(text, 200, { 'Content-Type': SEALED_CONTENT_TYPE })
  }

  function isTimely(c: HttpContext, changes: boolean): boolean {
    if (!times.isCurrent(c.req.header(siteHeaders.time) ?? '')) return false
    return !changes || times.isFirst(c.req.header(siteHeaders.signature) ?? '')
  }

  async function refusalOf(c: HttpContext, endpoint: Endpoint): Promise<SiteReply | null> {
    const { access, changes, whileDown = false } = endpoint
    if (!isSigned(c, siteId, keys.signKey)) return refusal('apiAuth', 'badSignature')
    if (!isTimely(c, changes)) return { ...refusal('apiAuth', 'badTime'), data: { time: now() } }
    const opened = await open(c, bodyOf(c))
    if (!opened.ok) return refusal('validation', 'badBody')
    const { body, cipher } = opened
    const context = sealContext('response', c.req.method, c.req.path)
    c.set('opened', { body, seal: cipher === null ? null : (text) => cipher.seal(text, context) })
    if (venues.siteMaintenance !== null && !whileDown) return refusal('systemMaintenance', 'siteMaintenance')
    const token = c.req.header(siteHeaders.token) ?? ''
    if (access !== 'member' && (access !== 'knownMember' || token === '')) return null
    const admission = await deps.gate.admit('site', token)
    if (!admission.admitted) return admission.why
    c.set('memberId', admission.memberId)
    c.set('sessionId', admission.sessionId)
    return null
  }

  return {
    reply,
    async admit(c, endpoint) {
      const why = await refusalOf(c, endpoint)
      return why === null ? null : reply(c, why)
    },
    async refuse(c, why) {
      const language = c.req.header(siteHeaders.language)
      switch (why) {
        case 'rateLimited':
          return reply(c, RATE_LIMITED)
        case 'bodyTooLarge': {
          return c.json(
            { code: siteCodes.validation, msg: message('badBody', language), data: null },
            HTTP_TOO_LARGE,
          )
        }
        case 'unknownEndpoint': {
          const msg = message('unknownEndpoint', language)
          return c.json({ code: HTTP_NOT_FOUND, msg, data: null }, HTTP_NOT_FOUND)
        }
      }
    },
  }
}

/** An answer in its envelope. */
function envelopeOf(answer: SiteReply, language: string | undefined): Envelope {
  return answer.ok
    ? { code: 0, msg: message('success', language), data: answer.data }
    : { code: answer.code, msg: message(answer.message, language), data: answer.data ?? null }
}

/** Whether the call carries the signature of its content, for this site. */
function isSigned(c: HttpContext, siteId: number, signKey: string): boolean {
  const url = new URL(c.req.url)
  const method = c.req.method === 'GET' ? 'GET' : 'POST'
  const path = url.pathname + url.search
  const deviceId = c.req.header(siteHeaders.device) ?? ''
  const time = c.req.header(siteHeaders.time) ?? ''
  const signature = c.req.header(siteHeaders.signature) ?? ''
  const claimed = c.req.header(siteHeaders.site) === String(siteId)
  const call = { method, path, siteId, deviceId, time, body: bodyOf(c) } as const
  return claimed && decode(deviceIdSchema, deviceId).ok && signatureMatches(call, signature, signKey)
}
