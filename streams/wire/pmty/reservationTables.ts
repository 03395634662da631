/** The venue's numbers of reservations; apart from `tables.ts`, because the list of matches does not need them. */

/** When a reservation is paid, by `reservePay`: 1 not with the reservation, 2 with it. */
export const PMTY_RESERVE_PAYS = { 1: 'atFill', 2: 'held' } as const

export const PMTY_RESERVE_PAY_CODES = { atFill: 1, held: 2 } as const

/** `reservePayDisplay`: whether the choice of payment is shown. */
export const PMTY_RESERVE_PAY_DISPLAY = { no: 0, yes: 1 } as const

/** `preOrderStatus` by the venue's own names. */
export const PMTY_RESERVATION_CODES = {
  preOrdering: 0,
  success: 1,
  riskFail: 2,
  riskCancel: 3,
  userCancel: 4,
  confirm: 5,
} as const

/** Why a reservation did not become a bet, by number of the failure. */
export const PMTY_RESERVE_FAILURES = {
  1: 'userCancelled',
  2: 'reserveClosed',
  3: 'failPaid',
  4: 'marketSettled',
  5: 'stakeLimit',
  6: 'accountError',
  7: 'paramError',
  8: 'scoreChanged',
} as const

/** `preOrderDetailStatus` in the answer to a bet. */
export const PMTY_PRE_ORDER_DETAILS = { reserving: 0, ok: 1, cancelled: 2 } as const

/** `pendingOrderStatus` of a quote: whether a reservation is offered. */
export const PMTY_PENDING_ORDER = { no: 0, offered: 1 } as const
