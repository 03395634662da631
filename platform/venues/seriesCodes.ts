import { createSeries, type Series, type SeriesKey, seriesOf } from '../../streams/domain/parlay.ts'
import { seriesNumbered, seriesCodeOf } from '../../streams/wire/seriesCodes.ts'

/** The series of a number on this many legs; `null` if the venue does not offer it. */
export function seriesOfCode(code: number, legs: number): Series | null {
  const found = seriesNumbered(code, legs)
  return found === null ? null : createSeries(found.legs, found.sizes)
}

/** The number of a series; 0 for one that the venue does not offer. */
export function seriesCode(key: SeriesKey): number {
  const series = seriesOf(key)
  return (series === null ? null : seriesCodeOf(series)) ?? 0
}

/** The display name: `1串1` for a single, `2串1` for a fold, `3串4` (legs and combinations) for a cover. */
export function seriesName(key: SeriesKey): string {
  const series = seriesOf(key)
  if (series === null) return key
  const { legs, sizes, combinations } = series
  return sizes.length === 1 ? `${sizes.join('')}串1` : `${legs}串${combinations}`
}
