import type { Handler } from 'hono'
import { deviceId as deviceIdSchema, siteHeaders } from '../../streams/wire/site/headers.ts'
import { SEALED_CONTENT_TYPE, isSealedSite, sealContext } from '../../streams/wire/site/sealedBody.ts'
import { decode } from '../../streams/wire/decode.ts'
import { clientAddress } from '../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../http/httpEnv.ts'
import { clientTypeOf } from './authCalls.ts'
import { createBodyCiphers } from './bodyCipher.ts'
import type { BodyCipher } from './bodyCipher.ts'
import { signatureMatches } from './callSignature.ts'
import { message } from './messages.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { RATE_LIMITED, refusal } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'
import type { TokenHolder } from './tokens.ts'

const HTTP_NOT_FOUND = 404
const NO_HOLDER = { holder: null, why: null } as const

export interface SiteEnvelope {
  /** The way of a call: limits, signature, opening, token, the call itself, sealing. */
  handlerOf(call: SiteCall): Handler<HttpEnv>
  readonly unknownEndpoint: Handler<HttpEnv>
}

/** What was found in a body: the value, and the cipher to answer with when it came sealed. */
type Opened =
  { readonly ok: true; readonly body: unknown; readonly cipher: BodyCipher | null } | { readonly ok: false }

/** Puts the site's calls into their envelope (docs/protocol.md, 1.2). */
export function createSiteEnvelope(deps: SiteDeps): SiteEnvelope {
  const { siteId, keys, limits, log, metrics, venues } = deps
  const sealed = isSealedSite(siteId)
  const cipherFor = createBodyCiphers(siteId, keys.privateKey)

  async function open(c: HttpContext, text: string): Promise<Opened> {
    const plain = sealed ? await unseal(c, text) : { text, cipher: null }
    if (plain === null) return { ok: false }
    try {
      const body: unknown = plain.text === '' ? {} : JSON.parse(plain.text)
      return { ok: true, body, cipher: plain.cipher }
    } catch {
      return { ok: false }
    }
  }

  async function unseal(c: HttpContext, text: string): Promise<{ text: string; cipher: BodyCipher } | null> {
    const cipher = await cipherFor(c.req.header(siteHeaders.publicKey) ?? '')
    const plain = await cipher?.open(text, sealContext('request', c.req.method, c.req.path))
    return cipher === null || plain === null || plain === undefined ? null : { text: plain, cipher }
  }

  async function reply(c: HttpContext, answer: SiteReply, cipher: BodyCipher | null): Promise<Response> {
    const language = c.req.header(siteHeaders.language)
    const body = answer.ok
      ? { code: 0, msg: message('success', language), data: answer.data }
      : { code: answer.code, msg: message(answer.message, language), data: null }
    c.set('outcome', body.code)
    c.header('Cache-Control', 'no-store')
    if (cipher === null) return c.json(body)
    const text = await cipher.seal(JSON.stringify(body), sealContext('response', c.req.method, c.req.path))
    return c.body(text, 200, { 'Content-Type': SEALED_CONTENT_TYPE })
  }

  async function holderOf(
    c: HttpContext,
    call: SiteCall,
  ): Promise<{ readonly holder: TokenHolder | null; readonly why: SiteReply | null }> {
    if (call.access === 'anyone') return NO_HOLDER
    const admission = await deps.gate.admit('site', c.req.header(siteHeaders.token) ?? '')
    if (!admission.admitted) return { holder: null, why: admission.why }
    c.set('memberId', admission.memberId)
    const allowed = limits.member.take(String(admission.memberId))
    return { holder: admission, why: allowed ? null : RATE_LIMITED }
  }

  return {
    handlerOf: (call) => async (c) => {
      if (!limits.address.take(clientAddress(c))) return reply(c, RATE_LIMITED, null)
      const text = await c.req.text()
      const device = c.req.header(siteHeaders.device) ?? ''
      if (!decode(deviceIdSchema, device).ok || !isSigned(c, text, device)) {
        return reply(c, refusal('apiAuth', 'badSignature'), null)
      }
      const opened = await open(c, text)
      if (!opened.ok) return reply(c, refusal('validation', 'badBody'), null)
      if (venues.siteMaintenance !== null) {
        return reply(c, refusal('systemMaintenance', 'siteMaintenance'), opened.cipher)
      }
      const { holder, why } = await holderOf(c, call)
      if (why !== null) return reply(c, why, opened.cipher)
      const info = {
        deviceId: device,
        clientType: clientTypeOf(c.req.header(siteHeaders.client)),
        address: clientAddress(c),
        origin: new URL(c.req.url).origin,
      }
      const answer = await call.answer(opened.body, info, holder).catch((error: unknown): SiteReply => {
        log.error({ err: error, path: call.path }, 'a site call failed')
        return refusal('common', 'fault')
      })
      return reply(c, answer, opened.cipher)
    },
    unknownEndpoint: (c) => {
      log.warn({ method: c.req.method, path: c.req.path }, 'unknown endpoint')
      metrics.unknownEndpoints.inc()
      c.set('outcome', HTTP_NOT_FOUND)
      const msg = message('unknownEndpoint', c.req.header(siteHeaders.language))
      return c.json({ code: HTTP_NOT_FOUND, msg, data: null }, HTTP_NOT_FOUND)
    },
  }

  function isSigned(c: HttpContext, body: string, deviceId: string): boolean {
    const url = new URL(c.req.url)
    const method = c.req.method === 'GET' ? 'GET' : 'POST'
    const path = url.pathname + url.search
    const time = c.req.header(siteHeaders.time) ?? ''
    const signature = c.req.header(siteHeaders.signature) ?? ''
    const claimed = c.req.header(siteHeaders.site) === String(siteId)
    return (
      claimed && signatureMatches({ method, path, siteId, deviceId, time, body }, signature, keys.signKey)
    )
  }
}
