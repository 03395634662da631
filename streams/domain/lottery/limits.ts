import type { Currency } from '../money.ts'
import { oddsLevelPercent } from '../oddsLevel.ts'
import { type LotteryBet, mostReturn, stakeOf } from './betReturn.ts'

/** What one note can cost, minor units, from the highest (docs/games/lottery.md, 4.8). */
export const UNITS: Readonly<Record<Currency, readonly number[]>> = {
  RMB: [200, 100, 20, 2],
  USDT: [100, 50, 10, 1],
}

export const MAX_MULTIPLE = 999
export const MAX_NOTES = 10_000
/** Bets of a call, and of the basket. */
export const MAX_BETS = 50

/** Minor units. */
export interface LotteryLimits {
  /** The least stake of a bet. */
  readonly min: number
  /** The most that a member may stake on a draw. */
  readonly drawMax: number
  /** The most that a bet may return. */
  readonly maxReturn: number
}

const LIMITS: Readonly<Record<Currency, LotteryLimits>> = {
  RMB: { min: 2, drawMax: 50_000_00, maxReturn: 1_000_000_00 },
  USDT: { min: 1, drawMax: 7_000_00, maxReturn: 142_857_00 },
}

/** The limits of a member of this odds level, 1 to 7. */
export function lotteryLimits(currency: Currency, oddsLevel: number): LotteryLimits {
  const limits = LIMITS[currency]
  return { ...limits, drawMax: Math.floor((limits.drawMax * oddsLevelPercent(oddsLevel)) / 100) }
}

/** Why a bet whose choice is valid cannot be placed. */
export type BetFault =
  /** The play is not sold for this draw. */
  | 'notOffered'
  | 'unit'
  | 'multiple'
  | 'belowMin'
  /** It may return more than allowed. */
  | 'aboveReturn'

/** Checks unit, multiple and what a bet may return; the sum on the draw is checked by whoever knows the other bets. */
export function betFault(bet: LotteryBet, currency: Currency, drawAt: number): BetFault | null {
  const { play, choice, unit, multiple } = bet
  const { min, maxReturn } = LIMITS[currency]
  if (!play.offered(drawAt)) return 'notOffered'
  if (!UNITS[currency].includes(unit)) return 'unit'
  if (!isMultiple(multiple)) return 'multiple'
  if (stakeOf(play.countNotes(choice), unit, multiple) < min) return 'belowMin'
  return mostReturn(bet, drawAt) > maxReturn ? 'aboveReturn' : null
}

export function isMultiple(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_MULTIPLE
}
