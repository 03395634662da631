import { createSeries, type SeriesKey, seriesOf } from '../../domain/parlay.ts'
import { pmtySeries, pmtySeriesCode } from '../../wire/pmty/series.ts'

/** `null` for a number that the venue does not offer on this many legs. */
export function seriesOfCode(code: number, legs: number): SeriesKey | null {
  const found = pmtySeries(code, legs)
  return found === null ? null : (createSeries(found.legs, found.sizes)?.key ?? null)
}

/** -1 for a series that the venue does not offer, which it refuses. */
export function codeOfSeries(key: SeriesKey): number {
  const series = seriesOf(key)
  return (series === null ? null : pmtySeriesCode(series)) ?? -1
}
