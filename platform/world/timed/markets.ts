import type { MarketPlan } from '../pricing/board.ts'
import { chanceAbove, chanceOf, type Spread } from '../pricing/counts.ts'
import {
  countIn,
  halvesAbove,
  halvesWithin,
  homeDrawAway,
  homeOrAway,
  oddOrEven,
  type Offer,
  onLead,
  onTotal,
  opensAfter,
  planOf,
} from '../pricing/plans.ts'
import type { Part, TimedRules } from './rules.ts'
import type { TimedView } from './view.ts'

type Plan = MarketPlan<TimedView>
type PlanPeriod = 'match' | Part

/** The largest lead or total that is considered. */
const FARTHEST = 250

/** A part's markets open when the one before it is over, and close with it. */
function offer({ counts, parts }: TimedRules, period: PlanPeriod, every = 2): Offer {
  const previous = period === 'match' ? undefined : parts[parts.indexOf(period) - 1]
  return { stat: counts, period, availability: opensAfter(previous, period), every }
}

function leadIn(period: PlanPeriod): (view: TimedView) => Spread {
  return (view) => view.outlook(period).lead()
}

function totalIn(period: PlanPeriod): (view: TimedView) => Spread {
  return (view) => view.outlook(period).total()
}

/** Who wins. Where a draw cannot be bet on, level returns the stakes. */
function who(rules: TimedRules, period: PlanPeriod): Plan {
  const leadOf = leadIn(period)
  if (rules.drawIsOffered) return planOf('result', offer(rules, period), homeDrawAway(leadOf))
  const home = homeOrAway<TimedView>((view) => {
    const lead = leadOf(view)
    const level = chanceOf(lead, 0)
    return level > 1 - 1e-9 ? 0.5 : chanceAbove(lead, 0) / (1 - level)
  })
  return planOf('winner', offer(rules, period), home)
}

function handicap(rules: TimedRules, period: PlanPeriod, slots: number): Plan {
  const shape = onLead({ lead: leadIn(period), grid: halvesWithin(FARTHEST), slots })
  return planOf('handicap', offer(rules, period), shape)
}

function total(rules: TimedRules, period: PlanPeriod, slots: number): Plan {
  const shape = onTotal<TimedView>({
    total: totalIn(period),
    grid: (view) => {
      const [home, away] = view.outlook(period).counted
      return halvesAbove(home + away, FARTHEST)
    },
    slots,
    counted: countIn(rules.counts, period),
  })
  return planOf('total', offer(rules, period), shape)
}

function oddEven(rules: TimedRules): Plan {
  return planOf('oddEven', offer(rules, 'match', 3), oddOrEven(totalIn('match')))
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
