import { PRODUCT_HEADERS } from '../../../streams/wire/games/envelope.ts'
import { PRODUCT_CODES } from '../../../streams/wire/games/refusals.ts'
import type { PlatformClock } from '../../clock.ts'
import type { CallProtocol } from '../../http/endpointGuard.ts'
import type { HttpContext } from '../../http/httpEnv.ts'
import type { SessionGate } from '../../site/sessionGate.ts'
import { venueAdmission } from '../../site/venueAdmission.ts'
import type { LaunchedProduct, VenueDesk } from '../../site/venueDesk.ts'
import { failed, type ProductReply, refused, sendReply } from './productCall.ts'

interface Deps {
  readonly clock: Pick<PlatformClock, 'now'>
  readonly gate: SessionGate
  readonly venues: Pick<VenueDesk, 'siteMaintenance' | 'status'>
}

const HTTP_NOT_FOUND = 404
const HTTP_TOO_LARGE = 413

/** Admission and refusal of the calls of a launched product, by the token of its launch. */
export function createProductProtocol(venue: LaunchedProduct, { clock, gate, venues }: Deps): CallProtocol {
  async function refusalOf(c: HttpContext): Promise<ProductReply | null> {
    const token = c.req.header(PRODUCT_HEADERS.token) ?? ''
    switch (await venueAdmission(c, { gate, venues }, venue, token)) {
      case 'closed':
        return refused(
          venues.siteMaintenance !== null || venues.status(venue) === 'maintenance'
            ? 'maintenance'
            : 'gameOff',
        )
      case 'signedOut':
        return failed('tokenExpired')
      case null:
        return null
    }
  }

  function failure(c: HttpContext, msg: string, status: 404 | 413): Response {
    return c.json({ code: PRODUCT_CODES.serverError[0], msg, ts: clock.now(), data: null }, status)
  }

  return {
    async admit(c) {
      const why = await refusalOf(c)
      return why === null ? null : sendReply(c, why, clock.now())
    },
    refuse(c, why) {
      switch (why) {
        case 'rateLimited':
          return sendReply(c, failed('rateLimited'), clock.now())
        case 'bodyTooLarge':
          return failure(c, 'the body is too large', HTTP_TOO_LARGE)
        case 'unknownEndpoint':
          return failure(c, 'unknown endpoint', HTTP_NOT_FOUND)
      }
    },
  }
}
