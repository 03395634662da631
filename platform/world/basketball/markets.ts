import type { Phase } from '../../../streams/domain/match.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { twoWay } from '../pricing/board.ts'
import { chanceAbove } from '../pricing/counts.ts'
import {
  countIn,
  halvesAbove,
  halvesWithin,
  homeOrAway,
  KIND_OF_TOTAL,
  type Offer,
  onLead,
  onTotal,
  planOf,
  type TotalOf,
} from '../pricing/plans.ts'
import type { BasketballPeriod, BasketballView } from './view.ts'

type Plan = MarketPlan<BasketballView>

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

function offer(period: BasketballPeriod, every: number): Offer {
  return { stat: 'points', period, availability: availabilityOf(period), every }
}

function winner(): Plan {
  const shape = homeOrAway<BasketballView>((view) => chanceAbove(view.outlook('match').lead(), 0))
  return planOf('winner', offer('match', 2), shape)
}

function handicap(period: BasketballPeriod, slots: number, every: number): Plan {
  const shape = onLead<BasketballView>({
    lead: (view) => view.outlook(period).lead(),
    grid: halvesWithin(FARTHEST),
    slots,
  })
  return planOf('handicap', offer(period, every), shape)
}

function total(of: TotalOf, period: BasketballPeriod, slots: number, every: number): Plan {
  const shape = onTotal<BasketballView>({
    total: (view) => view.outlook(period)[of](),
    grid: (view) => {
      const [home, away] = view.outlook(period).counted
      return halvesAbove(of === 'total' ? home + away : of === 'home' ? home : away, FARTHEST)
    },
    slots,
    counted: countIn('points', period, of),
  })
  return planOf(KIND_OF_TOTAL[of], offer(period, every), shape)
}

function oddEven(period: BasketballPeriod): Plan {
  return planOf('oddEven', offer(period, 8), { chances: () => twoWay('odd', 'even', 0.5) })
}

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const

/** All markets of a basketball match, in display order. Overtime counts for the match. */
export const BASKETBALL_MARKETS: readonly Plan[] = [
  winner(),
  handicap('match', 5, 2),
  total('total', 'match', 5, 2),
  total('home', 'match', 2, 4),
  total('away', 'match', 2, 4),
  oddEven('match'),
  handicap('firstHalf', 3, 3),
  total('total', 'firstHalf', 3, 3),
  oddEven('firstHalf'),
  ...QUARTERS.flatMap((quarter) => [handicap(quarter, 2, 3), total('total', quarter, 2, 3)]),
]
