import { FBTY_RESERVATION_CODES, FBTY_RESERVE_FAILURES } from '../../../streams/wire/fbty/betTables.ts'
import {
  type ReservationOutcome,
  reservationOutcome,
  type Reserved,
  reserveFailure,
} from '../reservationOutcome.ts'

const { inProgress, failed, cancelled, betMade, betFailed, confirming } = FBTY_RESERVATION_CODES

const CODES: Readonly<Record<ReservationOutcome, number>> = {
  waiting: inProgress,
  confirming,
  filled: betMade,
  ended: failed,
  unfilled: betFailed,
  refused: betFailed,
  cancelled,
}

/** `rst`; `null` for a bet that was not reserved. */
export function reservationCode(order: Reserved): number | null {
  const outcome = reservationOutcome(order)
  return outcome === null ? null : CODES[outcome]
}

/** `fr`: why it did not become a bet; `null` unless it failed. */
export function failureCode(order: Reserved): number | null {
  const failure = reserveFailure(order, Object.values(FBTY_RESERVE_FAILURES))
  const found = Object.entries(FBTY_RESERVE_FAILURES).find(([, name]) => name === failure)
  return found === undefined ? null : Number(found[0])
}
