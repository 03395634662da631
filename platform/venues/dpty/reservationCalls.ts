import type { Hono } from 'hono'
import { DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { cancelRequest } from '../../../streams/wire/dpty/requests.ts'
import type { ReserveCodeName } from '../../../streams/wire/reserveCodes.ts'
import type { ReserveChange } from '../../book/reservations.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps } from '../venueServer.ts'
import { DPTY } from './code.ts'
import { type DptyCalls, type DptyReply, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { refusalCode, reservationCodeOf } from './refusalCodes.ts'

/** Ends a reservation that waits (docs/venues/dpty.md, 3.10). */
export function reservationCalls(app: Hono<HttpEnv>, calls: DptyCalls, { book }: VenueDeps): void {
  app.on(
    'POST',
    underBoth(DPTY_PATHS.cancel),
    calls.post(cancelRequest, async ({ orderId: orderNo }, { memberId }) =>
      answerOf(await book.reservations.cancel({ memberId, venue: DPTY, orderNo })),
    ),
  )
}

function answerOf(change: ReserveChange): DptyReply {
  switch (change.status) {
    case 'done':
      return found(null)
    case 'notFound':
      return refusedAs('reserveNotFound')
    case 'gone':
      return refusedAs('reserveCancelFailed')
    case 'refused':
      return { ok: false, code: refusalCode(change.reason), name: change.reason }
  }
}

function refusedAs(name: ReserveCodeName): DptyReply {
  return { ok: false, code: reservationCodeOf(name), name }
}
