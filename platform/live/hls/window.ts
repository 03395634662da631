/** The number of segments in a playlist. */
export const WINDOW_SEGMENTS = 6

/** One segment of an endless stream, which repeats the clip. */
export interface LiveSegment {
  /** Counted from 1970, so that every process gives it the same number. */
  readonly number: number
  /** The index of the clip's file. */
  readonly file: number
  readonly seconds: number
  /** Real ms at which it begins. */
  readonly startsAt: number
  /** Whether the clip begins again with it, so that its timestamps do not continue. */
  readonly loops: boolean
  /** How many times the clip has begun before in this week. */
  readonly round: number
}

/**
 * Discontinuities are counted from the start of the week, in UTC: players keep a list of them, and a count
 * from 1970 would take them seconds to process. A viewer at the start of a week reopens the stream.
 */
const WEEK_MS = 7 * 86_400_000
/** The first Monday of 1970. */
const FIRST_WEEK_MS = 4 * 86_400_000

/** The segment with this number, for a clip with these segment lengths in seconds. */
export function segmentAt(clip: readonly number[], number: number): LiveSegment {
  const loops = Math.floor(number / clip.length)
  const file = number % clip.length
  const loopMs = clip.reduce(sum, 0) * 1000
  const before = clip.slice(0, file).reduce(sum, 0)
  return {
    number,
    file,
    seconds: clip[file] ?? 0,
    startsAt: Math.round(loops * loopMs + before * 1000),
    loops: file === 0,
    round: loops - Math.floor(weekOf(loops * loopMs) / loopMs),
  }
}

/** The newest segment that has ended at `now`, real ms. */
export function newestAt(clip: readonly number[], now: number): number {
  const loopMs = clip.reduce(sum, 0) * 1000
  const round = Math.floor(now / loopMs)
  let [file, left] = [0, now - round * loopMs]
  while (file < clip.length && left >= (clip[file] ?? 0) * 1000) {
    left -= (clip[file] ?? 0) * 1000
    file += 1
  }
  return round * clip.length + file - 1
}

/** The first segment that has not ended at `at`, real ms; changes of the stream apply from it on. */
export function firstAfter(clip: readonly number[], at: number): number {
  return newestAt(clip, at) + 1
}

/** The segments of a playlist at `now`, oldest first. */
export function windowAt(clip: readonly number[], now: number): readonly LiveSegment[] {
  const newest = newestAt(clip, now)
  return Array.from({ length: WINDOW_SEGMENTS }, (_, index) =>
    segmentAt(clip, newest - WINDOW_SEGMENTS + 1 + index),
  )
}

function weekOf(at: number): number {
  return FIRST_WEEK_MS + Math.floor((at - FIRST_WEEK_MS) / WEEK_MS) * WEEK_MS
}

function sum(total: number, seconds: number): number {
  return total + seconds
}
