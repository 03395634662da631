/** The length of each segment, seconds. */
export const SEGMENT_S = 2
const SEGMENT_MS = SEGMENT_S * 1000

/** The number of segments in a playlist. */
export const WINDOW_SEGMENTS = 6

/** One segment of an endless stream. */
export interface LiveSegment {
  /** Counted from 1970, so that every process gives it the same number. */
  readonly number: number
  /** Real ms at which it begins. */
  readonly startsAt: number
}

export function segmentAt(number: number): LiveSegment {
  return { number, startsAt: number * SEGMENT_MS }
}

/** The segment that is running at an instant, real ms. */
export function runningAt(at: number): number {
  return Math.floor(at / SEGMENT_MS)
}

/** The newest segment that has ended at `now`, real ms. */
export function newestAt(now: number): number {
  return runningAt(now) - 1
}

/** The segments of a playlist at `now`, oldest first. */
export function windowAt(now: number): readonly LiveSegment[] {
  return segmentsFrom(newestAt(now) - WINDOW_SEGMENTS + 1, WINDOW_SEGMENTS)
}

export function segmentsFrom(first: number, count: number): readonly LiveSegment[] {
  return Array.from({ length: count }, (_, index) => segmentAt(first + index))
}
