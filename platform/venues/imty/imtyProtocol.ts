import { decode } from '../../../streams/wire/decode.ts'
import { bridgeFields } from '../../../streams/wire/imty/envelope.ts'
import { IMTY_IP_REJECTED, type ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import {
  IMTY_HEADERS,
  IMTY_MAX_PROXY_ADDRESS,
  IMTY_TIMES,
  IMTY_VERSION,
} from '../../../streams/wire/imty/paths.ts'
import type { CallProtocol } from '../../http/endpointGuard.ts'
import { bodyOf, type HttpContext } from '../../http/httpEnv.ts'
import { readJson } from '../../http/readJson.ts'
import { siteOfToken } from '../../site/tokens.ts'
import { failed, languageCoded, languageOf, sendImty } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'

const HTTP_FORBIDDEN = 403
const HTTP_NOT_FOUND = 404
const HTTP_TOO_LARGE = 413

/** Admission and refusal of the venue's calls, in the order of docs/venues/bridge.md, 1.2. */
export function createImtyProtocol({ siteId, clock, gate, venues, code, bridged }: ImtyDeps): CallProtocol {
  async function refusalOf(c: HttpContext, json: unknown): Promise<ImtyCodeName | null> {
    if (venues.addresses(code) === 'restricted') return 'restrictedArea'
    if (venues.siteMaintenance !== null || venues.status(code) !== 'open') return 'maintenance'
    if (bridged && !hasKnownHeaders(c)) return 'serverError'
    const bridge = decode(bridgeFields, json)
    const token = c.req.header(IMTY_HEADERS.token) ?? ''
    if (!bridge.ok || bridge.value.Token !== token) return 'badToken'
    const admission = await gate.admit(`venue:${code}`, token)
    if (!admission.admitted) return isOfAnotherSite(token, siteId) ? 'badMerchant' : 'badToken'
    const { MemberCode, TimeStamp, LanguageCode } = bridge.value
    if (MemberCode !== String(admission.memberId)) return 'badMember'
    const skew = IMTY_TIMES.clockSkewMs * clock.rate
    if (TimeStamp === null || Math.abs(TimeStamp - clock.now()) > skew) return 'badTimestamp'
    if (languageCoded(LanguageCode) === null) return 'badLanguage'
    c.set('memberId', admission.memberId)
    c.set('sessionId', admission.sessionId)
    return null
  }

  return {
    async admit(c) {
      if (venues.addresses(code) === 'rejected') {
        c.set('outcome', IMTY_IP_REJECTED)
        return c.text(IMTY_IP_REJECTED, HTTP_FORBIDDEN)
      }
      const json = readJson(bodyOf(c))
      const why = await refusalOf(c, json)
      return why === null ? null : sendImty(c, failed(why), clock.now(), languageOf(json))
    },
    refuse(c, why) {
      switch (why) {
        case 'rateLimited':
          return sendImty(c, failed('rateLimited'), clock.now(), languageOf(readJson(bodyOf(c))))
        case 'bodyTooLarge':
          return sendImty(c, failed('serverError'), clock.now(), 'cmn', HTTP_TOO_LARGE)
        case 'unknownEndpoint':
          return sendImty(c, failed('serverError'), clock.now(), 'cmn', HTTP_NOT_FOUND)
      }
    },
  }
}

/** The platform opens no address that a request names, so of `proxy-address` only the length is checked. */
function hasKnownHeaders(c: HttpContext): boolean {
  const address = c.req.header(IMTY_HEADERS.proxyAddress) ?? ''
  return c.req.header(IMTY_HEADERS.version) === IMTY_VERSION && address.length <= IMTY_MAX_PROXY_ADDRESS
}

function isOfAnotherSite(token: string, siteId: number): boolean {
  const site = siteOfToken(token)
  return site !== null && site !== siteId
}
