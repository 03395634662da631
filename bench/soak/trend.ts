import { median } from '../report/figures.ts'

export interface Point {
  readonly minute: number
  readonly value: number
}

/** The slope of the least-squares line through the points, per minute; `NaN` for fewer than two points. */
export function slopeOf(points: readonly Point[]): number {
  const minute = mean(points.map((point) => point.minute))
  const value = mean(points.map((point) => point.value))
  const spread = points.reduce((sum, point) => sum + (point.minute - minute) ** 2, 0)
  const shared = points.reduce((sum, point) => sum + (point.minute - minute) * (point.value - value), 0)
  return shared / spread
}

/** The growth from the median of the first third to that of the last third, percent of the first. */
export function growthOf(points: readonly Point[]): number {
  const third = Math.max(1, Math.floor(points.length / 3))
  const first = median(points.slice(0, third).map(({ value }) => value))
  const last = median(points.slice(-third).map(({ value }) => value))
  return ((last - first) / first) * 100
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
