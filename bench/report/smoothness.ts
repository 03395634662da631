const FRAME_MS = 1000 / 60
/** A longer interval is a late frame: at 60 frames per second at least one frame was dropped. */
const LATE_AFTER_MS = 1.5 * FRAME_MS
const PERCENT = 100

/** The result of `benchFrames.take`; in ms, and in rows. */
export interface FrameNotes {
  readonly intervals: readonly number[]
  readonly longTasks: readonly number[]
  /** The largest distance of the list from its end after a paint. */
  readonly farthest: number
}

/** The percentage of late frames; `NaN` without frames. */
export function latePercent(intervals: readonly number[]): number {
  const late = intervals.filter((interval) => interval > LATE_AFTER_MS).length
  return (late / intervals.length) * PERCENT
}

/** Browsers report only tasks longer than 50 ms; without any, 50 is returned as the upper bound. */
export function longestTask(longTasks: readonly number[]): number {
  return Math.max(LONG_TASK_MS, ...longTasks)
}

const LONG_TASK_MS = 50

/** The percentage of time in which the main thread worked. */
export function busyPercent(taskMs: number, windowMs: number): number {
  return (taskMs / windowMs) * PERCENT
}
