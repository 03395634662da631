import { createRateLimit } from './rateLimit.ts'
import type { Allowance, RateLimit } from './rateLimit.ts'

/** The allowances of the edge. */
export interface RateAllowances {
  /** Calls from one address, whoever makes them. */
  readonly address: Allowance
  /** Calls of one member. */
  readonly member: Allowance
  /** Bets of one member. */
  readonly bet: Allowance
  /** Log-ins from one address. */
  readonly login: Allowance
  /** Wrong passwords for one name; a right one costs nothing. */
  readonly wrongPassword: Allowance
}

/** A phone makes about one call a second; a shared address has many phones behind it. */
export const RATE_ALLOWANCES: RateAllowances = {
  address: { perSecond: 200, burst: 800 },
  member: { perSecond: 30, burst: 200 },
  bet: { perSecond: 2, burst: 20 },
  login: { perSecond: 1, burst: 60 },
  wrongPassword: { perSecond: 1 / 30, burst: 8 },
}

export type RateLimits = { readonly [K in keyof RateAllowances]: RateLimit }

/** `real` is real ms. */
export function createRateLimits(allowances: RateAllowances, real: () => number): RateLimits {
  return {
    address: createRateLimit(allowances.address, real),
    member: createRateLimit(allowances.member, real),
    bet: createRateLimit(allowances.bet, real),
    login: createRateLimit(allowances.login, real),
    wrongPassword: createRateLimit(allowances.wrongPassword, real),
  }
}
