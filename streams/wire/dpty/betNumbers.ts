import { BET_RESULTS } from '../orderNumbers.ts'

/** Numeric codes in orders; separate from `tables.ts`, because the list of matches does not need them. */

/** Order state by `status`; 101 and 102 belong to FBTY: they are decoded, but never sent (docs/venues/dpty.md, 2.8). */
export const DPTY_ORDER_STATES = {
  0: 'accepted',
  1: 'settled',
  2: 'cancelled',
  3: 'confirming',
  4: 'rejected',
  5: 'cancelling',
  6: 'rolledBack',
  101: 'accepted',
  102: 'settled',
} as const

/** `status` of an order that the answer to a bet may have. */
export const DPTY_STATUS = {
  unsettled: 0,
  settled: 1,
  cancelled: 2,
  confirming: 3,
  refused: 4,
  rolledBack: 6,
} as const

/** `preSettle` of an order. */
export const DPTY_CASH_OUT_STATES = {
  0: 'none',
  1: 'partial',
  2: 'full',
  3: 'partialCancelled',
  4: 'fullCancelled',
} as const

/** `reserveStatus`. */
export const DPTY_RESERVATION_STATES = {
  0: 'waiting',
  1: 'filled',
  2: 'failed',
  3: 'cancelled',
  4: 'confirming',
} as const

export const DPTY_RESERVATION_CODES = {
  waiting: 0,
  filled: 1,
  failed: 2,
  cancelled: 3,
  confirming: 4,
} as const

/** Why a reservation did not become a bet, by `reserveFailCode`. */
export const DPTY_RESERVE_FAILURES = {
  1: 'userCancelled',
  2: 'reserveClosed',
  3: 'failPaid',
  4: 'marketSettled',
  5: 'stakeLimit',
  6: 'accountError',
  7: 'paramError',
  8: 'scoreChanged',
} as const

/** `reservePay`: 1 not paid with the reservation, 2 with it. */
export const DPTY_RESERVE_PAYS = { 1: 'atFill', 2: 'held' } as const

export const DPTY_RESERVE_PAY_CODES = { atFill: 1, held: 2 } as const

/** `isReserve`. */
export const DPTY_IS_RESERVE = { reservation: 1, bet: 2 } as const

/** `oddAcceptionType`. */
export const DPTY_ACCEPTANCE_CODES = { none: 1, better: 2, any: 3 } as const

/** `deviceType` of a mobile page. */
export const DPTY_DEVICE_TYPE = 2

/** `isCrossCompetition`: legs of several leagues, or of one. */
export const DPTY_CROSS_COMPETITION = { several: 1, one: 2 } as const

/** `timeType`; `beginTime` and `endTime` are used with 5 only. */
export const DPTY_TIME_TYPES = { today: 1, yesterday: 2, week: 3, month: 4, custom: 5 } as const

/**
 * Result by `betResult`, `betAllResult` and `r`; 0, 20, 21, 61 and unknown numbers mean that there is no result
 * (docs/venues/dpty.md, 2.9).
 */
export const DPTY_BET_RESULTS = {
  ...BET_RESULTS,
  '-1': 'void',
  17: 'cancelled',
  22: 'cancelled',
  51: 'push',
} as const

/** `status` of a row of `settle-check` and of the answer to `pre-settle`. */
export const DPTY_CASH_OUT_STATUSES = { 1: 'taken', 2: 'cancelled', 3: 'confirming', 4: 'failed' } as const

export const DPTY_CASH_OUT_STATUS_CODES = { taken: 1, cancelled: 2, confirming: 3, failed: 4 } as const

/** `s` of an offer. */
export const DPTY_OFFERED = { paused: 0, available: 1 } as const
