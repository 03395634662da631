/** Numbers of orders that several venues have in common (docs/pmty.md, 1.7, 1.8 and 1.16). */

/**
 * Result by `betResult` of a leg and `outcome` of an order; 0 is not settled. From 7 on the stake is
 * returned.
 */
export const BET_RESULTS = {
  2: 'push',
  3: 'lose',
  4: 'win',
  5: 'halfWin',
  6: 'halfLose',
  7: 'cancelled',
  8: 'postponed',
  11: 'delayed',
  12: 'interrupted',
  13: 'void',
  15: 'abandoned',
  16: 'void',
  18: 'cancelled',
  19: 'matchPostponed',
  23: 'betsCancelled',
  24: 'marketCancelled',
  1001: 'void',
} as const

/** `betResult` by result, where several codes have one name. */
export const BET_RESULT_CODES = {
  push: 2,
  lose: 3,
  win: 4,
  halfWin: 5,
  halfLose: 6,
  cancelled: 7,
  postponed: 8,
  delayed: 11,
  interrupted: 12,
  void: 13,
  abandoned: 15,
  matchPostponed: 19,
  betsCancelled: 23,
  marketCancelled: 24,
} as const

/** `betChannel`, where a bet was placed: in the order in which the specification names the channels. */
export const CHANNELS = {
  1: 'api',
  2: 'push',
  3: 'h5',
  4: 'pc',
  5: 'image',
  6: 'video',
  7: 'animation',
  8: 'others',
} as const

export const CHANNEL_CODES = {
  api: 1,
  push: 2,
  h5: 3,
  pc: 4,
  image: 5,
  video: 6,
  animation: 7,
  others: 8,
} as const

/** `payoutStatus`. */
export const PAYOUTS = { 0: 'unpaid', 1: 'paid', 2: 'cancelled', 3: 'withdrawn' } as const
