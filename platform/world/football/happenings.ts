import type { Period } from '../../../streams/domain/market.ts'
import type { Facts } from '../../../streams/domain/match.ts'
import { MINUTE_BANDS, type MinuteBand } from '../../../streams/domain/minuteBands.ts'
import { type OrderedStat, orderStat } from '../../../streams/domain/scoringOrder.ts'
import type { Happening } from '../course/course.ts'
import { addFact, addTo, addToOrder, NO_KICKS, openFacts, stopped, withOver } from '../course/moment.ts'
import { sideName } from '../course/moment.ts'
import type { Attack, Moment, SideIndex } from '../course/moment.ts'
import { bandAfter, bandsOf, presentBand } from './bands.ts'
import { HALF } from './pace.ts'

/** Whether regular time is over, so that events count for extra time. */
export function inExtraTime({ over }: Pick<Moment, 'over'>): boolean {
  return over.has('match')
}

/** The half of a moment, for its counts. */
function halfOf({ phase }: Moment): Period {
  return phase === 'secondHalf' ? 'secondHalf' : 'firstHalf'
}

function count(moment: Moment, side: SideIndex, amount: 1 | -1): Moment {
  return {
    ...moment,
    score: addTo(moment.score, side, amount),
    facts: countFact(moment, 'goals', side, amount),
  }
}

/** What is counted in each quarter of an hour; cards are rarer. */
const IN_BANDS: ReadonlySet<OrderedStat> = new Set<OrderedStat>(['goals', 'corners'])

/** Counts in the match, in its half and quarter of an hour, and in the order of all; extra time counts by itself. */
function countFact(moment: Moment, stat: OrderedStat, side: SideIndex, amount: 1 | -1): Facts {
  if (inExtraTime(moment)) return addFact(moment.facts, stat, ['extraTime'], side, amount)
  const halves: readonly Period[] = ['match', halfOf(moment)]
  const periods = IN_BANDS.has(stat) ? [...halves, presentBand(moment)] : halves
  return addToOrder(addFact(moment.facts, stat, periods, side, amount), stat, halves, side, amount)
}

/** A goal; a reviewed one counts at once but may be overturned. */
export function goal(at: number, side: SideIndex, reviewed: boolean): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => {
      const attack = reviewed ? { side: sideName(side), dangerous: true } : null
      const after = count({ ...before, danger: reviewed ? 'review' : 'none', attack }, side, 1)
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
      const decided: Moment = { ...before, danger: 'none', attack: null }
      const after = stands ? decided : count(decided, side, -1)
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
      facts: countFact(before, 'corners', side, 1),
    }),
  }
}

/** A card; both colours count in `cards`. */
export function card(at: number, side: SideIndex, colour: 'yellow' | 'red'): Happening {
  return {
    at,
    reprices: colour === 'red',
    apply: (before) => {
      const cards = countFact(before, 'cards', side, 1)
      const period = inExtraTime(before) ? 'extraTime' : 'match'
      return { ...before, facts: addFact(cards, `${colour}Cards`, [period], side, 1) }
    },
  }
}

/** A penalty is given to a side. */
export function penaltyGiven(at: number, side: SideIndex): Happening {
  const attack: Attack = { side: sideName(side), dangerous: true }
  return { at, reprices: false, apply: (before) => ({ ...before, danger: 'review', attack }) }
}

/** The end of a penalty. */
export function penaltyOver(at: number): Happening {
  return { at, reprices: false, apply: (before) => ({ ...before, danger: 'none', attack: null }) }
}

/** The indicator of an attack; it does not replace that of a review. */
export function attackOn(at: number, side: SideIndex, dangerous: boolean): Happening {
  const attack: Attack = { side: sideName(side), dangerous }
  return {
    at,
    reprices: false,
    apply: (before) => (before.danger === 'none' ? { ...before, danger: 'attack', attack } : before),
  }
}

/** The end of an attack; a review that began during it continues. */
export function attackOver(at: number): Happening {
  return {
    at,
    reprices: false,
    apply: (before) => (before.danger === 'attack' ? { ...before, danger: 'none', attack: null } : before),
  }
}

const STATS = ['goals', 'corners', 'cards'] as const
const COLOURS = ['yellowCards', 'redCards'] as const
const ORDERS = STATS.map(orderStat)

/** Sets all counts of a half and of its first band to zero. */
function openHalf(facts: Facts, half: 'firstHalf' | 'secondHalf'): Facts {
  const [band] = bandsOf(half === 'firstHalf' ? 0 : 1)
  const opened = openFacts(facts, [...STATS, ...ORDERS], half)
  return band === undefined ? opened : openBand(opened, band)
}

function openBand(facts: Facts, band: MinuteBand): Facts {
  return openFacts(facts, [...IN_BANDS], band)
}

/** The end of a quarter of an hour; the next one of the half begins. */
export function bandEnd(at: number, band: MinuteBand): Happening {
  const next = bandAfter(band)
  return {
    at,
    reprices: true,
    apply: (before) => ({
      ...before,
      facts: next === null ? before.facts : openBand(before.facts, next),
      over: withOver(before.over, band),
    }),
  }
}

/** The beginning of a match; a knock-out match may not end level. */
export function kickOff(at: number, knockout = false): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'live',
      phase: 'firstHalf',
      clock: { seconds: 0, running: true, direction: 'up', at },
      facts: openHalf(openFacts(before.facts, [...STATS, ...ORDERS, ...COLOURS], 'match'), 'firstHalf'),
      shootOut: knockout ? NO_KICKS : null,
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
      danger: 'none',
      attack: null,
      over: withOver(before.over, 'firstHalf', ...bandsOf(0)),
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
      facts: openHalf(before.facts, 'secondHalf'),
    }),
  }
}

/** Closes betting: lines first, everything else near the final whistle. */
export function closeBetting(at: number, closing: 'partial' | 'full'): Happening {
  return { at, reprices: true, apply: (before) => ({ ...before, closing }) }
}

/** The end of regular time, and of the match, unless it is a cup match that is level. */
export function fullTime(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    ends: 'regularTime',
    apply: (before) => {
      const over = withOver(before.over, 'firstHalf', 'secondHalf', 'match', ...MINUTE_BANDS)
      const played = { ...whistled(before, at), over }
      if (!isUndecided(before)) return ended(played)
      return {
        ...played,
        phase: 'regularEnd',
        facts: openFacts(before.facts, [...STATS, ...COLOURS], 'extraTime'),
      }
    },
  }
}

/** Whether a cup match goes on after the part that ends. */
export function isUndecided({ shootOut, score }: Moment): boolean {
  return shootOut !== null && score[0] === score[1]
}

/** The end of a part: nothing is under way, and betting on the next one begins. */
export function whistled(before: Moment, at: number): Moment {
  return {
    ...before,
    confirmedScore: before.score,
    clock: stopped(before, at),
    danger: 'none',
    attack: null,
    closing: 'none',
  }
}

/** The end of a match. A cup match has a winner by its score, or by its shoot-out, which counts as a goal. */
export function ended(before: Moment): Moment {
  const over: Moment = { ...before, state: 'ended', phase: 'ended', closing: 'full' }
  if (before.shootOut === null) return over
  const [home, away] = before.score
  const [homeKicks, awayKicks] = before.facts['goals.penalties'] ?? [0, 0]
  const tie = [home + Number(homeKicks > awayKicks), away + Number(awayKicks > homeKicks)] as const
  return { ...over, facts: { ...before.facts, 'goals.tie': tie }, over: withOver(before.over, 'tie') }
}
