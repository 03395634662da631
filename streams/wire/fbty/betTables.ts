/** The venue's numbers of bets, orders, cash-outs and reservations (docs/venues/fbty.md, 2.8). */

/** `oddsChange` and `oc`. */
export const FBTY_ACCEPTANCE_CODES = { none: 0, better: 1, any: 2 } as const

/** `pushType` of a bet: whether the member took it from an order that was pushed to a room. */
export const FBTY_PUSH_TYPES = { no: 1, yes: 2 } as const

/** `sert`. */
export const FBTY_ORDER_KINDS = { single: 0, series: 1 } as const

/** `sv` of a single, and of the cover of all legs; any other is the size of a fold. */
export const FBTY_SINGLE = 1
export const FBTY_COVER = 0

/** Order state by `st`: 101 is cashed out in part and open, 102 cashed out as a whole. */
export const FBTY_ORDER_STATES = {
  0: 'confirming',
  1: 'confirming',
  2: 'rejected',
  3: 'cancelled',
  4: 'accepted',
  5: 'settled',
  101: 'accepted',
  102: 'settled',
} as const

export const FBTY_ORDER_CODES = {
  created: 0,
  confirming: 1,
  rejected: 2,
  cancelled: 3,
  confirmed: 4,
  settled: 5,
  partlyCashedOut: 101,
  cashedOut: 102,
} as const

/** `rj`, why a bet is rejected. */
export const FBTY_REJECTIONS = {
  system: 1,
  parameter: 2,
  positionLimit: 3,
  marketSuspended: 4,
  trader: 5,
  paymentFailed: 6,
  settledBefore: 7,
  priceChanged: 8,
} as const

/** `rst`. */
export const FBTY_RESERVATION_STATES = {
  1: 'waiting',
  2: 'failed',
  3: 'cancelled',
  4: 'filled',
  5: 'failed',
  6: 'confirming',
} as const

export const FBTY_RESERVATION_CODES = {
  inProgress: 1,
  failed: 2,
  cancelled: 3,
  betMade: 4,
  betFailed: 5,
  confirming: 6,
} as const

/** `fr`, why a reservation did not become a bet. */
export const FBTY_RESERVE_FAILURES = {
  1: 'userCancelled',
  2: 'reserveClosed',
  3: 'failPaid',
  4: 'marketSettled',
  5: 'stakeLimit',
  6: 'accountError',
  7: 'paramError',
  8: 'scoreChanged',
} as const

/** `pay` of a reservation. */
export const FBTY_RESERVE_PAYS = { 1: 'atFill', 2: 'held' } as const
export const FBTY_RESERVE_PAY_CODES = { atFill: 1, held: 2 } as const

/** `st` of the answer to a cash-out. */
export const FBTY_CASH_OUT_ANSWERS = { 0: 'confirming', 1: 'taken' } as const
export const FBTY_CASH_OUT_ANSWER_CODES = { confirming: 0, taken: 1 } as const

/** `st` of a cash-out in the record. */
export const FBTY_CASH_OUT_STATES = {
  0: 'confirming',
  1: 'confirming',
  2: 'failed',
  3: 'cancelled',
  4: 'taken',
  5: 'taken',
} as const
export const FBTY_CASH_OUT_CODES = { confirming: 1, failed: 2, cancelled: 3, taken: 4 } as const

/** `timeType` of the records: by the time of the bet, or of settlement. */
export const FBTY_TIME_TYPES = { placed: 1, settled: 2 } as const
