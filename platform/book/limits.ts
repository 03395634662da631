import { MINOR_PER_UNIT, money } from '../../streams/domain/money.ts'
import type { Currency, Money } from '../../streams/domain/money.ts'
import { ODDS_SCALE } from '../../streams/domain/odds.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import { oddsLevelPercent } from '../../streams/domain/oddsLevel.ts'
import { maxReturn } from '../../streams/domain/parlay.ts'
import type { Series } from '../../streams/domain/parlay.ts'
import { RMB_PER_UNIT } from '../../streams/domain/rmbValue.ts'

/** The least and the most stake per combination, minor units. */
export interface StakeRange {
  readonly min: number
  readonly max: number
}

/** The most that one member may stake and win on a selection of a league of one level. */
interface LevelLimit {
  readonly stake: number
  readonly win: number
}

/** In RMB units, by league level. The prices of well-known leagues are more reliable, so their limits are higher. */
const LEVEL_LIMITS: readonly LevelLimit[] = [
  { stake: 100_000, win: 500_000 },
  { stake: 50_000, win: 250_000 },
  { stake: 20_000, win: 100_000 },
  { stake: 8_888, win: 50_000 },
]
const LOWEST_LIMIT: LevelLimit = { stake: 5_000, win: 25_000 }

/** Live limits are divided by this, because a live price may be seconds old. */
const LIVE_SHARE = 2

const MIN_UNITS: Readonly<Record<Currency, number>> = { RMB: 10, USDT: 2 }
const MIN_COMBINATION_UNITS: Readonly<Record<Currency, number>> = { RMB: 2, USDT: 1 }
/** The most that one order may pay back, in RMB units. */
const MAX_PAYOUT_UNITS = 1_000_000

/** The properties of a leg that limits depend on. */
export interface LimitedLeg {
  readonly odds: Odds
  /** The level of the league; 1 is the best known. */
  readonly leagueLevel: number
  readonly live: boolean
  /** The odds level of the member, 1 to 7 for A to G. */
  readonly oddsLevel: number
}

/**
 * What one member may stake and win on a selection, and the most that anybody can win before kick-off; RMB
 * minor units.
 */
export function exposureLimit(leg: Omit<LimitedLeg, 'odds'>) {
  const now = levelLimit(leg, 'RMB')
  const house = levelLimit({ ...leg, live: false, oddsLevel: 1 }, 'RMB')
  return {
    stake: now.stake * MINOR_PER_UNIT,
    win: now.win * MINOR_PER_UNIT,
    earlyWin: house.win * MINOR_PER_UNIT,
  }
}

/**
 * Caps a range at an RMB amount in minor units for each stake. Whole units; 0 when the minimum is above the
 * cap.
 */
export function atMost({ min, max }: StakeRange, rmb: number, currency: Currency): StakeRange {
  const units = Math.floor(Math.max(0, rmb) / RMB_PER_UNIT[currency] / MINOR_PER_UNIT)
  const most = Math.min(max, units * MINOR_PER_UNIT)
  return { min, max: most < min ? 0 : most }
}

/** The range of a single: limited by its league's stake and by what it can win. */
export function singleRange(leg: LimitedLeg, currency: Currency): StakeRange {
  const { stake, win } = levelLimit(leg, currency)
  const byWin = Math.floor((win * ODDS_SCALE) / Math.max(1, leg.odds - ODDS_SCALE))
  return rangeOf(MIN_UNITS[currency], Math.min(stake, byWin))
}

/**
 * Limits of a reservation: the least stake, and the most that stake × price may be. That is what a bet may stake, so
 * that neither the stake nor the win of the later bet is above its limits at any price.
 */
export function reserveLimits(
  leg: Omit<LimitedLeg, 'odds'>,
  currency: Currency,
): { readonly min: number; readonly maxReturn: number } {
  const { stake } = levelLimit(leg, currency)
  return { min: MIN_UNITS[currency] * MINOR_PER_UNIT, maxReturn: stake * MINOR_PER_UNIT }
}

/** The range per combination of a series: limited by its weakest league, and by the largest payout. */
export function seriesRange(series: Series, legs: readonly LimitedLeg[], currency: Currency): StakeRange {
  const stakes = legs.map((leg) => levelLimit(leg, currency).stake)
  const returnOfOne = maxReturn(
    money(MINOR_PER_UNIT, currency),
    series,
    legs.map((leg) => leg.odds),
  ).minor
  const payout = (MAX_PAYOUT_UNITS / RMB_PER_UNIT[currency]) * MINOR_PER_UNIT
  const byPayout = Math.floor(payout / Math.max(1, returnOfOne))
  return rangeOf(MIN_COMBINATION_UNITS[currency], Math.min(...stakes, byPayout))
}

/** Whether a typed stake is within its range. */
export function withinRange({ minor }: Money, { min, max }: StakeRange): 'within' | 'belowMin' | 'aboveMax' {
  if (minor < min) return 'belowMin'
  return minor > max ? 'aboveMax' : 'within'
}

function levelLimit(
  { leagueLevel, live, oddsLevel }: Omit<LimitedLeg, 'odds'>,
  currency: Currency,
): LevelLimit {
  const { stake, win } = LEVEL_LIMITS[leagueLevel - 1] ?? LOWEST_LIMIT
  const percent = oddsLevelPercent(oddsLevel)
  const share = (live ? LIVE_SHARE : 1) * RMB_PER_UNIT[currency] * 100
  return { stake: Math.floor((stake * percent) / share), win: Math.floor((win * percent) / share) }
}

/** In whole units. At extreme odds the minimum stake is still allowed. */
function rangeOf(minUnits: number, maxUnits: number): StakeRange {
  return { min: minUnits * MINOR_PER_UNIT, max: Math.max(minUnits, maxUnits) * MINOR_PER_UNIT }
}
