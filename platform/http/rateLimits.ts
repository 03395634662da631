import { createRateLimit } from './rateLimit.ts'
import type { Allowance, RateLimit } from './rateLimit.ts'

/** The allowances of the HTTP endpoints. */
export interface RateAllowances {
  /** Calls from one address, of all members together. */
  readonly address: Allowance
  /** Calls of one member. */
  readonly member: Allowance
  /** Files of the client and of live streams, for one address. */
  readonly files: Allowance
  /** Batches of analytics from one address, and of one member. */
  readonly analytics: Allowance
  /** Calls from one address to endpoints that do not exist. */
  readonly unknown: Allowance
  /** Bets of one member. */
  readonly bet: Allowance
  /** Log-ins from one address. */
  readonly login: Allowance
  /** Wrong passwords for one name from one device or address; a correct one does not count. */
  readonly wrongPassword: Allowance
  /** New members from one address. */
  readonly register: Allowance
  /** Wrong recovery codes for one name from one device or address. */
  readonly recovery: Allowance
}

/** A phone makes about one call a second; a shared address has many phones behind it. */
export const RATE_ALLOWANCES: RateAllowances = {
  address: { perSecond: 200, burst: 800 },
  member: { perSecond: 30, burst: 200 },
  files: { perSecond: 500, burst: 3000 },
  analytics: { perSecond: 5, burst: 100 },
  unknown: { perSecond: 1, burst: 60 },
  bet: { perSecond: 2, burst: 20 },
  login: { perSecond: 1, burst: 60 },
  wrongPassword: { perSecond: 1 / 30, burst: 8 },
  register: { perSecond: 1 / 300, burst: 10 },
  recovery: { perSecond: 1 / 60, burst: 5 },
}

export type RateLimits = { readonly [K in keyof RateAllowances]: RateLimit }

/** `real` is real ms. */
export function createRateLimits(allowances: RateAllowances, real: () => number): RateLimits {
  return {
    address: createRateLimit(allowances.address, real),
    member: createRateLimit(allowances.member, real),
    files: createRateLimit(allowances.files, real),
    analytics: createRateLimit(allowances.analytics, real),
    unknown: createRateLimit(allowances.unknown, real),
    bet: createRateLimit(allowances.bet, real),
    login: createRateLimit(allowances.login, real),
    wrongPassword: createRateLimit(allowances.wrongPassword, real),
    register: createRateLimit(allowances.register, real),
    recovery: createRateLimit(allowances.recovery, real),
  }
}
