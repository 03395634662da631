import type { Value } from './play.ts'
import type { LotteryDraw } from './series.ts'
import type { ValueView } from './statistics.ts'

/** One line of a trend. */
export interface TrendRow<D extends LotteryDraw> {
  readonly draw: D
  /** For each value the draws since it came last, 0 when it came in this one. */
  readonly missing: readonly number[]
}

export interface TrendColumn {
  readonly value: Value
  readonly count: number
  /** ⌊(n − k) / (k + 1)⌋ of n draws in which it came k times. */
  readonly averageMissing: number
  readonly longestMissing: number
  /** After the newest draw. */
  readonly missing: number
}

/** How values came in the past (docs/games/lottery.md, 5). It says nothing of draws to come. */
export interface Trend<D extends LotteryDraw> {
  /** Oldest first. */
  readonly rows: readonly TrendRow<D>[]
  readonly columns: readonly TrendColumn[]
}

/**
 * The trend of the newest `size` draws. `draws` are the drawn ones, newest first; what comes behind the `size`
 * newest counts for the missing only.
 */
export function trendOf<D extends LotteryDraw>(
  { values, has }: ValueView,
  draws: readonly D[],
  size: number,
): Trend<D> {
  let missing: readonly number[] = values.map(() => 0)
  const all = draws.toReversed().map((draw) => {
    missing = values.map((value, index) => (has(value, draw) ? 0 : (missing[index] ?? 0) + 1))
    return { draw, missing }
  })
  const rows = all.slice(Math.max(0, all.length - size))
  const columns = values.map((value, index) => {
    const cells = rows.map((row) => row.missing[index] ?? 0)
    return columnOf(value, cells)
  })
  return { rows, columns }
}

function columnOf(value: Value, cells: readonly number[]): TrendColumn {
  const count = cells.filter((missing) => missing === 0).length
  return {
    value,
    count,
    averageMissing: Math.floor((cells.length - count) / (count + 1)),
    longestMissing: Math.max(0, ...cells),
    missing: cells.at(-1) ?? 0,
  }
}
