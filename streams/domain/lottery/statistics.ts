import type { Value, ValueGroup } from './play.ts'
import type { LotteryDraw } from './series.ts'

/** Number of draws over which the values are counted (docs/games/lottery.md, 5). */
export const COUNTED_DRAWS = 100

/** Values, and whether each has come in a draw. */
export type ValueView = Pick<ValueGroup, 'values' | 'has'>

export interface ValueStatistics {
  readonly value: Value
  /** How often it came in the last 100 draws. */
  readonly count: number
  /** The draws since it came last, 0 for the last draw; all draws when it came in none of them. */
  readonly missing: number
}

/** Statistics of the values of a group, in their order. `draws` are the drawn ones, newest first. */
export function valueStatistics(
  { values, has }: ValueView,
  draws: readonly LotteryDraw[],
): readonly ValueStatistics[] {
  const counted = draws.slice(0, COUNTED_DRAWS)
  return values.map((value) => {
    const last = draws.findIndex((draw) => has(value, draw))
    return {
      value,
      count: counted.filter((draw) => has(value, draw)).length,
      missing: last === -1 ? draws.length : last,
    }
  })
}

/** The values with the highest count; several that are equal, none when no value has come. */
export function hottest(statistics: readonly ValueStatistics[]): readonly Value[] {
  return highest(statistics, ({ count }) => count)
}

/** The values with the longest missing; several that are equal, none when all have come in the last draw. */
export function coldest(statistics: readonly ValueStatistics[]): readonly Value[] {
  return highest(statistics, ({ missing }) => missing)
}

function highest(
  statistics: readonly ValueStatistics[],
  of: (each: ValueStatistics) => number,
): readonly Value[] {
  const top = Math.max(0, ...statistics.map(of))
  return statistics.filter((each) => top > 0 && of(each) === top).map(({ value }) => value)
}
