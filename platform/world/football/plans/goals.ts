import { listedScores, listedScoreTop } from '../../../../streams/domain/correctScore.ts'
import { LAST_EXACT_TOTAL, rangesOf } from '../../../../streams/domain/goalCounts.ts'
import { MARKET_KINDS } from '../../../../streams/domain/vocabulary/marketKinds.ts'
import { twoWay } from '../../pricing/board.ts'
import { chanceAbove, chanceOf } from '../../pricing/counts.ts'
import type { Chance } from '../../pricing/odds.ts'
import { oddOrEven } from '../../pricing/plans.ts'
import type { FootballPeriod, FootballStat, FootballView } from '../view.ts'
import {
  confirmedCount,
  LINE_MARGIN,
  nothing,
  ODDS_MARGIN,
  type Plan,
  plan,
  SCORE_MARGIN,
  sides,
  type TeamSide,
} from './plan.ts'

export function oddEven(stat: FootballStat, period: FootballPeriod): Plan {
  return plan('oddEven', stat, period, {
    margin: LINE_MARGIN,
    every: 6,
    ...oddOrEven((view: FootballView) => view.outlook(stat, period).total()),
  })
}

/** Odd or even counts of one side. */
export function oddEvenOf(team: TeamSide, period: FootballPeriod, stat: FootballStat = 'goals'): Plan {
  return plan(`oddEven${team}`, stat, period, {
    margin: LINE_MARGIN,
    every: 6,
    ...oddOrEven((view: FootballView) => {
      const { counted, home, away } = view.outlook(stat, period)
      return team === 'Home' ? { from: counted[0], chances: home } : { from: counted[1], chances: away }
    }),
  })
}

export function bothScore(period: FootballPeriod, stat: FootballStat = 'goals'): Plan {
  return plan('bothScore', stat, period, {
    margin: ODDS_MARGIN,
    every: 4,
    chances: (view) => {
      const { counted, home, away } = view.outlook(stat, period)
      const scores = (has: number, chances: readonly number[]): number =>
        has > 0 ? 1 : 1 - (chances[0] ?? 0)
      return twoWay('yes', 'no', scores(counted[0], home) * scores(counted[1], away))
    },
    decided: (moment) => sides(moment, stat, period).every((goals) => goals > 0),
  })
}

export function correctScore(period: FootballPeriod): Plan {
  const scores = listedScores(period).map((side) => {
    const [home, away] = side.split(':').map(Number)
    return { side, home: home ?? 0, away: away ?? 0 }
  })
  return plan('correctScore', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 5,
    parlayAllowed: false,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const listed: Chance[] = scores.map((score) => ({
        side: score.side,
        fair: (home[score.home - counted[0]] ?? 0) * (away[score.away - counted[1]] ?? 0),
      }))
      const rest = 1 - listed.reduce((sum, { fair }) => sum + fair, 0)
      return [...listed, { side: 'otherScore', fair: Math.max(rest, 1e-6) }]
    },
    // Above the listed scores only the last selection can win.
    decided: (moment) => Math.max(...sides(moment, 'goals', period)) > listedScoreTop(period),
  })
}

export function exactTotal(period: FootballPeriod): Plan {
  return plan('exactTotal', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 6,
    parlayAllowed: false,
    chances: (view) => {
      const all = view.outlook('goals', period).total()
      return MARKET_KINDS.exactTotal.sides.map((side, count) => ({
        side,
        fair: count < LAST_EXACT_TOTAL ? chanceOf(all, count) : chanceAbove(all, LAST_EXACT_TOTAL - 1),
      }))
    },
    decided: (moment) => confirmedCount(moment, 'goals', period) >= LAST_EXACT_TOTAL,
  })
}

export function cleanSheet(team: TeamSide, period: FootballPeriod): Plan {
  const conceding = team === 'Home' ? 1 : 0
  return plan(`cleanSheet${team}`, 'goals', period, {
    margin: ODDS_MARGIN,
    every: 5,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      return twoWay('yes', 'no', nothing(counted[conceding], conceding === 1 ? away : home))
    },
    decided: (moment) => sides(moment, 'goals', period)[conceding] > 0,
  })
}

export function winToNil(team: TeamSide, period: FootballPeriod): Plan {
  const conceding = team === 'Home' ? 1 : 0
  return plan(`winToNil${team}`, 'goals', period, {
    margin: ODDS_MARGIN,
    every: 5,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const none = [nothing(counted[0], home), nothing(counted[1], away)] as const
      return twoWay('yes', 'no', none[conceding] * (1 - none[conceding === 1 ? 0 : 1]))
    },
    decided: (moment) => sides(moment, 'goals', period)[conceding] > 0,
  })
}

/** Whether there is any in the period. */
export function anyScore(stat: FootballStat, period: FootballPeriod, every: number): Plan {
  return plan('anyScore', stat, period, {
    margin: ODDS_MARGIN,
    every,
    chances: (view) => twoWay('yes', 'no', chanceAbove(view.outlook(stat, period).total(), 0)),
    decided: (moment) => confirmedCount(moment, stat, period) > 0,
  })
}

/** The total within bounds. */
export function totalRange(kind: 'goalRange' | 'cornerRange', stat: FootballStat): Plan {
  const ranges = rangesOf(kind)
  const last = Math.max(...ranges.map(([, [from]]) => from))
  return plan(kind, stat, 'match', {
    margin: SCORE_MARGIN,
    every: 7,
    parlayAllowed: false,
    chances: (view) => {
      const all = view.outlook(stat, 'match').total()
      return ranges.map(([side, [from, to]]) => ({
        side,
        fair: Math.max(0, chanceAbove(all, from - 1) - chanceAbove(all, to)),
      }))
    },
    decided: (moment) => confirmedCount(moment, stat, 'match') >= last,
  })
}
