import { lateCall$ } from '../lateCall.ts'
import type { Reservations } from '../reservations.ts'
import type { Ask } from './call.ts'

const load = () => import('./reservations.ts')

/** The facet for reservations; its code is loaded with the first call. */
export function lateReservations(ask: Ask, memberId: () => string): Reservations {
  return {
    terms: (leg, currency) =>
      lateCall$(load, (code) => code.askReserveTerms$(ask, { leg, currency, memberId: memberId() })),
    list: (query) => lateCall$(load, (code) => code.askReservations$(ask, query, memberId())),
    cancel: (orderNo) => lateCall$(load, (code) => code.askCancelReservation$(ask, orderNo)),
    edit: (orderNo, odds) => lateCall$(load, (code) => code.askEditReservation$(ask, orderNo, odds)),
  }
}
