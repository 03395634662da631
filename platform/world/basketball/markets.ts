import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { MarketKind } from '../../../streams/domain/market.ts'
import type { Phase } from '../../../streams/domain/match.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import type { BasketballPeriod, BasketballView } from './view.ts'

type Plan = MarketPlan<BasketballView>

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
/** Half points only, so that no stake is returned. */
const HALF_POINTS = { step: 4, offset: 2 }
/** The largest lead or total that is considered, in points. */
const FARTHEST = 400

const BEFORE: Readonly<Record<BasketballPeriod, BasketballPeriod | null>> = {
  match: null,
  firstHalf: null,
  quarter1: null,
  quarter2: 'quarter1',
  quarter3: 'quarter2',
  quarter4: 'quarter3',
}

/** Markets that close in the last seconds of a quarter. */
const ENDING: Readonly<Partial<Record<Phase, readonly BasketballPeriod[]>>> = {
  quarter1: ['quarter1'],
  quarter2: ['quarter2', 'firstHalf'],
  quarter3: ['quarter3'],
  quarter4: ['quarter4'],
}

/** A quarter's markets open when the previous one is over, and close shortly before its end. */
function availabilityOf(period: BasketballPeriod): Plan['availability'] {
  return (moment) => {
    const previous = BEFORE[period]
    if (previous !== null && !moment.over.has(previous)) return 'absent'
    const ending = moment.closing === 'partial' && ENDING[moment.phase]?.includes(period) === true
    return ending || moment.over.has(period) || moment.closing === 'full' ? 'closed' : 'open'
  }
}

interface Shape {
  readonly every: number
  readonly lines: Plan['lines']
  readonly chances: Plan['chances']
  readonly decided?: Plan['decided']
}

function plan(kind: MarketKind, period: BasketballPeriod, shape: Shape): Plan {
  return {
    spec: { kind, stat: 'points', period },
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
  return plan('winner', 'match', {
    every: 2,
    lines: () => NO_LINE,
    chances: (view) => twoWay('home', 'away', chanceAbove(view.outlook('match').lead(), 0)),
  })
}

function handicap(period: BasketballPeriod, slots: number, every: number): Plan {
  const far = QUARTERS_PER_UNIT * FARTHEST
  return plan('handicap', period, {
    every,
    lines: (view) =>
      boundsAround(view.outlook(period).lead(), { ...HALF_POINTS, lowest: -far, highest: far }, slots).map(
        handicapLine,
      ),
    chances: (view, value) =>
      twoWay('home', 'away', fairAbove(view.outlook(period).lead(), homeBound(value))),
  })
}

function total(
  kind: 'total' | 'teamTotalHome' | 'teamTotalAway',
  period: BasketballPeriod,
  slots: number,
  every: number,
): Plan {
  const part = kind === 'total' ? 'total' : kind === 'teamTotalHome' ? 'home' : 'away'
  return plan(kind, period, {
    every,
    lines: (view) => {
      const { counted, [part]: spread } = view.outlook(period)
      const lowest = QUARTERS_PER_UNIT * scored(part, counted) + 2
      return boundsAround(
        spread(),
        { ...HALF_POINTS, lowest, highest: QUARTERS_PER_UNIT * FARTHEST },
        slots,
      ).map(line)
    },
    chances: (view, value) => twoWay('over', 'under', fairAbove(view.outlook(period)[part](), value ?? 0)),
    decided: (moment, value) => isOver(moment, period, part, value ?? 0),
  })
}

function scored(part: 'total' | 'home' | 'away', [home, away]: readonly [number, number]): number {
  return part === 'total' ? home + away : part === 'home' ? home : away
}

function isOver(
  moment: Moment,
  period: BasketballPeriod,
  part: 'total' | 'home' | 'away',
  value: number,
): boolean {
  return QUARTERS_PER_UNIT * scored(part, moment.facts[`points.${period}`] ?? [0, 0]) - value >= 2
}

function oddEven(period: BasketballPeriod): Plan {
  return plan('oddEven', period, {
    every: 8,
    lines: () => NO_LINE,
    chances: () => twoWay('odd', 'even', 0.5),
  })
}

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const

/** All markets of a basketball match, in display order. Overtime counts for the match. */
export const BASKETBALL_MARKETS: readonly Plan[] = [
  winner(),
  handicap('match', 5, 2),
  total('total', 'match', 5, 2),
  total('teamTotalHome', 'match', 2, 4),
  total('teamTotalAway', 'match', 2, 4),
  oddEven('match'),
  handicap('firstHalf', 3, 3),
  total('total', 'firstHalf', 3, 3),
  oddEven('firstHalf'),
  ...QUARTERS.flatMap((quarter) => [handicap(quarter, 2, 3), total('total', quarter, 2, 3)]),
]
