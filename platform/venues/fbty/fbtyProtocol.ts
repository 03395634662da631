import { FBTY_CODES } from '../../../streams/wire/fbty/codes.ts'
import { FBTY_HEADERS } from '../../../streams/wire/fbty/paths.ts'
import type { CallProtocol } from '../../http/endpointGuard.ts'
import type { HttpContext } from '../../http/httpEnv.ts'
import type { VenueDeps } from '../venueServer.ts'
import { FBTY } from './code.ts'
import { bodyIn, failed, type FbtyReply, sendFbty } from './fbtyCall.ts'
import { languageOf } from './language.ts'

/** Admission and refusal of the venue's calls (docs/venues/fbty.md, 1). */
export function createFbtyProtocol({ clock, gate, venues }: VenueDeps): CallProtocol {
  const send = (c: HttpContext, reply: FbtyReply, status?: 404 | 413): Response =>
    sendFbty(c, reply, {
      now: clock.now(),
      language: languageOf(bodyIn(c)),
      ...(status === undefined ? {} : { status }),
    })

  /** While the site is under maintenance, the message ends with its expected end in brackets (docs/venues/fbty.md). */
  function maintenance(): FbtyReply | null {
    const site = venues.siteMaintenance
    if (site === null) return venues.status(FBTY) === 'open' ? null : failed('maintenance')
    const until = site.until === null ? '' : ` [${site.until}]`
    return { ok: false, code: FBTY_CODES.maintenance, message: `${site.message}${until}` }
  }

  async function refusalOf(c: HttpContext): Promise<FbtyReply | null> {
    const closed = maintenance()
    if (closed !== null) return closed
    const admission = await gate.admit(`venue:${FBTY}`, c.req.header(FBTY_HEADERS.token) ?? '')
    if (!admission.admitted) return failed('sessionEnded')
    c.set('memberId', admission.memberId)
    c.set('sessionId', admission.sessionId)
    return null
  }

  return {
    async admit(c) {
      const why = await refusalOf(c)
      return why === null ? null : send(c, why)
    },
    refuse(c, why) {
      switch (why) {
        case 'rateLimited':
          return send(c, failed('rateLimited'))
        case 'bodyTooLarge':
          return send(c, failed('badRequest'), 413)
        case 'unknownEndpoint':
          return send(c, failed('unknownCall'), 404)
      }
    },
  }
}
