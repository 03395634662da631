import { MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import { type Course, type Happening, momentAt, timelineOf } from './course.ts'
import { stopped, type Moment } from './moment.ts'

/** About one match in 150 is interrupted for some minutes, by weather or floodlights, and played on. */
const CHANCE = 1 / 150
const PAUSE = [5, 15] as const
/** The part of a fixture's seed that decides it. */
const FATE = 33

/** Returns the course unchanged, or interrupted for a while. Only matches that are played to their end. */
export function maybeInterrupted(
  course: Course,
  fixture: Pick<Fixture, 'seed' | 'kickOff' | 'teams'>,
): Course {
  const chances = dice(hash(fixture.seed, FATE))
  if (fixture.teams === null || !chances.chance(CHANCE)) return course
  const begun = course.kickOff ?? fixture.kickOff
  const at = Math.floor(begun + (course.endAt - begun) * chances.between(0.2, 0.8))
  const before = momentAt(timelineOf(course), at)
  if (before.state !== 'live' || before.danger === 'review' || lastMoment(course).state !== 'ended')
    return course
  return continuedCourse(course, { from: at, to: at + chances.whole(...PAUSE) * MINUTE })
}

function lastMoment(course: Course): Moment | { readonly state: null } {
  return timelineOf(course).moments.at(-1) ?? { state: null }
}

/** When a match stands still. */
interface Pause {
  readonly from: number
  readonly to: number
}

/** A course that is interrupted at an instant, and abandoned at another unless it goes on before. */
export function interruptedCourse(course: Course, from: number, abandonedAt: number): Course {
  const earlier = before(course, from)
  return {
    ...course,
    happenings: [...earlier.happenings, interruption(from), abandonment(abandonedAt)],
    halts: [...earlier.halts, { from, to: abandonedAt, scope: 'all' }],
    endAt: abandonedAt,
  }
}

/** A course that is interrupted, and goes on where it was. */
export function continuedCourse(course: Course, { from, to }: Pause): Course {
  const earlier = before(course, from)
  const shift = to - from
  const at = momentAt(timelineOf(course), from)
  return {
    ...course,
    happenings: [
      ...earlier.happenings,
      interruption(from),
      goingOn(to, at),
      ...course.happenings
        .filter((happening) => happening.at >= from)
        .map((happening) => later(happening, shift)),
    ],
    halts: [
      ...earlier.halts,
      { from, to, scope: 'all' },
      ...course.halts
        .filter((halt) => halt.to > from)
        .map((halt) => ({ ...halt, from: Math.max(halt.from, from) + shift, to: halt.to + shift })),
    ],
    endAt: course.endAt + shift,
  }
}

function before(course: Course, at: number): Pick<Course, 'happenings' | 'halts'> {
  return {
    happenings: course.happenings.filter((happening) => happening.at < at),
    halts: course.halts
      .filter(({ from }) => from < at)
      .map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
  }
}

function interruption(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (was) => ({
      ...was,
      state: 'interrupted',
      phase: 'interrupted',
      clock: stopped(was, at),
      danger: 'none',
      attack: null,
    }),
  }
}

export function abandonment(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (was) => ({ ...was, state: 'abandoned', phase: 'abandoned', closing: 'full' }),
  }
}

/** Play goes on in the state of before the interruption; a clock that ran then runs on. */
function goingOn(at: number, was: Moment): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (paused) => ({
      ...paused,
      state: was.state,
      phase: was.phase,
      clock:
        paused.clock === null || was.clock === null
          ? was.clock
          : { ...paused.clock, running: was.clock.running, at },
    }),
  }
}

/** The happening, later. Clocks that it sets are read later too. */
function later({ apply, ...happening }: Happening, shift: number): Happening {
  return {
    ...happening,
    at: happening.at + shift,
    apply: (was) => {
      const is = apply(was)
      return is.clock === null || is.clock === was.clock
        ? is
        : { ...is, clock: { ...is.clock, at: is.clock.at + shift } }
    },
  }
}
