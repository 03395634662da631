import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, MarketKind, Period, Stat } from '../../../streams/domain/market.ts'
import type { Moment } from '../course/moment.ts'
import type { HaltClass } from '../course/windows.ts'
import type { Availability, MarketPlan } from './board.ts'
import { neverDecided, twoWay } from './board.ts'
import { chanceAbove, chanceOf, type Spread } from './counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound, type LineGrid } from './lines.ts'
import type { Chance } from './odds.ts'

/** The margin of most markets. */
const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
/** Lines of halves only, so that no stake is returned. */
export const HALVES = { step: QUARTERS_PER_UNIT, offset: 2 } as const

/** What a market is about, and when and on which terms it is offered. */
export interface Offer {
  readonly stat: Stat
  readonly period: Period
  readonly availability: (moment: Moment) => Availability
  /** Recomputed on every n-th tick. */
  readonly every: number
  /** 5.5 per cent by default. */
  readonly margin?: number
  /** Allowed by default. */
  readonly parlayAllowed?: boolean
  /** `plain` by default. */
  readonly haltClass?: HaltClass
}

/** How a market is priced and decided; without lines by default, and decided at the end of its period. */
export interface Shape<View> {
  readonly lines?: MarketPlan<View>['lines']
  readonly chances: MarketPlan<View>['chances']
  readonly decided?: MarketPlan<View>['decided']
}

export function planOf<View>(kind: MarketKind, offer: Offer, shape: Shape<View>): MarketPlan<View> {
  const { stat, period, availability, every } = offer
  return {
    spec: { kind, stat, period },
    parlayAllowed: offer.parlayAllowed ?? true,
    margin: offer.margin ?? MARGIN,
    every,
    haltClass: offer.haltClass ?? 'plain',
    availability,
    lines: shape.lines ?? (() => NO_LINE),
    chances: shape.chances,
    decided: shape.decided ?? neverDecided,
  }
}

/** Two-way, from the chance of home. */
export function homeOrAway<View>(homeOf: (view: View) => number): Shape<View> {
  return { chances: (view) => twoWay('home', 'away', homeOf(view)) }
}

/** Three-way, from the lead of home. Away has the remaining chance, unless `awayOf` gives it. */
export function homeDrawAway<View>(
  leadOf: (view: View) => Spread,
  awayOf?: (lead: Spread) => number,
): Shape<View> {
  return {
    chances: (view) => {
      const lead = leadOf(view)
      const [home, draw] = [chanceAbove(lead, 0), chanceOf(lead, 0)]
      return [
        { side: 'home', fair: home },
        { side: 'draw', fair: draw },
        { side: 'away', fair: awayOf?.(lead) ?? Math.max(0, 1 - home - draw) },
      ]
    },
  }
}

interface OnLead<View> {
  readonly lead: (view: View) => Spread
  readonly grid: LineGrid
  readonly slots: number
  /** Leaves out the lines of one half, which are the winner again. */
  readonly noHalf?: boolean
  readonly decided?: MarketPlan<View>['decided']
}

/** Home or away with a handicap on the lead of home. */
export function onLead<View>({ lead, grid, slots, noHalf = false, decided }: OnLead<View>): Shape<View> {
  const boundsOf = (view: View): readonly number[] => {
    if (!noHalf) return boundsAround(lead(view), grid, slots)
    return boundsAround(lead(view), grid, slots + 3)
      .filter((bound) => Math.abs(bound) > 2)
      .slice(0, slots)
  }
  return {
    lines: (view) => boundsOf(view).map(handicapLine),
    chances: (view, value) => twoWay('home', 'away', fairAbove(lead(view), homeBound(value))),
    decided: decided ?? neverDecided,
  }
}

interface OnTotal<View> {
  readonly total: (view: View) => Spread
  readonly grid: (view: View) => LineGrid
  readonly slots: number
  /** What is counted for certain; a line well below it is decided. */
  readonly counted: (moment: Moment) => number
}

/** Over or under a total. */
export function onTotal<View>({ total, grid, slots, counted }: OnTotal<View>): Shape<View> {
  return {
    lines: (view) => boundsAround(total(view), grid(view), slots).map(line),
    chances: (view, value) => twoWay('over', 'under', fairAbove(total(view), value ?? 0)),
    decided: (moment, value) => isOver(counted(moment), value),
  }
}

/** Whether a count is over a line by so much that nothing is returned. */
function isOver(counted: number, value: Line | null): boolean {
  return QUARTERS_PER_UNIT * counted - (value ?? 0) >= 2
}

/** The lines of halves from the next count up to `farthest`. */
export function halvesAbove(counted: number, farthest: number): LineGrid {
  return { ...HALVES, lowest: QUARTERS_PER_UNIT * counted + 2, highest: QUARTERS_PER_UNIT * farthest }
}

/** The lines of halves up to a lead of `farthest` for either side. */
export function halvesWithin(farthest: number): LineGrid {
  return { ...HALVES, lowest: -QUARTERS_PER_UNIT * farthest, highest: QUARTERS_PER_UNIT * farthest }
}

/** Odd or even, from the count at the end. */
export function oddOrEven<View>(countOf: (view: View) => Spread): Shape<View> {
  return { chances: (view) => parity(countOf(view)) }
}

function parity({ from, chances }: Spread): readonly Chance[] {
  const odd = chances.reduce((sum, chance, index) => ((from + index) % 2 === 1 ? sum + chance : sum), 0)
  return twoWay('odd', 'even', odd)
}

/** Whose count a total is: of both sides, or of one. */
export type TotalOf = keyof typeof KIND_OF_TOTAL

export const KIND_OF_TOTAL = {
  total: 'total',
  home: 'teamTotalHome',
  away: 'teamTotalAway',
} as const satisfies Readonly<Record<string, MarketKind>>

/** What both sides, or one of them, have of a stat in a period. */
export function countIn(stat: Stat, period: Period, of: TotalOf = 'total'): (moment: Moment) => number {
  return ({ facts }) => {
    const [home, away] = facts[`${stat}.${period}`] ?? [0, 0]
    return of === 'total' ? home + away : of === 'home' ? home : away
  }
}

/** Open until the period is over. */
export function untilOver(period: Period): Offer['availability'] {
  return ({ over, closing }) => (over.has(period) || closing === 'full' ? 'closed' : 'open')
}

/** Open from the end of the period before, if there is one, until its own end. */
export function opensAfter(previous: Period | undefined, period: Period): Offer['availability'] {
  const own = untilOver(period)
  return (moment) => {
    if (own(moment) === 'closed') return 'closed'
    return previous !== undefined && !moment.over.has(previous) ? 'absent' : 'open'
  }
}

/** The same for a period that is not played if the match is decided before it, like a set: it never opens then. */
export function opensIfPlayed(previous: Period | undefined, period: Period): Offer['availability'] {
  const own = untilOver(period)
  return (moment) => {
    const { over } = moment
    const absent = previous !== undefined && (!over.has(previous) || over.has('match'))
    return absent && !over.has(period) ? 'absent' : own(moment)
  }
}
