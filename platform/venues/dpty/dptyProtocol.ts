import { DPTY_BASES, dptyBearer, DPTY_HEADERS, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { type DptySignedCall, isDptyCheckOf } from '../../../streams/wire/dpty/signature.ts'
import { dptyCode } from '../../../streams/wire/dpty/codes.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import type { CallProtocol } from '../../http/endpointGuard.ts'
import { bodyOf, type HttpContext } from '../../http/httpEnv.ts'
import { createCallTimes } from '../../site/callTimes.ts'
import type { VenueDeps } from '../venueServer.ts'
import { DPTY } from './code.ts'
import { baseOf, type DptyReply, failed, sendDpty } from './dptyCall.ts'
import { digestOf, type DptySecrets } from './secrets.ts'

const HTTP_NOT_FOUND = 404
const HTTP_TOO_LARGE = 413

/**
 * Admission and refusal of the venue's calls (docs/venues/dpty.md, 1.2 to 1.4): first the headers and the signature,
 * then the session. A refused call has no effect.
 */
export function createDptyProtocol(deps: VenueDeps, secrets: DptySecrets): CallProtocol {
  const { clock, real, gate, venues } = deps
  const times = createCallTimes({ now: () => clock.now(), rate: clock.rate, real })

  function signatureRefusal(c: HttpContext, token: string, { changes }: Endpoint): DptyReply | null {
    const call = signedCall(c)
    const signature = c.req.header(DPTY_HEADERS.signature) ?? ''
    if (!isDptyCheckOf(call.check, digestOf(bodyOf(c)))) return failed('signature')
    if (!secrets.isSignedBy(token, call, signature)) return failed('signature')
    if (!times.isCurrent(call.date)) return { ...failed('signature'), data: { time: clock.now() } }
    if (changes && !times.isFirst(`${call.accessKey} ${call.check}`)) return failed('checkUsed')
    return null
  }

  async function refusalOf(c: HttpContext, endpoint: Endpoint): Promise<DptyReply | null> {
    if (venues.siteMaintenance !== null || venues.status(DPTY) !== 'open') return failed('maintenance')
    const call = pathAfterBase(c)
    if (call === DPTY_PATHS.timestamp) return null
    const token = c.req.header(DPTY_HEADERS.token) ?? ''
    if (c.req.header(DPTY_HEADERS.authorization) !== dptyBearer(token)) return failed('header')
    const why = call === DPTY_PATHS.config ? null : signatureRefusal(c, token, endpoint)
    if (why !== null) return why
    const admission = await gate.admit(`venue:${DPTY}`, token)
    if (!admission.admitted) return failed('tokenExpired')
    c.set('memberId', admission.memberId)
    c.set('sessionId', admission.sessionId)
    return null
  }

  return {
    async admit(c, endpoint) {
      const why = await refusalOf(c, endpoint)
      return why === null ? null : sendDpty(c, why, clock.now())
    },
    refuse(c, why) {
      switch (why) {
        case 'rateLimited':
          return sendDpty(c, failed('rateLimited'), clock.now())
        case 'bodyTooLarge':
          return failure(c, 'the body is too large', HTTP_TOO_LARGE)
        case 'unknownEndpoint':
          return failure(c, 'unknown endpoint', HTTP_NOT_FOUND)
      }
    },
  }

  function failure(c: HttpContext, msg: string, status: 404 | 413): Response {
    return c.json({ code: dptyCode('serverError'), msg, ts: clock.now(), data: null }, status)
  }
}

function pathAfterBase(c: HttpContext): string {
  return new URL(c.req.url).pathname.slice(DPTY_BASES[baseOf(c)].length)
}

/** The parts of a call that its signature covers, as received. */
function signedCall(c: HttpContext): DptySignedCall {
  return {
    method: c.req.method === 'GET' ? 'GET' : 'POST',
    base: DPTY_BASES[baseOf(c)],
    path: pathAfterBase(c),
    query: [...new URL(c.req.url).searchParams],
    accessKey: c.req.header(DPTY_HEADERS.key) ?? '',
    date: c.req.header(DPTY_HEADERS.date) ?? '',
    check: c.req.header(DPTY_HEADERS.check) ?? '',
  }
}
