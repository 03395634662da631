import type { Period } from '../../../streams/domain/market.ts'
import type { Happening } from '../course/course.ts'
import { addFact, addTo, openFacts, stopped, withOver } from '../course/moment.ts'
import { sideName } from '../course/moment.ts'
import type { Attack, Moment, SideIndex } from '../course/moment.ts'
import { HALF } from './pace.ts'

/** The half of a moment, for its counts. */
function halfOf({ phase }: Moment): Period {
  return phase === 'secondHalf' ? 'secondHalf' : 'firstHalf'
}

function count(moment: Moment, side: SideIndex, amount: number): Moment {
  const periods: readonly Period[] = ['match', halfOf(moment)]
  return {
    ...moment,
    score: addTo(moment.score, side, amount),
    facts: addFact(moment.facts, 'goals', periods, side, amount),
  }
}

/** A goal; a reviewed one counts at once but may be overturned. */
export function goal(at: number, side: SideIndex, reviewed: boolean): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => {
      const attack = reviewed ? { side: sideName(side), dangerous: true } : null
      const after = count({ ...before, dangerous: reviewed ? 'review' : 'none', attack }, side, 1)
      return reviewed ? after : { ...after, confirmedScore: after.score }
    },
  }
}

/** The end of a review: the goal is confirmed or overturned. */
export function verdict(at: number, side: SideIndex, stands: boolean): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => {
      const after = count({ ...before, dangerous: 'none', attack: null }, side, stands ? 0 : -1)
      return { ...after, confirmedScore: after.score }
    },
  }
}

export function corner(at: number, side: SideIndex): Happening {
  return {
    at,
    reprices: false,
    apply: (before) => ({
      ...before,
      facts: addFact(before.facts, 'corners', ['match', halfOf(before)], side, 1),
    }),
  }
}

/** A card; both colours count in `cards`. */
export function card(at: number, side: SideIndex, colour: 'yellow' | 'red'): Happening {
  return {
    at,
    reprices: colour === 'red',
    apply: (before) => {
      const cards = addFact(before.facts, 'cards', ['match', halfOf(before)], side, 1)
      return { ...before, facts: addFact(cards, `${colour}Cards`, ['match'], side, 1) }
    },
  }
}

/** A penalty is given to a side. */
export function penaltyGiven(at: number, side: SideIndex): Happening {
  const attack: Attack = { side: sideName(side), dangerous: true }
  return { at, reprices: false, apply: (before) => ({ ...before, dangerous: 'review', attack }) }
}

/** The end of a penalty. */
export function penaltyOver(at: number): Happening {
  return { at, reprices: false, apply: (before) => ({ ...before, dangerous: 'none', attack: null }) }
}

/** The indicator of an attack; it does not replace that of a review. */
export function attackOn(at: number, side: SideIndex, dangerous: boolean): Happening {
  const attack: Attack = { side: sideName(side), dangerous }
  return {
    at,
    reprices: false,
    apply: (before) => (before.dangerous === 'none' ? { ...before, dangerous: 'attack', attack } : before),
  }
}

/** The end of an attack; a review that began during it continues. */
export function attackOver(at: number): Happening {
  return {
    at,
    reprices: false,
    apply: (before) =>
      before.dangerous === 'attack' ? { ...before, dangerous: 'none', attack: null } : before,
  }
}

const STATS = ['goals', 'corners', 'cards'] as const
const COLOURS = ['yellowCards', 'redCards'] as const

export function kickOff(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'live',
      phase: 'firstHalf',
      clock: { seconds: 0, running: true, direction: 'up', at },
      facts: openFacts(openFacts(before.facts, [...STATS, ...COLOURS], 'match'), STATS, 'firstHalf'),
    }),
  }
}

export function halfTime(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      phase: 'halfTime',
      clock: { seconds: HALF / 1000, running: false, direction: 'up', at },
      dangerous: 'none',
      attack: null,
      over: withOver(before.over, 'firstHalf'),
    }),
  }
}

export function secondHalf(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      phase: 'secondHalf',
      clock: { seconds: HALF / 1000, running: true, direction: 'up', at },
      facts: openFacts(before.facts, STATS, 'secondHalf'),
    }),
  }
}

/** Closes betting: lines first, everything else near the final whistle. */
export function closeBetting(at: number, closing: 'partial' | 'full'): Happening {
  return { at, reprices: true, apply: (before) => ({ ...before, closing }) }
}

export function fullTime(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'ended',
      phase: 'ended',
      clock: stopped(before, at),
      dangerous: 'none',
      attack: null,
      closing: 'full',
      over: withOver(before.over, 'firstHalf', 'secondHalf', 'match'),
    }),
  }
}
