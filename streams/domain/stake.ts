import { isNegativeOdds } from './oddsFormat.ts'
import { ODDS_SCALE } from './odds.ts'
import type { Odds, OddsFormat } from './odds.ts'
import { money } from './money.ts'
import type { Money } from './money.ts'
import { ceilDivide, exactMoney } from './ratio.ts'

const SCALE = BigInt(ODDS_SCALE)

/** The amounts of a single. */
export interface SingleQuote {
  readonly typed: Money
  /** The amount taken from the balance; it differs from `typed` at negative Malay and Indonesian prices. */
  readonly risked: Money
  /** What is won on top of the amount risked. */
  readonly profit: Money
  /** The amount risked and the profit. */
  readonly returns: Money
}

/**
 * Whether the typed amount is the profit instead of the amount risked: at Malay and Indonesian prices with a
 * minus (docs/betting.md, 2.1). The field is labelled accordingly.
 */
export function typesToWin(odds: Odds, format: OddsFormat): boolean {
  return (format === 'malay' || format === 'indonesian') && isNegativeOdds(odds, format)
}

/**
 * The amounts of a single in an odds format (docs/betting.md, 2.1), from the exact odds. The profit is
 * rounded down to the minor unit and the amount risked is rounded up, so that no bet pays more than its price
 * and none is free.
 */
export function quoteSingle(typed: Money, odds: Odds, format: OddsFormat): SingleQuote {
  const stake = BigInt(Math.max(typed.minor, 0))
  const perOne = BigInt(odds) - SCALE
  const toWin = typesToWin(odds, format)
  const profit = toWin ? stake : (stake * perOne) / SCALE
  const risked = toWin ? ceilDivide(stake * SCALE, perOne) : stake
  return {
    typed: money(Number(stake), typed.currency),
    risked: exactMoney(risked, typed.currency),
    profit: exactMoney(profit, typed.currency),
    returns: exactMoney(risked + profit, typed.currency),
  }
}

/** Least and greatest amount, minor units. */
export interface AmountRange {
  readonly min: number
  readonly max: number
}

/** The range of typed amounts for a range of amounts risked; whole minor units, `min` at least 1. */
export function typedRange({ min, max }: AmountRange, odds: Odds, format: OddsFormat): AmountRange {
  if (!typesToWin(odds, format)) return { min, max }
  const perOne = BigInt(odds) - SCALE
  // The least amount whose risk, rounded up, is `min`, and the greatest whose risk does not exceed `max`.
  const least = (BigInt(Math.max(min, 1) - 1) * perOne) / SCALE + 1n
  const most = (BigInt(max) * perOne) / SCALE
  return { min: Number(least), max: Number(most) }
}
