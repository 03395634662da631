/** Segments that a playlist names. */
export const WINDOW_SEGMENTS = 6

/** One segment of a stream that never ends: the clip's, over and over. */
export interface LiveSegment {
  /** Counted since 1970, so that every process gives it the same number at any time. */
  readonly number: number
  /** The clip's file. */
  readonly file: number
  readonly seconds: number
  /** Real ms at which it began. */
  readonly startsAt: number
  /** The clip begins again with it: its times do not follow from the one before. */
  readonly loops: boolean
  /** How often the clip had begun before it since the week did. */
  readonly round: number
}

/**
 * Breaks are counted from the start of the week, in UTC: players keep a list with a place for each, and one counted
 * since 1970 takes them seconds to walk through. Whoever watches as a week begins opens the stream anew.
 */
const WEEK_MS = 7 * 86_400_000
/** The first Monday of 1970. */
const FIRST_WEEK_MS = 4 * 86_400_000

/** The segment with a number, of a clip of these lengths in seconds. */
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

/** The newest segment that is over at `now`, real ms. */
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

/** The first segment that is not over at `at`, real ms: what changes of a stream then changes from it on. */
export function firstAfter(clip: readonly number[], at: number): number {
  return newestAt(clip, at) + 1
}

/** The segments that a playlist names at `now`, oldest first. */
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
