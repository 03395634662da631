import type { Dice } from '../random.ts'
import { MINUTE } from '../durations.ts'
import type { Course, Happening } from './course.ts'
import { stopped } from './moment.ts'

/** About one match in a hundred is abandoned; markets that are not decided by then are void. */
const CHANCE = 0.01
const WAIT = 12 * MINUTE

/** Returns the course unchanged, or abandoned at a random time. */
export function maybeAbandoned(course: Course, kickOff: number, dice: Dice): Course {
  if (!dice.chance(CHANCE)) return course
  const at = Math.floor(kickOff + (course.endAt - kickOff) * dice.between(0.25, 0.85))
  return abandonedAt(course, at)
}

/** A course that is interrupted at an instant and abandoned a while later. */
function abandonedAt(course: Course, at: number): Course {
  const endAt = at + WAIT
  const interruption: Happening = {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'interrupted',
      phase: 'interrupted',
      clock: stopped(before, at),
      dangerous: 'none',
      attack: null,
    }),
  }
  const givingUp: Happening = {
    at: endAt,
    reprices: true,
    milestone: true,
    apply: (before) => ({ ...before, state: 'abandoned', phase: 'abandoned', closing: 'full' }),
  }
  return {
    happenings: [...course.happenings.filter((happening) => happening.at < at), interruption, givingUp],
    halts: [
      ...course.halts.filter(({ from }) => from < at).map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
      { from: at, to: endAt, scope: 'all' },
    ],
    endAt,
  }
}
