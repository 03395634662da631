import type { Pair } from '../../../../streams/domain/match.ts'
import { twoWay } from '../../pricing/board.ts'
import { fairAbove } from '../../pricing/lines.ts'
import { isOver, totalLines } from './lines.ts'
import { LINE_MARGIN, ODDS_MARGIN, type Plan, plan, withoutLine } from './plan.ts'

/** Who wins a cup match, in regular time, extra time or a shoot-out. */
export function toQualify(): Plan {
  return plan('toQualify', 'goals', 'tie', {
    margin: ODDS_MARGIN,
    every: 5,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => twoWay('home', 'away', view.qualifies()),
  })
}

/** Who wins the shoot-out. */
export function shootOutResult(): Plan {
  return plan('winner', 'goals', 'penalties', {
    margin: ODDS_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => twoWay('home', 'away', view.shootOut().home),
  })
}

/** The goals of the shoot-out. */
export function shootOutTotal(): Plan {
  return plan('total', 'goals', 'penalties', {
    margin: LINE_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: (view) => {
      const { total } = view.shootOut()
      const counted = total.chances.findIndex((chance) => chance > 0)
      return totalLines({ from: counted, chances: total.chances.slice(counted) }, 4, 2, 3)
    },
    chances: (view, value) => twoWay('over', 'under', fairAbove(view.shootOut().total, value ?? 0)),
    decided: ({ facts }, value) => isOver(sumOf(facts['goals.penalties']), value),
  })
}

export function shootOutOddEven(): Plan {
  return plan('oddEven', 'goals', 'penalties', {
    margin: LINE_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const { from, chances } = view.shootOut().total
      const odd = chances.reduce((sum, chance, index) => ((from + index) % 2 === 1 ? sum + chance : sum), 0)
      return twoWay('odd', 'even', odd)
    },
  })
}

function sumOf([home, away]: Pair = [0, 0]): number {
  return home + away
}
