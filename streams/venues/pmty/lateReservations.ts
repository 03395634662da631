import { lateCode } from '../lateCode.ts'
import type { Reservations } from '../reservations.ts'
import type { Ask } from './call.ts'

const late = lateCode(() => import('./reservations.ts'))

/** The facet for reservations; its code is loaded with the first call. */
export function lateReservations(ask: Ask, memberId: () => string): Reservations {
  return {
    terms: (leg, currency) =>
      late.call$((code) => code.askReserveTerms$(ask, { leg, currency, memberId: memberId() })),
    list: (query) => late.call$((code) => code.askReservations$(ask, query, memberId())),
    cancel: (orderNo) => late.call$((code) => code.askCancelReservation$(ask, orderNo)),
    edit: (orderNo, odds) => late.call$((code) => code.askEditReservation$(ask, orderNo, odds)),
  }
}
