import type { Spread } from '../pricing/counts.ts'
import { mixed, normalSpread, sumOf } from '../pricing/counts.ts'
import type { Dice } from '../random.ts'
import { MINUTE, SECOND } from '../durations.ts'

/** Length of a quarter on the clock. */
export const QUARTER = 12 * MINUTE
export const OVERTIME = 5 * MINUTE

/** Clock seconds of a possession, with offensive rebounds; uniformly distributed. */
const MIN = 11
const MAX = 25
const MEAN = (MIN + MAX) / 2

/**
 * Chances of 1, 2 and 3 points at the usual mean of 1.41. The standard deviation of the lead in a match is
 * then about 13.
 */
const USUAL = [0.09, 0.51, 0.1] as const
const USUAL_POINTS = USUAL[0] + 2 * USUAL[1] + 3 * USUAL[2]
const USUAL_SQUARE = USUAL[0] + 4 * USUAL[1] + 9 * USUAL[2]
/**
 * The share of the variance of a side's points that comes from the varying number of possessions, relative to
 * the squared mean.
 */
const PACE_SHARE = ((MAX - MIN + 1) ** 2 - 1) / 12 / MEAN ** 2 / 2

/** Possessions of one side in a clock time, ms; both sides have the same number. */
function possessionsIn(clock: number): number {
  return clock / (2 * MEAN * SECOND)
}

/** Mean points of a possession, for a side that scores `strength` points in four quarters. */
export function pointsEach(strength: number): number {
  return strength / possessionsIn(4 * QUARTER)
}

/** Chances of 0 to 3 points in a possession with this mean. */
function pointChances(mean: number): readonly number[] {
  const scored = USUAL.map((chance) => (chance * mean) / USUAL_POINTS)
  return [1 - scored.reduce((sum, chance) => sum + chance, 0), ...scored]
}

export function drawPoints(chances: Dice, mean: number): number {
  let rest = chances.next()
  return Math.max(
    0,
    pointChances(mean).findIndex((chance) => (rest -= chance) < 0),
  )
}

/** Clock time of a whole possession, ms. */
export function drawClock(chances: Dice): number {
  return chances.whole(MIN, MAX) * SECOND
}

/**
 * Remaining clock time of a possession that is already in progress, ms. Periods begin with one, so that the
 * expected points per clock time are constant, and prices depend on the clock only.
 */
export function drawClockUnderWay(chances: Dice): number {
  let rest = chances.next() * MEAN
  for (let second = 1; second < MAX; second += 1) {
    rest -= second <= MIN ? 1 : (MAX + 1 - second) / (MAX + 1 - MIN)
    if (rest < 0) return second * SECOND
  }
  return MAX * SECOND
}

/** Up to this many possessions of a side are computed exactly; more use the normal approximation. */
const FEW = 8

/** The points that a side will score in a clock time (ms), with this mean per possession. */
export function pointsToCome(clock: number, mean: number): Spread {
  const count = possessionsIn(clock)
  const variance = (mean * USUAL_SQUARE) / USUAL_POINTS - (1 - PACE_SHARE) * mean ** 2
  if (count > FEW) return normalSpread(count * mean, Math.sqrt(count * variance))
  const one: Spread = { from: 0, chances: pointChances(mean) }
  let whole: Spread = { from: 0, chances: [1] }
  for (let played = 1; played <= count; played += 1) whole = sumOf(whole, one)
  const part = count - Math.floor(count)
  return mixed(whole, 1 - part, sumOf(whole, one), part)
}
