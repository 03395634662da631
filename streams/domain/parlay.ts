import type { Money } from './money.ts'
import { ODDS_SCALE, oddsFromScaled } from './odds.ts'
import type { Odds } from './odds.ts'
import { exactMoney } from './ratio.ts'

export const MIN_SERIES_LEGS = 2
export const MAX_SERIES_LEGS = 10

/** The series number of a single. */
export const SINGLE_SERIES = 1

/** All combinations of one size: 3 of size 2 are shown as `2串1 × 3`. */
export interface Fold {
  readonly size: number
  readonly count: number
}

/**
 * A kind of bet on `legs` legs. `fold` has all combinations of one size (`2串1` …), `cover` all combinations
 * of two legs and more. `lines` is the number of combinations; the stake is per combination.
 */
export interface Series {
  readonly code: number
  readonly kind: 'fold' | 'cover'
  readonly legs: number
  readonly folds: readonly Fold[]
  readonly lines: number
}

/**
 * Codes of covers by number of legs: the leg count, then the number of combinations with at least three
 * digits (docs/betting.md, 4).
 */
const COVER_CODES: ReadonlyMap<number, number> = new Map([
  [3, 3004],
  [4, 40011],
  [5, 50026],
  [6, 60057],
  [7, 700120],
  [8, 800247],
  [9, 900502],
  [10, 10001013],
])

/** The binomial coefficient C(legs, size). */
function combinations(legs: number, size: number): number {
  let count = 1
  for (let picked = 1; picked <= size; picked++) count = (count * (legs - size + picked)) / picked
  return count
}

function foldSeries(legs: number, size: number): Series {
  const count = combinations(legs, size)
  return { code: size * 1000 + 1, kind: 'fold', legs, folds: [{ size, count }], lines: count }
}

function coverSeries(legs: number, code: number): Series {
  const folds = sizesTo(legs).map((size) => ({ size, count: combinations(legs, size) }))
  return { code, kind: 'cover', legs, folds, lines: folds.reduce((sum, fold) => sum + fold.count, 0) }
}

function sizesTo(last: number): readonly number[] {
  return Array.from({ length: last - MIN_SERIES_LEGS + 1 }, (_, index) => MIN_SERIES_LEGS + index)
}

/**
 * The series offered for a number of legs, in display order: the fold of all legs, the smaller folds from 2
 * on, the cover (docs/betting.md, 4). Empty below 2 and above 10 legs.
 */
export function offeredSeries(legs: number): readonly Series[] {
  if (!Number.isInteger(legs) || legs < MIN_SERIES_LEGS || legs > MAX_SERIES_LEGS) return []
  const cover = COVER_CODES.get(legs)
  return [
    foldSeries(legs, legs),
    ...sizesTo(legs - 1).map((size) => foldSeries(legs, size)),
    ...(cover === undefined ? [] : [coverSeries(legs, cover)]),
  ]
}

/** The codes of `offeredSeries`, in its order. */
export function seriesCodes(legs: number): readonly number[] {
  return offeredSeries(legs).map(({ code }) => code)
}

/** The series with this code on this many legs; `null` where it is not offered. */
export function seriesOf(code: number, legs: number): Series | null {
  return offeredSeries(legs).find((series) => series.code === code) ?? null
}

/**
 * Elementary symmetric polynomials: element k is the sum of the products of all choices of k values. With leg
 * factors as values this is the return of all folds of size k, without listing the combinations
 * (docs/betting.md, 4.1).
 */
export function symmetricSums(values: readonly bigint[]): readonly bigint[] {
  const sums: bigint[] = [1n]
  for (const value of values) {
    sums.push(0n)
    for (let size = sums.length - 1; size > 0; size--) {
      sums[size] = (sums[size] ?? 0n) + value * (sums[size - 1] ?? 0n)
    }
  }
  return sums
}

/** The total stake: unit stake times combinations. */
export function seriesStake(unit: Money, series: Series): Money {
  return exactMoney(BigInt(unit.minor) * BigInt(series.lines), unit.currency)
}

/**
 * The return of a series, with the stake, when its legs return `factors` / `scale` for a stake of 1. All
 * combinations are summed exactly and the total is rounded down once.
 */
export function seriesReturn(unit: Money, series: Series, factors: readonly bigint[], scale: bigint): Money {
  const sums = symmetricSums(factors)
  const legs = BigInt(factors.length)
  const total = series.folds.reduce(
    (sum, { size }) => sum + (sums[size] ?? 0n) * scale ** (legs - BigInt(Math.min(size, factors.length))),
    0n,
  )
  return exactMoney((BigInt(unit.minor) * total) / scale ** legs, unit.currency)
}

/** The return if every leg wins. Series are always in European odds (docs/betting.md, 1.3). */
export function maxReturn(unit: Money, series: Series, odds: readonly Odds[]): Money {
  return seriesReturn(unit, series, odds.map(BigInt), BigInt(ODDS_SCALE))
}

/**
 * The combined price: the product of the legs' European odds, each cut to the two decimals shown, as venues
 * do (docs/betting.md, 4.1). A combined price of the venue takes precedence in the display. `null` without
 * legs, or if the product is too large for odds.
 */
export function seriesOdds(odds: readonly Odds[]): Odds | null {
  if (odds.length === 0) return null
  const product = odds.reduce((sum, each) => sum * BigInt(Math.floor(each / SHOWN_UNIT)), 1n)
  return oddsFromScaled(Number((product * BigInt(ODDS_SCALE)) / 100n ** BigInt(odds.length)))
}

/** A displayed hundredth, in scaled units. */
const SHOWN_UNIT = ODDS_SCALE / 100
