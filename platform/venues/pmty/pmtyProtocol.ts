import { PMTY_CODES } from '../../../streams/wire/pmty/codes.ts'
import { PMTY_HEADERS } from '../../../streams/wire/pmty/paths.ts'
import type { CallProtocol } from '../../http/endpointGuard.ts'
import type { HttpContext } from '../../http/httpEnv.ts'
import { venueAdmission } from '../../site/venueAdmission.ts'
import { failed, sendPmty } from './pmtyCall.ts'
import type { PmtyReply } from './pmtyCall.ts'
import { PMTY } from './code.ts'
import type { VenueDeps } from '../venueServer.ts'

const HTTP_NOT_FOUND = 404
const HTTP_TOO_LARGE = 413

/** Admission and refusal of the venue's calls (docs/protocol.md, 2.1). */
export function createPmtyProtocol({ clock, gate, venues }: VenueDeps): CallProtocol {
  async function refusalOf(c: HttpContext): Promise<PmtyReply | null> {
    const token = c.req.header(PMTY_HEADERS.token) ?? ''
    switch (await venueAdmission(c, { gate, venues }, PMTY, token)) {
      case 'closed':
        return failed('serviceDown')
      case 'signedOut':
        return failed('tokenExpired')
      case null:
        return null
    }
  }

  function failure(c: HttpContext, msg: string, status: 404 | 413): Response {
    return c.json({ code: PMTY_CODES.serverError, msg, ts: clock.now(), data: null }, status)
  }

  return {
    async admit(c) {
      const why = await refusalOf(c)
      return why === null ? null : sendPmty(c, why, clock.now())
    },
    refuse(c, why) {
      switch (why) {
        case 'rateLimited':
          return sendPmty(c, failed('rateLimited'), clock.now())
        case 'bodyTooLarge':
          return failure(c, 'the body is too large', HTTP_TOO_LARGE)
        case 'unknownEndpoint':
          return failure(c, 'unknown endpoint', HTTP_NOT_FOUND)
      }
    },
  }
}
