import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, MarketKind, Stat } from '../../../streams/domain/market.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import { SETS_TO_WIN } from './score.ts'
import { SET_PERIODS, type SetPeriod, type VolleyballView } from './view.ts'

type Plan = MarketPlan<VolleyballView>

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
/** Half points and half sets only, so that no stake is returned. */
const HALVES = { step: 4, offset: 2 }

/**
 * A set's markets open when the previous set is over, and close with it; those of the match are always open.
 */
function availabilityOf(period: 'match' | SetPeriod): Plan['availability'] {
  const previous = period === 'match' ? undefined : SET_PERIODS[SET_PERIODS.indexOf(period) - 1]
  return (moment) => {
    if (moment.over.has(period)) return 'closed'
    const absent = previous !== undefined && (!moment.over.has(previous) || moment.over.has('match'))
    if (absent) return 'absent'
    return moment.closing === 'full' ? 'closed' : 'open'
  }
}

interface Shape {
  readonly every: number
  readonly lines: Plan['lines']
  readonly chances: Plan['chances']
  readonly decided?: Plan['decided']
}

function plan(kind: MarketKind, stat: Stat, period: 'match' | SetPeriod, shape: Shape): Plan {
  return {
    spec: { kind, stat, period },
    parlayAllowed: true,
    margin: MARGIN,
    every: shape.every,
    haltClass: 'plain',
    availability: availabilityOf(period),
    lines: shape.lines,
    chances: shape.chances,
    decided: shape.decided ?? neverDecided,
  }
}

function winner(): Plan {
  return plan('winner', 'sets', 'match', {
    every: 2,
    lines: () => NO_LINE,
    chances: ({ setsLead }) => twoWay('home', 'away', chanceAbove(setsLead, 0)),
  })
}

/**
 * In a best of five, a handicap of half a set is the winner; the others are one and a half and two and a half
 * sets.
 */
function setHandicap(): Plan {
  const grid = { ...HALVES, lowest: -10, highest: 10 }
  return plan('handicap', 'sets', 'match', {
    every: 3,
    lines: ({ setsLead }) =>
      boundsAround(setsLead, grid, 6)
        .filter((bound) => Math.abs(bound) > 2)
        .slice(0, 2)
        .map(handicapLine),
    chances: ({ setsLead }, value) => twoWay('home', 'away', fairAbove(setsLead, homeBound(value))),
    decided: setHandicapDecided,
  })
}

/** Whether the best and the worst result that home can still reach are on the same side of the line. */
function setHandicapDecided({ score: [home, away] }: Moment, value: Line | null): boolean {
  const best = QUARTERS_PER_UNIT * (SETS_TO_WIN - away) + (value ?? 0)
  const worst = QUARTERS_PER_UNIT * (home - SETS_TO_WIN) + (value ?? 0)
  return best < 0 || worst > 0
}

function total(period: 'match' | SetPeriod, slots: number, every: number): Plan {
  const grid = { ...HALVES, lowest: 50, highest: 1302 }
  return plan('total', 'points', period, {
    every,
    lines: (view) => boundsAround(totalIn(view, period), grid, slots).map(line),
    chances: (view, value) => twoWay('over', 'under', fairAbove(totalIn(view, period), value ?? 0)),
    decided: ({ facts }, value) => {
      const [home, away] = facts[`points.${period}`] ?? [0, 0]
      return QUARTERS_PER_UNIT * (home + away) - (value ?? 0) >= 2
    },
  })
}

function totalIn(view: VolleyballView, period: 'match' | SetPeriod): VolleyballView['setTotal'] {
  return period === 'match' ? view.total() : view.setTotal
}

function setWinner(period: SetPeriod): Plan {
  return plan('winner', 'points', period, {
    every: 2,
    lines: () => NO_LINE,
    chances: (view) => twoWay('home', 'away', view.setWinner),
  })
}

/** All markets of a volleyball match, in display order. */
export const VOLLEYBALL_MARKETS: readonly Plan[] = [
  winner(),
  setHandicap(),
  total('match', 3, 3),
  ...SET_PERIODS.flatMap((set) => [setWinner(set), total(set, 2, 3)]),
]
