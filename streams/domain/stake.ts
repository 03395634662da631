import { isNegativeOdds } from './oddsFormat.ts'
import { ODDS_SCALE } from './odds.ts'
import type { Odds, OddsFormat } from './odds.ts'
import { money } from './money.ts'
import type { Money } from './money.ts'
import { exactMoney } from './ratio.ts'

const SCALE = BigInt(ODDS_SCALE)

/** What one single would take and give. */
export interface SingleQuote {
  readonly typed: Money
  /** What leaves the balance; it differs from `typed` at negative Malay and Indonesian prices. */
  readonly risked: Money
  /** 可赢: what is won on top of the risked amount. */
  readonly profit: Money
  /** 返还: risked and profit. */
  readonly returns: Money
}

/**
 * Whether the typed number is what one wants to win, not what one risks: Malay and Indonesian prices shown
 * with a minus (research, venues 5.2). The field is then labelled so.
 */
export function typesToWin(odds: Odds, format: OddsFormat): boolean {
  return (format === 'malay' || format === 'indonesian') && isNegativeOdds(odds, format)
}

/**
 * A single's money by odds format (research, venues 5.2), from the exact odds and truncated to the minor
 * unit. A risked amount that would truncate to nothing is one minor unit: no bet is free.
 */
export function quoteSingle(typed: Money, odds: Odds, format: OddsFormat): SingleQuote {
  const stake = BigInt(Math.max(typed.minor, 0))
  const perOne = BigInt(odds) - SCALE
  const toWin = typesToWin(odds, format)
  const profit = toWin ? stake : (stake * perOne) / SCALE
  const risked = toWin ? atLeastOne((stake * SCALE) / perOne, stake) : stake
  return {
    typed: money(Number(stake), typed.currency),
    risked: exactMoney(risked, typed.currency),
    profit: exactMoney(profit, typed.currency),
    returns: exactMoney(risked + profit, typed.currency),
  }
}

function atLeastOne(risked: bigint, typed: bigint): bigint {
  return risked === 0n && typed > 0n ? 1n : risked
}
