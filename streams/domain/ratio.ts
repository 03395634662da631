import { money } from './money.ts'
import type { Currency, Money } from './money.ts'

/**
 * An exact fraction with a positive denominator. Prices and factors are rounded only when they are shown or
 * paid.
 */
export interface Ratio {
  readonly num: bigint
  readonly den: bigint
}

export function ratio(num: bigint, den: bigint): Ratio {
  return den < 0n ? { num: -num, den: -den } : { num, den }
}

/** Division rounded towards minus infinity; `/` on bigints rounds towards zero. `den` must be positive. */
export function floorDivide(num: bigint, den: bigint): bigint {
  const quotient = num / den
  return num < 0n && quotient * den !== num ? quotient - 1n : quotient
}

/** Division of a number that is not negative, rounded up. `den` must be positive. */
export function ceilDivide(num: bigint, den: bigint): bigint {
  return (num + den - 1n) / den
}

const MAX_MINOR = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Money from exact minor units. An amount beyond the safe integers is clamped, which is far above any venue's
 * limit.
 */
export function exactMoney(minor: bigint, currency: Currency): Money {
  const cut = minor > MAX_MINOR ? MAX_MINOR : minor < -MAX_MINOR ? -MAX_MINOR : minor
  return money(Number(cut), currency)
}
