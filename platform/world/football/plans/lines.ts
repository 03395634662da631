import { line, QUARTERS_PER_UNIT } from '../../../../streams/domain/market.ts'
import type { Line } from '../../../../streams/domain/market.ts'
import { twoWay } from '../../pricing/board.ts'
import type { Spread } from '../../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../../pricing/lines.ts'
import type { FootballPeriod, FootballStat, Outlook } from '../view.ts'
import {
  confirmedCount,
  LINE_MARGIN,
  type Plan,
  placeOf,
  plan,
  sides,
  TEAM_SIDES,
  type TeamSide,
} from './plan.ts'

/** Counts from the score at the time of the bet, so only further counts matter. */
export function handicap(stat: FootballStat, period: FootballPeriod, slots: number, every: number): Plan {
  const grid = { step: stat === 'goals' ? 1 : 2, offset: 0, lowest: -28, highest: 28 }
  return plan('handicap', stat, period, {
    margin: LINE_MARGIN,
    every,
    parlayAllowed: true,
    lines: (view) => boundsAround(view.outlook(stat, period).lead(), grid, slots).map(handicapLine),
    chances: (view, value) =>
      twoWay('home', 'away', fairAbove(view.outlook(stat, period).lead(), homeBound(value))),
  })
}

export function total(stat: FootballStat, period: FootballPeriod, slots: number, every: number): Plan {
  return plan('total', stat, period, {
    margin: LINE_MARGIN,
    every,
    parlayAllowed: true,
    lines: (view) => totalLines(view.outlook(stat, period).total(), stat === 'goals' ? 1 : 2, 0, slots),
    chances: (view, value) =>
      twoWay('over', 'under', fairAbove(view.outlook(stat, period).total(), value ?? 0)),
    decided: (moment, value) => isOver(confirmedCount(moment, stat, period), value),
  })
}

/** Lines at least half a goal above the present count; lower ones are decided already. */
export function totalLines(spread: Spread, step: number, offset: number, slots: number): readonly Line[] {
  const lowest = QUARTERS_PER_UNIT * spread.from + 2
  return boundsAround(spread, { step, offset, lowest, highest: lowest + 60 }, slots).map(line)
}

export function isOver(counted: number, value: Line | null): boolean {
  return QUARTERS_PER_UNIT * counted - (value ?? 0) >= 2
}

export function teamTotal(
  team: TeamSide,
  stat: FootballStat = 'goals',
  period: FootballPeriod = 'match',
): Plan {
  const side = placeOf(team)
  const spreadOf = ({ counted, home, away }: Outlook): Spread => ({
    from: counted[side],
    chances: side === 0 ? home : away,
  })
  return plan(`teamTotal${team}`, stat, period, {
    margin: LINE_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: (view) => totalLines(spreadOf(view.outlook(stat, period)), 4, 2, 2),
    chances: (view, value) =>
      twoWay('over', 'under', fairAbove(spreadOf(view.outlook(stat, period)), value ?? 0)),
    decided: (moment, value) => isOver(sides(moment, stat, period)[side], value),
  })
}

export function teamTotals(stat: FootballStat, period: FootballPeriod): readonly Plan[] {
  return TEAM_SIDES.map((team) => teamTotal(team, stat, period))
}
