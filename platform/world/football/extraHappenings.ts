import type { Phase } from '../../../streams/domain/match.ts'
import type { Happening } from '../course/course.ts'
import { addFact, addTo, type Moment, openFacts, type SideIndex, withOver } from '../course/moment.ts'
import { SECOND } from '../durations.ts'
import { ended, isUndecided, whistled } from './happenings.ts'
import { EXTRA_HALF, HALF } from './pace.ts'

/** The clock at the beginning of each half of extra time, and at its end, seconds. */
const CLOCKS = [2 * HALF, 2 * HALF + EXTRA_HALF, 2 * HALF + 2 * EXTRA_HALF].map((ms) => ms / SECOND)
const HALVES = ['extraTimeFirstHalf', 'extraTimeSecondHalf'] as const

/** A phase in which the clock stands still. */
function waiting(at: number, phase: Phase, part: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      phase,
      clock: { seconds: CLOCKS[part] ?? 0, running: false, direction: 'up', at },
      danger: 'none',
      attack: null,
    }),
  }
}

export function extraTimeAwaited(at: number): Happening {
  return waiting(at, 'extraTimeAwaited', 0)
}

export function extraTimeHalf(at: number, half: 0 | 1): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      phase: HALVES[half],
      clock: { seconds: CLOCKS[half] ?? 0, running: true, direction: 'up', at },
    }),
  }
}

export function extraTimeBreak(at: number): Happening {
  return waiting(at, 'extraTimeBreak', 1)
}

/** The end of extra time, and of the match, unless it is still level. */
export function extraTimeOver(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    ends: 'extraTime',
    apply: (before) => {
      const played: Moment = { ...whistled(before, at), over: withOver(before.over, 'extraTime') }
      if (!isUndecided(before)) return ended(played)
      return { ...played, phase: 'extraTimeEnd', facts: openFacts(before.facts, ['goals'], 'penalties') }
    },
  }
}

export function penaltiesAwaited(at: number): Happening {
  return waiting(at, 'penaltiesAwaited', 2)
}

/** The shoot-out begins with a kick of this side. */
export function penaltiesBegin(at: number, first: SideIndex): Happening {
  const { apply, ...begins } = waiting(at, 'penalties', 2)
  return { ...begins, apply: (before) => ({ ...apply(before), shootOut: { kicks: [0, 0], first } }) }
}

/** A kick of the shoot-out. */
export function kick(at: number, side: SideIndex, scored: boolean): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => {
      const { shootOut } = before
      if (shootOut === null) return before
      const facts = scored ? addFact(before.facts, 'goals', ['penalties'], side, 1) : before.facts
      return { ...before, facts, shootOut: { ...shootOut, kicks: addTo(shootOut.kicks, side, 1) } }
    },
  }
}

/** A side has won the shoot-out. */
export function shootOutOver(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ended({ ...whistled(before, at), over: withOver(before.over, 'penalties') }),
  }
}
