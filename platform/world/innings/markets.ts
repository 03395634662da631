import type { Period, Stat } from '../../../streams/domain/market.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { chanceAbove, type Spread } from '../pricing/counts.ts'
import {
  countIn,
  halvesAbove,
  halvesWithin,
  homeDrawAway,
  homeOrAway,
  KIND_OF_TOTAL,
  oddOrEven,
  type Offer,
  onLead,
  onTotal,
  planOf,
  type TotalOf,
} from '../pricing/plans.ts'
import type { Outlook } from './outlook.ts'

/** What the model expects of each period. */
export interface InningsView {
  readonly outlook: (stat: Stat, period: Period) => Outlook
}

export type InningsPlan = MarketPlan<InningsView>

/** A count in a period, and when its markets are open. */
export type Counted = Pick<Offer, 'stat' | 'period' | 'availability'>

/** The largest lead or total that is considered. */
const FARTHEST = 700

function spreadOf({ stat, period }: Counted, name: keyof Outlook): (view: InningsView) => Spread {
  return (view) => view.outlook(stat, period)[name]()
}

/** Two-way; level returns the stakes. */
export function winner(of: Counted): InningsPlan {
  const leadOf = spreadOf(of, 'lead')
  const shape = homeOrAway<InningsView>((view) => {
    const lead = leadOf(view)
    const [home, away] = [chanceAbove(lead, 0), chanceBelow(lead, 0)]
    return home + away === 0 ? 0.5 : home / (home + away)
  })
  return planOf('winner', { ...of, every: 2 }, shape)
}

/** Three-way. */
export function result(of: Counted): InningsPlan {
  const shape = homeDrawAway(spreadOf(of, 'lead'), (lead) => chanceBelow(lead, 0))
  return planOf('result', { ...of, every: 2 }, shape)
}

/** With `noHalf`, the lines of half a run are left out: they are the winner again. */
export function handicap(of: Counted, slots: number, noHalf: boolean): InningsPlan {
  const shape = onLead({ lead: spreadOf(of, 'lead'), grid: halvesWithin(FARTHEST), slots, noHalf })
  return planOf('handicap', { ...of, every: 2 }, shape)
}

/** The total of both sides, or of one. */
export function total(of: Counted, slots: number, side: TotalOf = 'total'): InningsPlan {
  const totalOf = spreadOf(of, side)
  const shape = onTotal<InningsView>({
    total: totalOf,
    grid: (view) => halvesAbove(totalOf(view).from, FARTHEST),
    slots,
    counted: countIn(of.stat, of.period, side),
  })
  return planOf(KIND_OF_TOTAL[side], { ...of, every: 2 }, shape)
}

export function oddEven(of: Counted): InningsPlan {
  return planOf('oddEven', { ...of, every: 3 }, oddOrEven(spreadOf(of, 'total')))
}

/** Zero, if no number below the bound is possible. */
function chanceBelow({ from, chances }: Spread, bound: number): number {
  return chances.reduce((sum, chance, index) => (from + index < bound ? sum + chance : sum), 0)
}
