import { BANDS_OF_A_HALF, MINUTE_BANDS, type MinuteBand } from '../../../streams/domain/minuteBands.ts'
import type { Moment } from '../course/moment.ts'
import { MINUTE } from '../durations.ts'

/** Regular length of a band, ms. */
export const BAND = 15 * MINUTE

/** The half of a band, and its place in it. */
export function placeOfBand(band: MinuteBand): { readonly half: 0 | 1; readonly place: number } {
  const index = MINUTE_BANDS.indexOf(band)
  return { half: index < BANDS_OF_A_HALF ? 0 : 1, place: index % BANDS_OF_A_HALF }
}

/** The bands of a half, in playing order. */
export function bandsOf(half: 0 | 1): readonly MinuteBand[] {
  return MINUTE_BANDS.slice(half * BANDS_OF_A_HALF, (half + 1) * BANDS_OF_A_HALF)
}

/**
 * The band that is being played. It follows from those that are over and not from the clock, because a band that
 * ends during a review lasts until its end, and an interruption moves all times.
 */
export function presentBand({ phase, over }: Pick<Moment, 'phase' | 'over'>): MinuteBand {
  const bands = bandsOf(phase === 'secondHalf' ? 1 : 0)
  return bands.find((band) => !over.has(band)) ?? (bands.at(-1) as MinuteBand)
}

/** The band after it in its half; `null` for the last one. */
export function bandAfter(band: MinuteBand): MinuteBand | null {
  const { half, place } = placeOfBand(band)
  return bandsOf(half)[place + 1] ?? null
}
