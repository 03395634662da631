import type { ReserveReason } from '../../../streams/domain/reservation.ts'
import type { OrderRecord } from '../../../streams/wire/pmty/orderList.ts'
import {
  PMTY_RESERVATION_CODES,
  PMTY_RESERVE_FAILURES,
  PMTY_RESERVE_PAY_CODES,
  PMTY_PRE_ORDER_DETAILS,
} from '../../../streams/wire/pmty/reservationTables.ts'
import type { StoredOrder } from '../../store/orders/order.ts'

type Reserved = Pick<StoredOrder, 'reservePay' | 'reserveOdds' | 'filledAt' | 'status' | 'reason'>

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

/** `preOrderStatus`; `null` for a bet that was not reserved. */
export function reservationCode(order: Reserved): number | null {
  const { reservePay, status, reason } = order
  const { preOrdering, success, riskFail, riskCancel, userCancel, confirm } = PMTY_RESERVATION_CODES
  if (reservePay === null) return null
  if (status === 'reserved') return preOrdering
  if (status === 'confirming') return confirm
  if (!isUnfilled(order)) return status === 'rejected' ? riskFail : success
  if (status === 'cancelled') return reason === 'userCancelled' ? userCancel : riskCancel
  return TRIED.has(reason ?? '') ? riskFail : riskCancel
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
  const { reason, status } = order
  if (order.reservePay === null || (status !== 'rejected' && status !== 'cancelled')) return null
  const found = Object.entries(PMTY_RESERVE_FAILURES).find(([, name]) => name === reason)
  if (found !== undefined) return Number(found[0])
  return isUnfilled(order) ? CLOSED : null
}

const CLOSED = 2

/** `preOrderDetailStatus` in the answer to a bet; `null` for one that is not reserved. */
export function detailCode(order: Reserved): number | null {
  const { reserving, ok, cancelled } = PMTY_PRE_ORDER_DETAILS
  if (order.reservePay === null) return null
  if (order.status === 'reserved') return reserving
  return isUnfilled(order) ? cancelled : ok
}
