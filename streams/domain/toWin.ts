import type { Money } from './money.ts'
import { ODDS_SCALE, type Odds, type OddsFormat } from './odds.ts'
import { seriesFactor, type Series } from './parlay.ts'
import { ceilDivide, exactMoney } from './ratio.ts'
import { typesToWin } from './stake.ts'

const SCALE = BigInt(ODDS_SCALE)

/**
 * The least amount to type with which a single wins at least `wanted` (docs/betting.md, 2.2). At prices with a minus
 * the typed amount is the profit itself.
 */
export function typedToWin(wanted: Money, odds: Odds, format: OddsFormat): Money {
  const profit = BigInt(Math.max(wanted.minor, 0))
  const typed = typesToWin(odds, format) ? profit : ceilDivide(profit * SCALE, BigInt(odds) - SCALE)
  return exactMoney(typed, wanted.currency)
}

/**
 * The least unit stake with which a series wins at least `wanted` on top of its total stake if every leg wins
 * (docs/betting.md, 2.2).
 */
export function unitToWin(wanted: Money, series: Series, odds: readonly Odds[]): Money {
  const { num, den } = seriesFactor(series, odds.map(BigInt), SCALE)
  const perUnit = num - den * BigInt(series.combinations)
  // Without a price for each leg nothing is won.
  if (perUnit <= 0n) return exactMoney(0n, wanted.currency)
  return exactMoney(ceilDivide(BigInt(Math.max(wanted.minor, 0)) * den, perUnit), wanted.currency)
}
