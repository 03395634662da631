import { BEFORE, type Moment } from '../course/moment.ts'
import { lastNotAfter, type Timeline } from '../course/course.ts'

/** A change of a match: its states before and after an instant. */
export interface Change {
  /** Platform ms. */
  readonly at: number
  readonly before: Moment
  readonly after: Moment
}

/** The changes up to an instant, in order. */
export function pastMoments({ times, moments }: Timeline, until: number): readonly Change[] {
  const last = lastNotAfter(times, until)
  return Array.from({ length: Math.max(0, last) }, (_, index) => ({
    at: times[index + 1] ?? 0,
    before: moments[index] ?? BEFORE,
    after: moments[index + 1] ?? BEFORE,
  }))
}
