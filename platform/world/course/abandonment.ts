import type { Dice } from '../random.ts'
import { MINUTE } from '../durations.ts'
import type { Course } from './course.ts'
import { interruptedCourse } from './interruption.ts'

/** About one match in a hundred is abandoned; markets that are not decided by then are void. */
const CHANCE = 0.01
const WAIT = 12 * MINUTE

/** Returns the course unchanged, or abandoned at a random time. */
export function maybeAbandoned(course: Course, kickOff: number, dice: Dice): Course {
  if (!dice.chance(CHANCE)) return course
  const at = Math.floor(kickOff + (course.endAt - kickOff) * dice.between(0.25, 0.85))
  return interruptedCourse(course, at, at + WAIT)
}
