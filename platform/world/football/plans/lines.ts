import { QUARTERS_PER_UNIT } from '../../../../streams/domain/market.ts'
import type { Spread } from '../../pricing/counts.ts'
import type { LineGrid } from '../../pricing/lines.ts'
import { HALVES, onLead, onTotal } from '../../pricing/plans.ts'
import type { FootballPeriod, FootballStat, FootballView, Outlook } from '../view.ts'
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

/** Quarters of a goal; corners and cards have halves and whole numbers. */
function stepOf(stat: FootballStat): number {
  return stat === 'goals' ? 1 : 2
}

/** Counts from the score at the time of the bet, so only further counts matter. */
export function handicap(stat: FootballStat, period: FootballPeriod, slots: number, every: number): Plan {
  return plan('handicap', stat, period, {
    margin: LINE_MARGIN,
    every,
    ...onLead<FootballView>({
      lead: (view) => view.outlook(stat, period).lead(),
      grid: { step: stepOf(stat), offset: 0, lowest: -28, highest: 28 },
      slots,
    }),
  })
}

export function total(stat: FootballStat, period: FootballPeriod, slots: number, every: number): Plan {
  return plan('total', stat, period, {
    margin: LINE_MARGIN,
    every,
    ...onTotal<FootballView>({
      total: (view) => view.outlook(stat, period).total(),
      grid: (view) => linesFrom(view.outlook(stat, period).total().from, { step: stepOf(stat), offset: 0 }),
      slots,
      counted: (moment) => confirmedCount(moment, stat, period),
    }),
  })
}

/** Lines at least half a goal above the present count; lower ones are decided already. */
export function linesFrom(counted: number, grid: Pick<LineGrid, 'step' | 'offset'> = HALVES): LineGrid {
  const lowest = QUARTERS_PER_UNIT * counted + 2
  return { ...grid, lowest, highest: lowest + 60 }
}

function teamTotal(team: TeamSide, stat: FootballStat, period: FootballPeriod): Plan {
  const side = placeOf(team)
  const spreadOf = ({ counted, home, away }: Outlook): Spread => ({
    from: counted[side],
    chances: side === 0 ? home : away,
  })
  return plan(`teamTotal${team}`, stat, period, {
    margin: LINE_MARGIN,
    every: 4,
    ...onTotal<FootballView>({
      total: (view) => spreadOf(view.outlook(stat, period)),
      grid: (view) => linesFrom(view.outlook(stat, period).counted[side]),
      slots: 2,
      counted: (moment) => sides(moment, stat, period)[side],
    }),
  })
}

export function teamTotals(stat: FootballStat, period: FootballPeriod): readonly Plan[] {
  return TEAM_SIDES.map((team) => teamTotal(team, stat, period))
}
