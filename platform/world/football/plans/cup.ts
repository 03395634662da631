import type { Spread } from '../../pricing/counts.ts'
import { countIn, homeOrAway, oddOrEven, onTotal } from '../../pricing/plans.ts'
import type { FootballView } from '../view.ts'
import { linesFrom } from './lines.ts'
import { LINE_MARGIN, ODDS_MARGIN, type Plan, plan } from './plan.ts'

/** Who wins a cup match, in regular time, extra time or a shoot-out. */
export function toQualify(): Plan {
  return plan('toQualify', 'goals', 'tie', {
    margin: ODDS_MARGIN,
    every: 5,
    ...homeOrAway((view: FootballView) => view.qualifies()),
  })
}

/** Who wins the shoot-out. */
export function shootOutResult(): Plan {
  return plan('winner', 'goals', 'penalties', {
    margin: ODDS_MARGIN,
    every: 4,
    ...homeOrAway((view: FootballView) => view.shootOut().home),
  })
}

/** The goals of the shoot-out. */
export function shootOutTotal(): Plan {
  return plan('total', 'goals', 'penalties', {
    margin: LINE_MARGIN,
    every: 4,
    ...onTotal<FootballView>({
      total: (view) => view.shootOut().total,
      grid: (view) => linesFrom(firstPossible(view.shootOut().total)),
      slots: 3,
      counted: countIn('goals', 'penalties'),
    }),
  })
}

export function shootOutOddEven(): Plan {
  return plan('oddEven', 'goals', 'penalties', {
    margin: LINE_MARGIN,
    every: 4,
    ...oddOrEven((view: FootballView) => view.shootOut().total),
  })
}

/** The least number of goals that is still possible. */
function firstPossible({ chances }: Spread): number {
  return chances.findIndex((chance) => chance > 0)
}
