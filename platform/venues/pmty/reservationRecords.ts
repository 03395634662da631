import type { OrderRecord } from '../../../streams/wire/pmty/orderList.ts'
import {
  PMTY_RESERVATION_CODES,
  PMTY_RESERVE_FAILURES,
  PMTY_RESERVE_PAY_CODES,
  PMTY_PRE_ORDER_DETAILS,
} from '../../../streams/wire/pmty/reservationTables.ts'
import {
  isUnfilled,
  type ReservationOutcome,
  reservationOutcome,
  type Reserved,
  reserveFailure,
} from '../reservationOutcome.ts'

const CODES: Readonly<Record<ReservationOutcome, number>> = {
  waiting: PMTY_RESERVATION_CODES.preOrdering,
  confirming: PMTY_RESERVATION_CODES.confirm,
  filled: PMTY_RESERVATION_CODES.success,
  unfilled: PMTY_RESERVATION_CODES.riskFail,
  refused: PMTY_RESERVATION_CODES.riskFail,
  ended: PMTY_RESERVATION_CODES.riskCancel,
  cancelled: PMTY_RESERVATION_CODES.userCancel,
}

/** `preOrderStatus`; `null` for a bet that was not reserved. */
export function reservationCode(order: Reserved): number | null {
  const outcome = reservationOutcome(order)
  return outcome === null ? null : CODES[outcome]
}

/** What an order's record says about its reservation. */
export function reservationFields(
  order: Reserved,
): Pick<OrderRecord, 'preOrderStatus' | 'preOrderOdds' | 'reservePay' | 'preOrderFailCode'> {
  return {
    preOrderStatus: reservationCode(order),
    preOrderOdds: order.reserveOdds,
    reservePay: order.reservePay === null ? null : PMTY_RESERVE_PAY_CODES[order.reservePay],
    preOrderFailCode: failCode(order),
  }
}

/** `null` unless it failed; and for a bet that was refused while it was confirmed, which has another code. */
function failCode(order: Reserved): number | null {
  const failure = reserveFailure(order, Object.values(PMTY_RESERVE_FAILURES))
  const found = Object.entries(PMTY_RESERVE_FAILURES).find(([, name]) => name === failure)
  return found === undefined ? null : Number(found[0])
}

/** `preOrderDetailStatus` in the answer to a bet; `null` for one that is not reserved. */
export function detailCode(order: Reserved): number | null {
  const { reserving, ok, cancelled } = PMTY_PRE_ORDER_DETAILS
  if (order.reservePay === null) return null
  if (order.status === 'reserved') return reserving
  return isUnfilled(order) ? cancelled : ok
}
