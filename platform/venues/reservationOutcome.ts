import type { ReserveReason } from '../../streams/domain/reservation.ts'
import type { StoredOrder } from '../store/orders/order.ts'

export type Reserved = Pick<StoredOrder, 'reservePay' | 'reserveOdds' | 'filledAt' | 'status' | 'reason'>

/** Whether it was reserved and its price has not come. */
export function isUnfilled({ reservePay, filledAt }: Pick<Reserved, 'reservePay' | 'filledAt'>): boolean {
  return reservePay !== null && filledAt === null
}

/** Failures of a fill that was tried; the others ended the waiting. */
const TRIED: ReadonlySet<string> = new Set<ReserveReason>([
  'failPaid',
  'stakeLimit',
  'accountError',
  'paramError',
])

/**
 * What has become of a reservation. `ended`: its price cannot come any more; `unfilled`: it came, and no bet was
 * made; `refused`: the bet was made and refused.
 */
export type ReservationOutcome =
  'waiting' | 'confirming' | 'filled' | 'ended' | 'unfilled' | 'refused' | 'cancelled'

/** `null` for a bet that was not reserved. */
export function reservationOutcome(order: Reserved): ReservationOutcome | null {
  const { reservePay, status, reason } = order
  if (reservePay === null) return null
  if (status === 'reserved') return 'waiting'
  if (status === 'confirming') return 'confirming'
  if (!isUnfilled(order)) return status === 'rejected' ? 'refused' : 'filled'
  if (status === 'cancelled') return reason === 'userCancelled' ? 'cancelled' : 'ended'
  return TRIED.has(reason ?? '') ? 'unfilled' : 'ended'
}

/** Why it did not become a bet; `null` for one that waits, is a bet, or was refused as a bet for another reason. */
export function reserveFailure<F extends string>(
  order: Reserved,
  known: readonly F[],
): F | 'reserveClosed' | null {
  const { reason, status } = order
  if (order.reservePay === null || (status !== 'rejected' && status !== 'cancelled')) return null
  return known.find((name) => name === reason) ?? (isUnfilled(order) ? 'reserveClosed' : null)
}
