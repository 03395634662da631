import { documented } from '../documented.ts'

/** `status`, by the states of the client. 101 and 102 belong to FBTY and are read as well. */
export const ORDER_STATES = documented('dpty 2.8', [
  [0, 'accepted'],
  [1, 'settled'],
  [2, 'cancelled'],
  [3, 'confirming'],
  [4, 'rejected'],
  [5, 'cancelling'],
  [6, 'rolled back'],
  [101, 'accepted'],
  [102, 'settled'],
])

/** What the platform sends. */
export const SENT_STATES = { codes: [0, 1, 2, 3, 4, 6], source: 'dpty 2.8' } as const

export const PAYOUTS = documented('dpty 2.8', [
  [0, 'not paid'],
  [1, 'paid'],
  [2, 'cancelled'],
  [3, 'cancelled afterwards'],
])

export const CASH_OUT_STATES = documented('dpty 2.8', [
  [0, 'none'],
  [1, 'partial'],
  [2, 'full'],
  [3, 'partial cancelled'],
  [4, 'full cancelled'],
])

export const RESERVATION_STATES = documented('dpty 2.8', [
  [0, 'waiting'],
  [1, 'filled'],
  [2, 'failed'],
  [3, 'cancelled'],
  [4, 'confirming'],
])

export const RESERVATION_FAILURES = documented('dpty 2.8', [
  [1, 'user cancel'],
  [2, 'reserve closed'],
  [3, 'fail paid'],
  [4, 'market settle'],
  [5, 'stake limit'],
  [6, 'account error'],
  [7, 'param error'],
  [8, 'score changed'],
])

export const RESERVE_PAYS = documented('dpty 2.8', [
  [1, 'not paid'],
  [2, 'paid'],
])

export const RESERVE_FLAGS = documented('dpty 2.8', [
  [1, 'reservation'],
  [2, 'bet'],
])

export const ACCEPTANCE_MODES = documented('dpty 2.8', [
  [1, 'none'],
  [2, 'better'],
  [3, 'any'],
])

export const DEVICE = documented('dpty 2.8', [[2, 'mobile page']])

export const LEAGUES_OF_LEGS = documented('dpty 2.8', [
  [1, 'several'],
  [2, 'one'],
])

export const TIME_TYPES = documented('dpty 2.8', [
  [1, 'today'],
  [2, 'yesterday'],
  [3, 'week'],
  [4, 'month'],
  [5, 'custom'],
])

/** Results beside those of pmty 1.8. 20, 21 and 61 are no result. */
export const FURTHER_RESULTS = documented('dpty 2.9', [
  [20, 'none yet'],
  [21, 'none yet'],
  [61, 'none yet'],
  [17, 'cancelled'],
  [22, 'cancelled'],
  [51, 'push'],
  [-1, 'invalid'],
])

/** `seriesType`; the codes are those of PMTY. */
export const SERIES = documented('dpty 2.9; pmty 1.12', [
  [1, '1:1'],
  [2001, 'doubles'],
  [3001, 'trebles'],
  [10001, '10 legs, 1 line'],
  [3004, '3:2+3'],
  [10001013, '10 legs, 1013 lines'],
])

/** `status` of a row of `settle-check`. */
export const CASH_OUT_ROWS = documented('dpty 3.9', [
  [1, 'taken'],
  [2, 'cancelled'],
  [3, 'confirming'],
  [4, 'refused'],
])

/** `s` of a cash-out offer. */
export const OFFERS = documented('dpty 3.9', [
  [1, 'available'],
  [0, 'paused'],
])

export const FAVOURITE_TYPES = documented('dpty 3.11', [
  [1, 'match'],
  [2, 'league'],
])

export const CURRENCIES = documented('dpty 1.5', [
  [1, 'RMB'],
  [200, 'USDT'],
])

export const LANGUAGES = documented('dpty 1.2', [
  ['zh-CN', 'CMN'],
  ['zh-TW', 'ZHO'],
  ['en-US', 'ENGLISH'],
])
