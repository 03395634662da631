import { HOUR, MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { unit } from '../random.ts'
import { inOrder, type Course, type Happening } from './course.ts'

/** A postponed match that has not begun this long after its kick-off is void (docs/betting.md, 3.4). */
export const VOID_AFTER = 12 * HOUR

/** About one match in a hundred begins late, and one in three hundred is postponed and not played in time. */
const LATE_CHANCE = 1 / 100
const POSTPONED_CHANCE = 1 / 300
const LATENESS = [15, 60] as const
/** The parts of a fixture's seed that decide it. */
const FATE = 31
const LENGTH = 32

/** How late a fixture begins, ms: 0 for most, `null` when it is not played in time. */
export function latenessOf({ seed, teams }: Pick<Fixture, 'seed' | 'teams'>): number | null {
  if (teams === null) return 0
  const fate = unit(seed, FATE)
  if (fate < POSTPONED_CHANCE) return null
  if (fate >= POSTPONED_CHANCE + LATE_CHANCE) return 0
  const [least, most] = LATENESS
  return Math.floor(least + unit(seed, LENGTH) * (most - least)) * MINUTE
}

/** Whether a fixture may be listed longer than those that begin in time. */
export function isLate(fixture: Pick<Fixture, 'seed' | 'teams'>): boolean {
  return latenessOf(fixture) !== 0
}

/** A match that does not begin in time. From `at` on it is delayed, and betting is suspended until it begins. */
export function delayedCourse(played: Course, at: number, begins: number): Course {
  return {
    ...played,
    happenings: inOrder([stateAt(at, 'delayed'), ...played.happenings]),
    halts: [{ from: at, to: begins, scope: 'all' }, ...played.halts],
    kickOff: begins,
  }
}

/** A match that is postponed at `at` and is void at `voidAt`, when the time for playing it has passed. */
export function postponedCourse(at: number, voidAt: number): Course {
  const givenUp: Happening = {
    at: voidAt,
    reprices: true,
    milestone: true,
    apply: (before) => ({ ...before, closing: 'full' }),
  }
  return {
    happenings: [stateAt(at, 'postponed'), givenUp],
    halts: [{ from: at, to: voidAt, scope: 'all' }],
    endAt: voidAt,
  }
}

function stateAt(at: number, state: 'delayed' | 'postponed'): Happening {
  return { at, reprices: true, milestone: true, apply: (before) => ({ ...before, state }) }
}
