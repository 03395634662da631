import { offeredSeries, type Series, type SeriesKey, SINGLE_SERIES } from '../../domain/parlay.ts'

/** What release 0.1 stored as the series of a single. */
export const FORMER_SINGLE = 1

/** `2串1` was 2001 and `3串4` was 3004: the two numbers with `00` between them. */
function formerNumber({ legs, sizes, combinations }: Series): number {
  const [size = 0] = sizes
  return Number(sizes.length === 1 ? `${String(size)}001` : `${String(legs)}00${String(combinations)}`)
}

/** The series that release 0.1 stored as this number; `null` if no series of these legs has it. */
export function formerSeries(number: number, legs: number): SeriesKey | null {
  if (number === FORMER_SINGLE) return SINGLE_SERIES
  return offeredSeries(legs).find((series) => formerNumber(series) === number)?.key ?? null
}
