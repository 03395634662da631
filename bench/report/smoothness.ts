const FRAME_MS = 1000 / 60
/** An interval longer than this is a late frame: at 60 frames a second at least one was left out. */
const LATE_AFTER_MS = 1.5 * FRAME_MS
const PERCENT = 100

/** What `benchFrames.take` gives; ms, and rows. */
export interface FrameNotes {
  readonly intervals: readonly number[]
  readonly longTasks: readonly number[]
  /** How far the list was from its end after a paint, at the most. */
  readonly farthest: number
}

/** Late frames of all, percent; `NaN` when there was none. */
export function latePercent(intervals: readonly number[]): number {
  const late = intervals.filter((interval) => interval > LATE_AFTER_MS).length
  return (late / intervals.length) * PERCENT
}

/** Only tasks above 50 ms are told by the browser; without one the longest is 50 or less. */
export function longestTask(longTasks: readonly number[]): number {
  return Math.max(LONG_TASK_MS, ...longTasks)
}

const LONG_TASK_MS = 50

/** Part of the time that the main thread worked, percent. */
export function busyPercent(taskMs: number, windowMs: number): number {
  return (taskMs / windowMs) * PERCENT
}
