import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { MarketKind, Period, Stat } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove, chanceOf, type Spread } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import type { Outlook } from './outlook.ts'

/** What the model expects of each period. */
export interface InningsView {
  readonly outlook: (stat: Stat, period: Period) => Outlook
}

export type InningsPlan = MarketPlan<InningsView>

/** A count in a period, and when its markets are open. */
export interface Counted {
  readonly stat: Stat
  readonly period: Period
  readonly availability: InningsPlan['availability']
}

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
/** Halves only, so that no stake is returned. */
const HALVES = { step: 4, offset: 2 }
/** The largest lead or total that is considered. */
const FARTHEST = 700

type Shape = Pick<InningsPlan, 'every' | 'lines' | 'chances'> & Partial<Pick<InningsPlan, 'decided'>>

function plan({ stat, period, availability }: Counted, kind: MarketKind, shape: Shape): InningsPlan {
  return {
    spec: { kind, stat, period },
    parlayAllowed: true,
    margin: MARGIN,
    haltClass: 'plain',
    availability,
    decided: neverDecided,
    ...shape,
  }
}

/** Two-way; level returns the stakes. */
export function winner(of: Counted): InningsPlan {
  return plan(of, 'winner', {
    every: 2,
    lines: () => NO_LINE,
    chances: (view) => {
      const lead = leadOf(view, of)
      const [home, away] = [chanceAbove(lead, 0), chanceBelow(lead, 0)]
      return twoWay('home', 'away', home + away === 0 ? 0.5 : home / (home + away))
    },
  })
}

/** Three-way. */
export function result(of: Counted): InningsPlan {
  return plan(of, 'result', {
    every: 2,
    lines: () => NO_LINE,
    chances: (view) => {
      const lead = leadOf(view, of)
      return [
        { side: 'home', fair: chanceAbove(lead, 0) },
        { side: 'draw', fair: chanceOf(lead, 0) },
        { side: 'away', fair: chanceBelow(lead, 0) },
      ]
    },
  })
}

/** With `noHalf`, the lines of half a run are left out: they are the winner again. */
export function handicap(of: Counted, slots: number, noHalf: boolean): InningsPlan {
  const far = QUARTERS_PER_UNIT * FARTHEST
  return plan(of, 'handicap', {
    every: 2,
    lines: (view) =>
      boundsAround(leadOf(view, of), { ...HALVES, lowest: -far, highest: far }, slots + (noHalf ? 3 : 0))
        .filter((bound) => !noHalf || Math.abs(bound) > 2)
        .slice(0, slots)
        .map(handicapLine),
    chances: (view, value) => twoWay('home', 'away', fairAbove(leadOf(view, of), homeBound(value))),
  })
}

/** The total of both sides, or of one. */
export function total(of: Counted, slots: number, side: 'both' | 'home' | 'away' = 'both'): InningsPlan {
  const spreadOf = (view: InningsView): Spread => {
    const outlook = view.outlook(of.stat, of.period)
    return side === 'both' ? outlook.total() : outlook[side]()
  }
  return plan(of, KIND_OF_TOTAL[side], {
    every: 2,
    lines: (view) => {
      const spread = spreadOf(view)
      const lowest = QUARTERS_PER_UNIT * spread.from + 2
      return boundsAround(spread, { ...HALVES, lowest, highest: QUARTERS_PER_UNIT * FARTHEST }, slots).map(
        line,
      )
    },
    chances: (view, value) => twoWay('over', 'under', fairAbove(spreadOf(view), value ?? 0)),
    decided: ({ facts }, value) =>
      QUARTERS_PER_UNIT * countOf(facts[`${of.stat}.${of.period}`] ?? [0, 0], side) - (value ?? 0) >= 2,
  })
}

const KIND_OF_TOTAL = { both: 'total', home: 'teamTotalHome', away: 'teamTotalAway' } as const

function countOf([home, away]: Pair, side: keyof typeof KIND_OF_TOTAL): number {
  if (side === 'both') return home + away
  return side === 'home' ? home : away
}

export function oddEven(of: Counted): InningsPlan {
  return plan(of, 'oddEven', {
    every: 3,
    lines: () => NO_LINE,
    chances: (view) => {
      const { from, chances } = view.outlook(of.stat, of.period).total()
      const odd = chances.reduce((sum, chance, index) => sum + ((from + index) % 2 === 1 ? chance : 0), 0)
      return twoWay('odd', 'even', odd)
    },
  })
}

function leadOf(view: InningsView, { stat, period }: Counted): Spread {
  return view.outlook(stat, period).lead()
}

/** Zero, if no number below the bound is possible. */
function chanceBelow({ from, chances }: Spread, bound: number): number {
  return chances.reduce((sum, chance, index) => (from + index < bound ? sum + chance : sum), 0)
}
