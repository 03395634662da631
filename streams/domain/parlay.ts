import type { Money } from './money.ts'
import { ODDS_SCALE, oddsFromScaled } from './odds.ts'
import type { Odds } from './odds.ts'
import { exactMoney, ratio, type Ratio } from './ratio.ts'

export const MIN_SERIES_LEGS = 2
export const MAX_SERIES_LEGS = 10

/** All combinations of one size: 3 of size 2 are shown as `2串1 × 3`. */
export interface Fold {
  readonly size: number
  readonly count: number
}

/**
 * A series in text: the number of legs, and the sizes of its combinations in ascending order, such as `3:2` for
 * all doubles of three legs and `3:2+3` for its cover. Two series are the same if their keys are equal.
 */
export type SeriesKey = `${number}:${string}`

/** A bet on one leg. */
export const SINGLE_SERIES = '1:1' as const satisfies SeriesKey

/**
 * Which combinations of its legs a bet consists of: all those of each of `sizes`. One size is a fold, all from
 * two legs on are a cover. The other fields follow from these two; the stake is per combination.
 */
export interface Series {
  readonly legs: number
  /** Ascending. */
  readonly sizes: readonly number[]
  readonly key: SeriesKey
  readonly folds: readonly Fold[]
  /** The number of combinations. */
  readonly combinations: number
}

/** The binomial coefficient C(legs, size). */
function combinations(legs: number, size: number): number {
  let count = 1
  for (let picked = 1; picked <= size; picked++) count = (count * (legs - size + picked)) / picked
  return count
}

/** The series of these sizes; `null` unless they are ascending whole numbers from 1 to the number of legs. */
export function createSeries(legs: number, sizes: readonly number[]): Series | null {
  if (!Number.isInteger(legs) || legs < 1 || legs > MAX_SERIES_LEGS || sizes.length === 0) return null
  const ascending = sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 0))
  return ascending && (sizes.at(-1) ?? 0) <= legs ? knownSeries(legs, sizes) : null
}

function knownSeries(legs: number, sizes: readonly number[]): Series {
  const folds = sizes.map((size) => ({ size, count: combinations(legs, size) }))
  const total = folds.reduce((sum, { count }) => sum + count, 0)
  return { legs, sizes, key: `${legs}:${sizes.join('+')}`, folds, combinations: total }
}

const SERIES_KEY = /^(\d{1,2}):(\d{1,2}(?:\+\d{1,2})*)$/

/** The series with this key; `null` for any other text. */
export function seriesOf(key: string): Series | null {
  const [, legs = '', sizes = ''] = SERIES_KEY.exec(key) ?? []
  const series = createSeries(Number(legs), sizes.split('+').map(Number))
  // Each series has only one key: `3:02` is invalid.
  return series?.key === key ? series : null
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
  const folds = [legs, ...sizesTo(legs - 1)].map((size) => knownSeries(legs, [size]))
  return legs > MIN_SERIES_LEGS ? [...folds, knownSeries(legs, sizesTo(legs))] : folds
}

/** The one combination of all legs. */
export function wholeSeries(legs: number): SeriesKey {
  return `${legs}:${legs}`
}

/** The keys of `offeredSeries`, in its order. */
export function offeredKeys(legs: number): readonly SeriesKey[] {
  return offeredSeries(legs).map(({ key }) => key)
}

/** Whether it is the cover of its legs: all combinations of two legs and more. */
export function isCover({ legs, sizes }: Series): boolean {
  return legs > MIN_SERIES_LEGS && sizes[0] === MIN_SERIES_LEGS && sizes.length === legs - 1
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
  return exactMoney(BigInt(unit.minor) * BigInt(series.combinations), unit.currency)
}

/**
 * The return of a series, with the stake, when its legs return `factors` / `scale` for a stake of 1. All
 * combinations are summed exactly and the total is rounded down once.
 */
export function seriesReturn(unit: Money, series: Series, factors: readonly bigint[], scale: bigint): Money {
  const { num, den } = seriesFactor(series, factors, scale)
  return exactMoney((BigInt(unit.minor) * num) / den, unit.currency)
}

/** What a series returns for a unit stake of 1, exactly. */
export function seriesFactor(series: Series, factors: readonly bigint[], scale: bigint): Ratio {
  const sums = symmetricSums(factors)
  const legs = BigInt(factors.length)
  const total = series.folds.reduce(
    (sum, { size }) => sum + (sums[size] ?? 0n) * scale ** (legs - BigInt(Math.min(size, factors.length))),
    0n,
  )
  return ratio(total, scale ** legs)
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
