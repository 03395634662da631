import type { Lottery } from './lotteries.ts'
import { SERIES_IDS, type SeriesId } from './series.ts'

/** The orders of a list: that of the platform's table, or the draw that comes next first. */
export const LOTTERY_ORDERS = ['usual', 'soonest'] as const

/** Which lotteries of a list are shown, and in which order. */
export interface LotteryFilter {
  /** `null` shows every series. */
  readonly series: SeriesId | null
  readonly order: (typeof LOTTERY_ORDERS)[number]
}

interface Row {
  readonly lottery: Pick<Lottery, 'seriesId'>
  readonly sale: { readonly drawAt: number } | null
}

/** The rows that pass the filter. Sorted by draw, rows without a coming draw are last; equal ones keep their order. */
export function filteredLotteries<R extends Row>(
  rows: readonly R[],
  { series, order }: LotteryFilter,
): readonly R[] {
  const shown = series === null ? rows : rows.filter(({ lottery }) => lottery.seriesId === series)
  const drawAt = ({ sale }: R): number => sale?.drawAt ?? Number.MAX_SAFE_INTEGER
  return order === 'usual' ? shown : shown.toSorted((one, other) => drawAt(one) - drawAt(other))
}

/** A filter as a text to keep, `2 soonest`. */
export function filterText({ series, order }: LotteryFilter): string {
  return `${series ?? 0} ${order}`
}

/** Reads such a text; what it does not name is as without a filter. */
export function filterOfText(text: string | null): LotteryFilter {
  const [series, order] = (text ?? '').split(' ')
  return {
    series: SERIES_IDS.find((each) => String(each) === series) ?? null,
    order: LOTTERY_ORDERS.find((each) => each === order) ?? 'usual',
  }
}
