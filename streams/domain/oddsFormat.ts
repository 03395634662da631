import { britishFraction } from './britishOdds.ts'
import { steppedOdds } from './oddsLadder.ts'
import { ODDS_SCALE, oddsFromScaled } from './odds.ts'
import type { Odds, OddsFormat } from './odds.ts'
import { floorDivide, ratio } from './ratio.ts'
import type { Ratio } from './ratio.ts'
import { isEsport, type Sport } from './vocabulary/sports.ts'

const SCALE = BigInt(ODDS_SCALE)

/** Decimals: 2, or 3 where a venue uses them (PMTY esports). American odds have none. */
export interface OddsDisplay {
  readonly decimals?: 2 | 3
}

const THREE: OddsDisplay = { decimals: 3 }
const TWO: OddsDisplay = { decimals: 2 }

/** How the prices of a sport are shown: with three decimals in esports (docs/esports.md, 3.4). */
export function oddsDisplayOf(sport: Sport | undefined): OddsDisplay {
  return sport !== undefined && isEsport(sport) ? THREE : TWO
}

/**
 * The exact, signed price in a format (docs/betting.md, 1.1): Hong Kong is H = D − 1; Malay is −1/H above
 * evens, Indonesian below; American is +100 × H or −100/H; British is H as a fraction.
 */
export function exactPrice(odds: Odds, format: OddsFormat): Ratio {
  const profit = BigInt(odds) - SCALE
  switch (format) {
    case 'europe':
      return ratio(BigInt(odds), SCALE)
    case 'hk':
    case 'british':
      return ratio(profit, SCALE)
    case 'malay':
      return profit <= SCALE ? ratio(profit, SCALE) : ratio(-SCALE, profit)
    case 'indonesian':
      return profit >= SCALE ? ratio(profit, SCALE) : ratio(-SCALE, profit)
    case 'american':
      return profit >= SCALE ? ratio(100n * profit, SCALE) : ratio(-100n * SCALE, profit)
  }
}

/** The European price that is displayed: as offered for Europe and Hong Kong, stepped down for all others. */
function shownFrom(odds: Odds, format: OddsFormat): Odds {
  return format === 'europe' || format === 'hk' ? odds : steppedOdds(odds)
}

/**
 * Formats a price for display. It is never shown as better than offered: it is cut towards the worse side, so
 * a negative price is cut away from zero (Malay 2.01 is −0.990…, shown as −1.00). All prices of a format have
 * the same number of decimals.
 */
export function formatOdds(odds: Odds, format: OddsFormat, display: OddsDisplay = {}): string {
  if (format === 'british') return britishFraction(steppedOdds(odds), odds)
  const decimals = format === 'american' ? 0 : (display.decimals ?? 2)
  const price = exactPrice(shownFrom(odds, format), format)
  const units = floorDivide(price.num * 10n ** BigInt(decimals), price.den)
  const sign = units < 0n ? '-' : format === 'american' ? '+' : ''
  return sign + decimalText(units < 0n ? -units : units, decimals)
}

function decimalText(units: bigint, decimals: number): string {
  if (decimals === 0) return units.toString()
  const perOne = 10n ** BigInt(decimals)
  return `${units / perOne}.${(units % perOne).toString().padStart(decimals, '0')}`
}

/** Whether the price is shown with a minus, for which the UI has its own colour. */
export function isNegativeOdds(odds: Odds, format: OddsFormat): boolean {
  return exactPrice(shownFrom(odds, format), format).num < 0n
}

const DECIMAL = /^([+-]?)(\d{1,9})(?:\.(\d{1,6}))?$/
const FRACTION = /^(\d{1,7})\/(\d{1,7})$/

/**
 * Parses a displayed price to European odds; `null` if it is not a price of that format. Display rounding is
 * not undone: the result is never above the original odds, and less than one display step below.
 */
export function parseDisplayedOdds(text: string, format: OddsFormat): Odds | null {
  const shown = format === 'british' ? parseFraction(text.trim()) : parseDecimal(text.trim())
  const decimal = shown === null ? null : europeanPrice(shown, format)
  return decimal === null ? null : oddsFromScaled(Number(floorDivide(decimal.num * SCALE, decimal.den)))
}

function parseFraction(text: string): Ratio | null {
  const parts = FRACTION.exec(text)
  const den = BigInt(parts?.[2] ?? '0')
  return den === 0n ? null : ratio(BigInt(parts?.[1] ?? '0'), den)
}

function parseDecimal(text: string): Ratio | null {
  const parts = DECIMAL.exec(text)
  if (parts === null) return null
  const fraction = parts[3] ?? ''
  const units = BigInt(`${parts[2] ?? '0'}${fraction}`)
  return ratio(parts[1] === '-' ? -units : units, 10n ** BigInt(fraction.length))
}

/** European odds of a displayed price; `null` where the format has no such price. */
function europeanPrice({ num, den }: Ratio, format: OddsFormat): Ratio | null {
  const size = num < 0n ? -num : num
  const negative = num < 0n
  switch (format) {
    case 'europe':
      return ratio(num, den)
    case 'hk':
    case 'british':
      return negative ? null : ratio(num + den, den)
    case 'malay':
      if (num === 0n || size > den) return null
      return negative ? ratio(size + den, size) : ratio(num + den, den)
    case 'indonesian':
      if (size < den) return null
      return negative ? ratio(size + den, size) : ratio(num + den, den)
    case 'american':
      if (size < 100n * den) return null
      return negative ? ratio(size + 100n * den, size) : ratio(num + 100n * den, 100n * den)
  }
}
