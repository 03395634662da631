export { PAYOUTS as PMTY_PAYOUTS } from '../orderNumbers.ts'

/** `settleType` of an order that was cashed out as a whole; 4 is settled by its result. */
export const PMTY_SETTLED_BY_CASH_OUT = 5

/** `preBet` of a bet. */
export const PMTY_PRE_BET = { bet: 0, reserve: 1 } as const

/** `deviceType` of a mobile page, in quotes and bets. */
export const PMTY_DEVICE_TYPE = 2

/** `timeType` of an order list; `beginTime` and `endTime` are used with 5 only. */
export const PMTY_TIME_TYPES = { today: 1, yesterday: 2, week: 3, month: 4, custom: 5 } as const
