import { MINUTE_BANDS } from '../../../../streams/domain/minuteBands.ts'
import type { OrderedStat } from '../../../../streams/domain/scoringOrder.ts'
import { twoWay } from '../../pricing/board.ts'
import { chanceAbove, chanceOf, differenceOf, poisson, type Spread } from '../../pricing/counts.ts'
import { rateFactor } from '../pace.ts'
import { type FootballView, MAX_GOALS } from '../view.ts'
import {
  confirmedCount,
  leadOf,
  nothing,
  ODDS_MARGIN,
  type Plan,
  placeOf,
  plan,
  SCORE_MARGIN,
  sides,
  type TeamSide,
} from './plan.ts'

type Half = 'firstHalf' | 'secondHalf'

/** Whether a side scores in each half. The halves count as independent, here and below. */
export function scoreBothHalves(team: TeamSide): Plan {
  const place = placeOf(team)
  const scores = (view: FootballView, half: Half): number => {
    const { counted, home, away } = view.outlook('goals', half)
    return 1 - nothing(counted[place], place === 0 ? home : away)
  }
  return plan(`scoreBothHalves${team}`, 'goals', 'match', {
    margin: ODDS_MARGIN,
    every: 7,
    chances: (view) => twoWay('yes', 'no', scores(view, 'firstHalf') * scores(view, 'secondHalf')),
    decided: (moment) => {
      const first = sides(moment, 'goals', 'firstHalf')[place]
      return first > 0 ? sides(moment, 'goals', 'secondHalf')[place] > 0 : moment.over.has('firstHalf')
    },
  })
}

/** The chance that a side wins a half. */
function winning(view: FootballView, half: Half, place: 0 | 1): number {
  const lead = leadOf(view.outlook('goals', half))
  const home = chanceAbove(lead, 0)
  return place === 0 ? home : 1 - home - chanceOf(lead, 0)
}

/** The chance that a side wins the second half after it has won the first one: who leads scores a little less. */
function winningAgain(view: FootballView, place: 0 | 1): number {
  const { counted } = view.outlook('goals', 'match')
  const { means } = view.outlook('goals', 'secondHalf')
  const leads = place === 0 ? 1 : -1
  // The means are of the present lead.
  const mean = (own: 0 | 1): number => {
    const sign = own === 0 ? 1 : -1
    return (means[own] * rateFactor(0, 0, sign * leads)) / rateFactor(0, 0, sign * (counted[0] - counted[1]))
  }
  const { counted: scored } = view.outlook('goals', 'secondHalf')
  const lead = differenceOf(poisson(mean(0), MAX_GOALS), poisson(mean(1), MAX_GOALS))
  const home = chanceAbove(lead, scored[1] - scored[0])
  return place === 0 ? home : 1 - home - chanceOf(lead, scored[1] - scored[0])
}

/** Whether a side wins each half by itself. */
export function winBothHalves(team: TeamSide): Plan {
  const place = placeOf(team)
  return plan(`winBothHalves${team}`, 'goals', 'match', {
    margin: ODDS_MARGIN,
    every: 7,
    chances: (view) => twoWay('yes', 'no', winning(view, 'firstHalf', place) * winningAgain(view, place)),
    decided: (moment) =>
      moment.over.has('firstHalf') && !hasWonFirst(sides(moment, 'goals', 'firstHalf'), place),
  })
}

/** Whether a side wins at least one half by itself. */
export function winEitherHalf(team: TeamSide): Plan {
  const place = placeOf(team)
  return plan(`winEitherHalf${team}`, 'goals', 'match', {
    margin: ODDS_MARGIN,
    every: 7,
    chances: (view) => {
      const neither = (1 - winning(view, 'firstHalf', place)) * (1 - winning(view, 'secondHalf', place))
      return twoWay('yes', 'no', 1 - neither)
    },
    decided: (moment) =>
      moment.over.has('firstHalf') && hasWonFirst(sides(moment, 'goals', 'firstHalf'), place),
  })
}

function hasWonFirst([home, away]: readonly [number, number], place: 0 | 1): boolean {
  return place === 0 ? home > away : away > home
}

/** The half with more of them, or equally many. */
export function halfWithMost(stat: OrderedStat): Plan {
  return plan('halfWithMost', stat, 'match', {
    margin: SCORE_MARGIN,
    every: 7,
    chances: (view) => {
      const first = view.outlook(stat, 'firstHalf').total()
      const second = view.outlook(stat, 'secondHalf').total()
      const equal = sharedBy(first, (count) => chanceOf(second, count))
      const more = sharedBy(second, (count) => chanceAbove(first, count))
      return [
        { side: 'firstHalf', fair: more },
        { side: 'equal', fair: equal },
        { side: 'secondHalf', fair: Math.max(0, 1 - more - equal) },
      ]
    },
    decided: (moment) =>
      moment.over.has('firstHalf') &&
      confirmedCount(moment, stat, 'secondHalf') > confirmedCount(moment, stat, 'firstHalf'),
  })
}

/** The sum over a count's values of their chance times another one. */
function sharedBy({ from, chances }: Spread, chanceAt: (count: number) => number): number {
  return chances.reduce((sum, chance, index) => sum + chance * chanceAt(from + index), 0)
}

/** The quarter of an hour with the first goal, or none. */
export function firstTime(): Plan {
  return plan('firstTime', 'goals', 'match', {
    margin: SCORE_MARGIN,
    every: 7,
    parlayAllowed: false,
    chances: (view) => {
      let goalless = 1
      const bands = MINUTE_BANDS.map((side) => {
        const any = chanceAbove(view.outlook('goals', side).total(), 0)
        const fair = goalless * any
        goalless *= 1 - any
        return { side, fair }
      })
      return [...bands, { side: 'none', fair: goalless }]
    },
    decided: (moment) => confirmedCount(moment, 'goals', 'match') > 0,
  })
}
