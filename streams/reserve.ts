/** The entry point of reservations, in the slip and in the records. */
export type { ReserveStreams } from './core/reserveStreams.ts'
export { reserveStreams } from './core/reserveStreams.ts'
export type { ReservationProgress } from './machines/reservation/reservationChange.ts'
export { priceRange, priceText, stepped, typedPrice, cleanPrice } from './machines/reservation/reserveForm.ts'
export type { ReserveBlock, ReserveEvaluation } from './machines/reservation/reserveEvaluation.ts'
export type { Reservation, ReservationPage, ReservationQuery } from './venues/reservations.ts'
