import { QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, Stat } from '../../../streams/domain/market.ts'
import { SET_WORDS, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { chanceAbove, type Spread } from '../pricing/counts.ts'
import {
  countIn,
  HALVES,
  homeOrAway,
  type Offer,
  onLead,
  onTotal,
  opensIfPlayed,
  planOf,
} from '../pricing/plans.ts'
import type { SetRules } from './rules.ts'
import type { SetsView } from './view.ts'

export type Plan = MarketPlan<SetsView>
type PlanPeriod = 'match' | SetWord

/**
 * A set's markets open when the previous set is over, and close with it; those of the match are always open.
 */
export function offer(stat: Stat, period: PlanPeriod, every: number): Offer {
  const previous = period === 'match' ? undefined : SET_WORDS[SET_WORDS.indexOf(period) - 1]
  return { stat, period, availability: opensIfPlayed(previous, period), every }
}

export function winner(): Plan {
  const shape = homeOrAway<SetsView>(({ setsLead }) => chanceAbove(setsLead, 0))
  return planOf('winner', offer('sets', 'match', 2), shape)
}

/** Lines from ±1.5 to ±(`setsToWin` − 0.5) sets. A line of ±0.5 is left out, because it equals the winner market. */
export function setHandicap({ setsToWin }: SetRules): Plan {
  const most = QUARTERS_PER_UNIT * setsToWin - 2
  const shape = onLead<SetsView>({
    lead: ({ setsLead }) => setsLead,
    grid: { ...HALVES, lowest: -most, highest: most },
    slots: 2,
    noHalf: true,
    decided: ({ score }, value) => isHandicapDecided(setsToWin, score, value),
  })
  return planOf('handicap', offer('sets', 'match', 3), shape)
}

/** Whether the best and the worst result that home can still reach are on the same side of the line. */
function isHandicapDecided(setsToWin: number, [home, away]: Moment['score'], value: Line | null): boolean {
  const best = QUARTERS_PER_UNIT * (setsToWin - away) + (value ?? 0)
  const worst = QUARTERS_PER_UNIT * (home - setsToWin) + (value ?? 0)
  return best < 0 || worst > 0
}

/**
 * The total of the sets. It follows from the lead at the end, because the winner has all the sets that win the match.
 */
export function totalSets({ setsToWin }: SetRules): Plan {
  const grid = { ...HALVES, lowest: QUARTERS_PER_UNIT * setsToWin + 2, highest: 8 * setsToWin - 6 }
  const shape = onTotal<SetsView>({
    total: setsTotal,
    grid: () => grid,
    slots: 2,
    // The winner ends with `setsToWin` sets, and the loser with at least those of the side that has fewer now.
    counted: ({ score: [home, away] }) => setsToWin + Math.min(home, away),
  })
  return planOf('total', offer('sets', 'match', 3), shape)
}

function setsTotal({ setsLead, rules: { setsToWin } }: SetsView): Spread {
  const chances = new Array<number>(2 * setsToWin).fill(0)
  for (const [index, chance] of setsLead.chances.entries()) {
    const total = 2 * setsToWin - Math.abs(index + setsLead.from)
    if (total < chances.length) chances[total] = (chances[total] ?? 0) + chance
  }
  return { from: 0, chances }
}

function total({ counts }: SetRules, period: PlanPeriod, slots: number): Plan {
  const shape = onTotal<SetsView>({
    total: (view) => (period === 'match' ? view.total() : view.setTotal),
    grid: () => ({ ...HALVES, lowest: 2, highest: 1302 }),
    slots,
    counted: countIn(counts, period),
  })
  return planOf('total', offer(counts, period, 3), shape)
}

export function setWinner({ counts }: SetRules, period: SetWord): Plan {
  const shape = homeOrAway<SetsView>((view) => view.setWinner)
  return planOf('winner', offer(counts, period, 2), shape)
}

/** The sets of a match, in playing order. */
export function setsOf({ setsToWin }: SetRules): readonly SetWord[] {
  return SET_WORDS.slice(0, 2 * setsToWin - 1)
}

/** All markets of a match, in display order. In sports with `shown`, what a set shows is not a count of rallies. */
export function setMarkets(rules: SetRules): readonly Plan[] {
  const sets = setsOf(rules)
  if (rules.shown !== undefined)
    return [winner(), setHandicap(rules), totalSets(rules), ...sets.map((set) => setWinner(rules, set))]
  return [
    winner(),
    setHandicap(rules),
    total(rules, 'match', 3),
    ...sets.flatMap((set) => [setWinner(rules, set), total(rules, set, 2)]),
  ]
}
