import { createSeries, type SeriesKey, seriesOf } from '../domain/parlay.ts'
import { seriesNumbered, seriesCodeOf } from '../wire/seriesCodes.ts'

/** `null` for a number that the venue does not offer on this many legs. */
export function seriesOfCode(code: number, legs: number): SeriesKey | null {
  const found = seriesNumbered(code, legs)
  return found === null ? null : (createSeries(found.legs, found.sizes)?.key ?? null)
}

/** -1 for a series that the venue does not offer, which it refuses. */
export function codeOfSeries(key: SeriesKey): number {
  const series = seriesOf(key)
  return (series === null ? null : seriesCodeOf(series)) ?? -1
}
