import { britishFraction } from './britishOdds.ts'
import { steppedOdds } from './oddsLadder.ts'
import { ODDS_SCALE, oddsFromScaled } from './odds.ts'
import type { Odds, OddsFormat } from './odds.ts'
import { floorDivide, ratio } from './ratio.ts'
import type { Ratio } from './ratio.ts'

const SCALE = BigInt(ODDS_SCALE)

/** Digits after the point: 2, or 3 where a venue shows so (PMTY esports). American always has 2. */
export interface OddsDisplay {
  readonly decimals?: 2 | 3
}

/**
 * The price in a format, exact and signed (research, venues 5.1): HK is D − 1; Malay turns to −1/HK above
 * evens, Indonesian below it; American is ±100 × the profit of one; British is HK as a fraction.
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

/** The price that a format is shown from: Europe and HK as offered, all others stepped down. */
function shownFrom(odds: Odds, format: OddsFormat): Odds {
  return format === 'europe' || format === 'hk' ? odds : steppedOdds(odds)
}

/**
 * The price as people read it. Never shows better than offered: everything is cut towards the worse side,
 * so a negative price is cut away from zero (Malay 2.01 is −0.990…, shown −1.00). From 10 on a last zero
 * is dropped, from 100 on all zeros after the point (research, venues 5.1).
 */
export function formatOdds(odds: Odds, format: OddsFormat, display: OddsDisplay = {}): string {
  if (format === 'british') return britishFraction(steppedOdds(odds), odds)
  const decimals = format === 'american' ? 2 : (display.decimals ?? 2)
  const price = exactPrice(shownFrom(odds, format), format)
  const units = floorDivide(price.num * 10n ** BigInt(decimals), price.den)
  const sign = units < 0n ? '-' : format === 'american' ? '+' : ''
  return sign + trimmedDecimal(units < 0n ? -units : units, decimals)
}

function trimmedDecimal(units: bigint, decimals: number): string {
  const perOne = 10n ** BigInt(decimals)
  const whole = units / perOne
  const fraction = (units % perOne).toString().padStart(decimals, '0')
  if (whole < 10n) return `${whole}.${fraction}`
  const short = fraction.replace(/0+$/, '')
  if (whole >= 100n) return short === '' ? `${whole}` : `${whole}.${short}`
  return `${whole}.${short === '' ? '0' : short}`
}

/** Whether the price is shown with a minus: the face shows those in their own colour. */
export function isNegativeOdds(odds: Odds, format: OddsFormat): boolean {
  return exactPrice(shownFrom(odds, format), format).num < 0n
}

const DECIMAL = /^([+-]?)(\d{1,9})(?:\.(\d{1,6}))?$/
const FRACTION = /^(\d{1,7})\/(\d{1,7})$/

/**
 * European odds of a written price, cut to the scale odds travel in; `null` for a text that is no price of
 * that format. What was cut for display stays lost: the answer is never above the odds it was shown for,
 * and less than one step of the display below.
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

/** D of a shown price, or `null` where the format has no such price. */
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
