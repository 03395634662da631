import { seriesOf, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import {
  DPTY_CASH_OUT_STATES,
  DPTY_RESERVATION_CODES,
  DPTY_RESERVE_FAILURES,
  DPTY_STATUS,
} from '../../../streams/wire/dpty/betNumbers.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { StoredOrderStatus } from '../../store/schema/orders.ts'
import {
  isUnfilled,
  type ReservationOutcome,
  reservationOutcome,
  reserveFailure,
} from '../reservationOutcome.ts'
import { refusalCode } from './refusalCodes.ts'

const STATUSES: Readonly<Record<StoredOrderStatus, number>> = {
  accepted: DPTY_STATUS.unsettled,
  rolledBack: DPTY_STATUS.rolledBack,
  settled: DPTY_STATUS.settled,
  cashedOut: DPTY_STATUS.settled,
  cancelled: DPTY_STATUS.cancelled,
  reserved: DPTY_STATUS.confirming,
  confirming: DPTY_STATUS.confirming,
  rejected: DPTY_STATUS.refused,
}

/** `status` of an order. */
export function statusCode({ status }: Pick<StoredOrder, 'status'>): number {
  return STATUSES[status]
}

/** `status` in the answer to a bet: 0, 3 or 4. A repeated bet may be settled by then. */
export function placedStatus({ status }: Pick<StoredOrder, 'status'>): number {
  const code = STATUSES[status]
  if (status === 'cancelled') return DPTY_STATUS.refused
  return code === DPTY_STATUS.confirming || code === DPTY_STATUS.refused ? code : DPTY_STATUS.unsettled
}

/** `billStatus`: 1 paid out, 0 not yet, 2 cancelled, 3 cancelled after it was paid out. */
export function billStatus({ status, cancelledPaid }: Pick<StoredOrder, 'status' | 'cancelledPaid'>): number {
  if (status === 'settled' || status === 'cashedOut') return 1
  if (status !== 'rejected' && status !== 'cancelled') return 0
  return cancelledPaid ? 3 : 2
}

/** `preSettle`: whether the stake was cashed out, in part or in full, and whether that was cancelled later. */
export function preSettleCode({ cashOuts, openStake }: StoredOrder): number {
  if (cashOuts === 'none') return 0
  const size = openStake > 0 ? 'partial' : 'full'
  const word = cashOuts === 'taken' ? size : `${size}Cancelled`
  return Number(Object.entries(DPTY_CASH_OUT_STATES).find(([, known]) => known === word)?.[0] ?? 0)
}

const RESERVATIONS: Readonly<Record<ReservationOutcome, number>> = {
  waiting: DPTY_RESERVATION_CODES.waiting,
  confirming: DPTY_RESERVATION_CODES.confirming,
  filled: DPTY_RESERVATION_CODES.filled,
  unfilled: DPTY_RESERVATION_CODES.failed,
  refused: DPTY_RESERVATION_CODES.failed,
  ended: DPTY_RESERVATION_CODES.failed,
  cancelled: DPTY_RESERVATION_CODES.cancelled,
}

/** `reserveStatus`; `null` for a bet that was not reserved. */
export function reserveStatus(order: StoredOrder): number | null {
  const outcome = reservationOutcome(order)
  return outcome === null ? null : RESERVATIONS[outcome]
}

/** `reserveFailCode`; `null` unless it failed. */
export function reserveFailCode(order: StoredOrder): number | null {
  const failure = reserveFailure(order, Object.values(DPTY_RESERVE_FAILURES))
  const found = Object.entries(DPTY_RESERVE_FAILURES).find(([, name]) => name === failure)
  return found === undefined ? null : Number(found[0])
}

/** Whether a record is that of a reservation and not of a bet. */
export function isReservation(order: StoredOrder): boolean {
  return order.reservePay !== null && (order.status === 'reserved' || isUnfilled(order))
}

/** Why it was refused, or 0. A reservation that did not become a bet has a failure of its own. */
export function codeOfOrder(order: StoredOrder): number {
  const { reason } = order
  return reason === null || isUnfilled(order) ? 0 : refusalCode(reason)
}

/** The number of combinations of its series, or of one. */
export function isCombination({ series }: Pick<StoredOrder, 'series'>): boolean {
  return series === SINGLE_SERIES || seriesOf(series)?.combinations === 1
}

/** A part of an amount, cut to minor units. */
export function partOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
