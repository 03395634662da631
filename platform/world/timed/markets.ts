import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { MarketKind } from '../../../streams/domain/market.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove, chanceOf } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import type { Part, TimedRules } from './rules.ts'
import type { TimedView } from './view.ts'

type Plan = MarketPlan<TimedView>
type PlanPeriod = 'match' | Part

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
/** Halves only, so that no stake is returned. */
const HALVES = { step: 4, offset: 2 }
/** The largest lead or total that is considered. */
const FARTHEST = 250

/** A part's markets open when the one before it is over, and close with it. */
function availabilityOf({ parts }: TimedRules, period: PlanPeriod): Plan['availability'] {
  const previous = period === 'match' ? undefined : parts[parts.indexOf(period) - 1]
  return (moment) => {
    if (moment.over.has(period) || moment.closing === 'full') return 'closed'
    return previous !== undefined && !moment.over.has(previous) ? 'absent' : 'open'
  }
}

function planner(rules: TimedRules, period: PlanPeriod) {
  return (
    kind: MarketKind,
    {
      decided = neverDecided,
      ...shape
    }: Pick<Plan, 'every' | 'lines' | 'chances'> & Partial<Pick<Plan, 'decided'>>,
  ): Plan => ({
    spec: { kind, stat: rules.counts, period },
    parlayAllowed: true,
    margin: MARGIN,
    haltClass: 'plain',
    availability: availabilityOf(rules, period),
    decided,
    ...shape,
  })
}

/** Who wins. Where a draw cannot be bet on, level returns the stakes. */
function who(rules: TimedRules, period: PlanPeriod): Plan {
  const plan = planner(rules, period)
  if (!rules.drawIsOffered)
    return plan('winner', {
      every: 2,
      lines: () => NO_LINE,
      chances: (view) => {
        const lead = view.outlook(period).lead()
        const [home, level] = [chanceAbove(lead, 0), chanceOf(lead, 0)]
        return twoWay('home', 'away', level > 1 - 1e-9 ? 0.5 : home / (1 - level))
      },
    })
  return plan('result', {
    every: 2,
    lines: () => NO_LINE,
    chances: (view) => {
      const lead = view.outlook(period).lead()
      const [home, draw] = [chanceAbove(lead, 0), chanceOf(lead, 0)]
      return [
        { side: 'home', fair: home },
        { side: 'draw', fair: draw },
        { side: 'away', fair: Math.max(0, 1 - home - draw) },
      ]
    },
  })
}

function handicap(rules: TimedRules, period: PlanPeriod, slots: number): Plan {
  const far = QUARTERS_PER_UNIT * FARTHEST
  return planner(rules, period)('handicap', {
    every: 2,
    lines: (view) =>
      boundsAround(view.outlook(period).lead(), { ...HALVES, lowest: -far, highest: far }, slots).map(
        handicapLine,
      ),
    chances: (view, value) =>
      twoWay('home', 'away', fairAbove(view.outlook(period).lead(), homeBound(value))),
  })
}

function total(rules: TimedRules, period: PlanPeriod, slots: number): Plan {
  return planner(rules, period)('total', {
    every: 2,
    lines: (view) => {
      const { counted, total: spread } = view.outlook(period)
      const lowest = QUARTERS_PER_UNIT * (counted[0] + counted[1]) + 2
      return boundsAround(spread(), { ...HALVES, lowest, highest: QUARTERS_PER_UNIT * FARTHEST }, slots).map(
        line,
      )
    },
    chances: (view, value) => twoWay('over', 'under', fairAbove(view.outlook(period).total(), value ?? 0)),
    decided: ({ facts }, value) => {
      const [home, away] = facts[`${rules.counts}.${period}`] ?? [0, 0]
      return QUARTERS_PER_UNIT * (home + away) - (value ?? 0) >= 2
    },
  })
}

function oddEven(rules: TimedRules): Plan {
  return planner(rules, 'match')('oddEven', {
    every: 3,
    lines: () => NO_LINE,
    chances: (view) => {
      const { from, chances } = view.outlook('match').total()
      const odd = chances.reduce(
        (sum, chance, index) => sum + (Math.abs(from + index) % 2 === 1 ? chance : 0),
        0,
      )
      return twoWay('odd', 'even', odd)
    },
  })
}

/** All markets of a match, in display order. */
export function timedMarkets(rules: TimedRules): readonly Plan[] {
  return [
    who(rules, 'match'),
    handicap(rules, 'match', 3),
    total(rules, 'match', 3),
    oddEven(rules),
    ...rules.parts.flatMap((part) => [who(rules, part), handicap(rules, part, 1), total(rules, part, 2)]),
  ]
}
