import { QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { MarketKind, Stat } from '../../../streams/domain/market.ts'
import { ROUND_GROUPS } from '../../../streams/domain/boutMarkets.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { twoWay } from '../pricing/board.ts'
import type { Chance } from '../pricing/odds.ts'
import {
  HALVES,
  homeOrAway,
  type Offer,
  onTotal,
  opensIfPlayed,
  planOf,
  type Shape,
  untilOver,
} from '../pricing/plans.ts'
import { type BoutRules, roundsOf } from './rules.ts'
import type { BoutView } from './view.ts'

type Plan = MarketPlan<BoutView>

/** A market of the bout. */
function plan(stat: Stat, kind: MarketKind, shape: Shape<BoutView>, offer: Partial<Offer> = {}): Plan {
  return planOf(kind, { stat, period: 'match', availability: untilOver('match'), every: 2, ...offer }, shape)
}

/** The chance that a side stops the other. */
function stoppageBy(view: BoutView, side: 0 | 1): number {
  return view.stoppages.reduce((sum, round) => sum + round[side], 0)
}

function result(): Plan {
  return plan('scorecards', 'result', {
    chances: (view) => {
      const { home, draw, away } = view.decision()
      return [
        { side: 'home', fair: stoppageBy(view, 0) + view.distance * home },
        { side: 'draw', fair: view.distance * draw },
        { side: 'away', fair: stoppageBy(view, 1) + view.distance * away },
      ]
    },
  })
}

function method(): Plan {
  return plan('scorecards', 'method', {
    chances: (view) => {
      const { home, draw, away } = view.decision()
      return [
        { side: 'homeByStoppage', fair: stoppageBy(view, 0) },
        { side: 'homeByDecision', fair: view.distance * home },
        { side: 'draw', fair: view.distance * draw },
        { side: 'awayByDecision', fair: view.distance * away },
        { side: 'awayByStoppage', fair: stoppageBy(view, 1) },
      ]
    },
  })
}

function roundsCounted({ facts }: Pick<Moment, 'facts'>): number {
  const [home, away] = facts['rounds.match'] ?? [0, 0]
  return home + away
}

/** Over and under half a round; none is left when the last round counts. */
function totalRounds({ rounds }: BoutRules): Plan {
  const ofBout = untilOver('match')
  const shape = onTotal<BoutView>({
    total: (view) => view.rounds,
    grid: (view) => ({
      ...HALVES,
      lowest: QUARTERS_PER_UNIT * view.counted + 2,
      highest: QUARTERS_PER_UNIT * rounds - 2,
    }),
    slots: 2,
    counted: roundsCounted,
  })
  return plan('rounds', 'total', shape, {
    availability: (moment) => (roundsCounted(moment) >= rounds ? 'closed' : ofBout(moment)),
  })
}

function distance(): Plan {
  return plan('stoppages', 'distance', { chances: (view) => twoWay('yes', 'no', view.distance) })
}

function roundGroup(): Plan {
  return plan('stoppages', 'roundGroup', {
    chances: (view) => {
      const groups = ROUND_GROUPS.map(({ side, from, to }): Chance => ({
        side,
        fair: view.stoppages.slice(from - 1, to).reduce((sum, [home, away]) => sum + home + away, 0),
      }))
      return [...groups, { side: 'none', fair: view.distance }]
    },
  })
}

/** Who has more points in a round, which returns the stakes if it is not completed. */
function roundWinners(rules: BoutRules): readonly Plan[] {
  return roundsOf(rules).map((period, index, rounds) =>
    plan(
      'points',
      'winner',
      homeOrAway((view) => view.roundWinner),
      { period, availability: opensIfPlayed(rounds[index - 1], period) },
    ),
  )
}

/** All markets of a bout, in display order. */
export function boutMarkets(rules: BoutRules): readonly Plan[] {
  return [result(), totalRounds(rules), distance(), method(), roundGroup(), ...roundWinners(rules)]
}
