import { halfTimeFullTimeSide, resultAndBothScoreSide } from '../../../../streams/domain/goalCounts.ts'
import type { Side } from '../../../../streams/domain/market.ts'
import { MARKET_KINDS } from '../../../../streams/domain/vocabulary/marketKinds.ts'
import { chanceAbove, chanceOf } from '../../pricing/counts.ts'
import { fairAbove } from '../../pricing/lines.ts'
import { homeDrawAway, homeOrAway } from '../../pricing/plans.ts'
import type { FootballPeriod, FootballStat, FootballView } from '../view.ts'
import { leadOf, ODDS_MARGIN, type Plan, plan, SCORE_MARGIN } from './plan.ts'

export function result(period: FootballPeriod, every: number, stat: FootballStat = 'goals'): Plan {
  return plan('result', stat, period, {
    margin: ODDS_MARGIN,
    every,
    ...homeDrawAway((view: FootballView) => leadOf(view.outlook(stat, period))),
  })
}

export function doubleChance(period: FootballPeriod = 'match'): Plan {
  return plan('doubleChance', 'goals', period, {
    margin: ODDS_MARGIN,
    every: 4,
    chances: (view) => {
      const lead = leadOf(view.outlook('goals', period))
      const home = chanceAbove(lead, 0)
      const draw = chanceOf(lead, 0)
      return [
        { side: 'homeOrDraw', fair: home + draw },
        { side: 'homeOrAway', fair: 1 - draw },
        { side: 'drawOrAway', fair: 1 - home },
      ]
    },
  })
}

/** Two-way on the result; a draw returns the stake. */
export function drawNoBet(period: FootballPeriod): Plan {
  return plan('winner', 'goals', period, {
    margin: ODDS_MARGIN,
    every: 5,
    ...homeOrAway((view: FootballView) => fairAbove(leadOf(view.outlook('goals', period)), 0)),
  })
}

export function winningMargin(period: FootballPeriod): Plan {
  return plan('winningMargin', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 6,
    parlayAllowed: false,
    chances: (view) => {
      const lead = leadOf(view.outlook('goals', period))
      return [
        { side: 'homeBy1', fair: chanceOf(lead, 1) },
        { side: 'homeBy2', fair: chanceOf(lead, 2) },
        { side: 'homeBy3More', fair: chanceAbove(lead, 2) },
        { side: 'draw', fair: chanceOf(lead, 0) },
        { side: 'awayBy1', fair: chanceOf(lead, -1) },
        { side: 'awayBy2', fair: chanceOf(lead, -2) },
        { side: 'awayBy3More', fair: Math.max(0, 1 - chanceAbove(lead, -3)) },
      ]
    },
  })
}

/** The leads of both halves count as independent; that a leading side scores a little less is neglected. */
export function halfTimeFullTime(): Plan {
  return plan('halfTimeFullTime', 'goals', 'match', {
    margin: SCORE_MARGIN,
    every: 7,
    parlayAllowed: false,
    chances: (view) => {
      const first = leadOf(view.outlook('goals', 'firstHalf'))
      const second = leadOf(view.outlook('goals', 'secondHalf'))
      const fair = new Map<Side, number>(MARKET_KINDS.halfTimeFullTime.sides.map((side) => [side, 0]))
      for (const [i, one] of first.chances.entries()) {
        for (const [j, other] of second.chances.entries()) {
          const halfTime = first.from + i
          const side = halfTimeFullTimeSide(halfTime, halfTime + second.from + j)
          fair.set(side, (fair.get(side) ?? 0) + one * other)
        }
      }
      return [...fair].map(([side, chance]) => ({ side, fair: chance }))
    },
  })
}

/** Who wins, together with whether both sides score. */
export function resultAndBothScore(period: FootballPeriod): Plan {
  return plan('resultAndBothScore', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 7,
    parlayAllowed: false,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const fair = new Map<Side, number>(MARKET_KINDS.resultAndBothScore.sides.map((side) => [side, 0]))
      for (const [i, one] of home.entries()) {
        for (const [j, other] of away.entries()) {
          const side = resultAndBothScoreSide(counted[0] + i, counted[1] + j)
          fair.set(side, (fair.get(side) ?? 0) + one * other)
        }
      }
      return [...fair].map(([side, chance]) => ({ side, fair: chance }))
    },
  })
}
