import { MINOR_PER_UNIT, money } from '../../streams/domain/money.ts'
import type { Currency, Money } from '../../streams/domain/money.ts'
import { ODDS_SCALE } from '../../streams/domain/odds.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import { maxReturn } from '../../streams/domain/parlay.ts'
import type { Series } from '../../streams/domain/parlay.ts'

/** How little and how much one line may be staked with, minor units. */
export interface StakeRange {
  readonly min: number
  readonly max: number
}

/** What the house risks at most on one league's level, in units of each currency. */
interface Exposure {
  readonly stake: number
  readonly win: number
}

/** By league level: the better known, the better priced, and the more is taken. */
const EXPOSURE: readonly Exposure[] = [
  { stake: 100_000, win: 500_000 },
  { stake: 50_000, win: 250_000 },
  { stake: 20_000, win: 100_000 },
  { stake: 8_888, win: 50_000 },
]
const LEAST_EXPOSURE: Exposure = { stake: 5_000, win: 25_000 }

/** A live price may be seconds old, so half of it. */
const LIVE_SHARE = 2

const MIN_UNITS: Readonly<Record<Currency, number>> = { RMB: 10, USDT: 2 }
const MIN_LINE_UNITS: Readonly<Record<Currency, number>> = { RMB: 2, USDT: 1 }
/** A tether is about seven yuan. */
const UNITS_PER_RMB: Readonly<Record<Currency, number>> = { RMB: 1, USDT: 7 }
/** What one order may pay back at most, in RMB units. */
const MAX_PAYOUT_UNITS = 1_000_000

/** What a limit depends on, of one leg. */
export interface LimitedLeg {
  readonly odds: Odds
  /** 1 is the best known. */
  readonly leagueLevel: number
  readonly live: boolean
}

/** The range of a single: what the league bears, and never more to win than that. */
export function singleRange({ odds, leagueLevel, live }: LimitedLeg, currency: Currency): StakeRange {
  const { stake, win } = exposure(leagueLevel, live, currency)
  const byWin = Math.floor((win * ODDS_SCALE) / Math.max(1, odds - ODDS_SCALE))
  return rangeOf(MIN_UNITS[currency], Math.min(stake, byWin))
}

/** The range of each line of a series: its weakest league's, and never more to pay than the house pays. */
export function seriesRange(series: Series, legs: readonly LimitedLeg[], currency: Currency): StakeRange {
  const stakes = legs.map(({ leagueLevel, live }) => exposure(leagueLevel, live, currency).stake)
  const returnOfOne = maxReturn(
    money(MINOR_PER_UNIT, currency),
    series,
    legs.map((leg) => leg.odds),
  ).minor
  const payout = (MAX_PAYOUT_UNITS / UNITS_PER_RMB[currency]) * MINOR_PER_UNIT
  const byPayout = Math.floor(payout / Math.max(1, returnOfOne))
  return rangeOf(MIN_LINE_UNITS[currency], Math.min(...stakes, byPayout))
}

/** Whether a typed stake is within its range. */
export function withinRange({ minor }: Money, { min, max }: StakeRange): 'within' | 'belowMin' | 'aboveMax' {
  if (minor < min) return 'belowMin'
  return minor > max ? 'aboveMax' : 'within'
}

function exposure(level: number, live: boolean, currency: Currency): Exposure {
  const { stake, win } = EXPOSURE[level - 1] ?? LEAST_EXPOSURE
  const share = (live ? LIVE_SHARE : 1) * UNITS_PER_RMB[currency]
  return { stake: Math.floor(stake / share), win: Math.floor(win / share) }
}

/** Whole units; a line at extreme odds may be staked with the minimum at least. */
function rangeOf(minUnits: number, maxUnits: number): StakeRange {
  return { min: minUnits * MINOR_PER_UNIT, max: Math.max(minUnits, maxUnits) * MINOR_PER_UNIT }
}
