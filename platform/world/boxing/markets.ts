import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { MarketKind, Stat } from '../../../streams/domain/market.ts'
import { ROUND_GROUPS } from '../../../streams/domain/boutMarkets.ts'
import type { SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import type { Chance } from '../pricing/odds.ts'
import { boundsAround, fairAbove } from '../pricing/lines.ts'
import { type BoutRules, roundsOf } from './rules.ts'
import type { BoutView } from './view.ts'

type Plan = MarketPlan<BoutView>

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]

const ofBout: Plan['availability'] = ({ over, closing }) =>
  over.has('match') || closing === 'full' ? 'closed' : 'open'

interface Shape {
  readonly period?: 'match' | SetWord
  readonly availability?: Plan['availability']
  readonly lines?: Plan['lines']
  readonly chances: Plan['chances']
  readonly decided?: Plan['decided']
}

function plan(stat: Stat, kind: MarketKind, shape: Shape): Plan {
  return {
    spec: { stat, kind, period: shape.period ?? 'match' },
    parlayAllowed: true,
    margin: MARGIN,
    every: 2,
    haltClass: 'plain',
    availability: shape.availability ?? ofBout,
    lines: shape.lines ?? (() => NO_LINE),
    chances: shape.chances,
    decided: shape.decided ?? neverDecided,
  }
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
  return plan('rounds', 'total', {
    availability: (moment) => (roundsCounted(moment) >= rounds ? 'closed' : ofBout(moment)),
    lines: (view) =>
      boundsAround(
        view.rounds,
        {
          step: QUARTERS_PER_UNIT,
          offset: 2,
          lowest: QUARTERS_PER_UNIT * view.counted + 2,
          highest: QUARTERS_PER_UNIT * rounds - 2,
        },
        2,
      ).map(line),
    chances: (view, value) => twoWay('over', 'under', fairAbove(view.rounds, value ?? 0)),
    decided: (moment, value) => QUARTERS_PER_UNIT * roundsCounted(moment) > (value ?? 0),
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

/** A round's markets open when the one before it is over, and close with it. */
function availabilityOf(rounds: readonly SetWord[], index: number): Plan['availability'] {
  const [previous, round] = [rounds[index - 1], rounds[index]]
  return (moment) => {
    if (round !== undefined && moment.over.has(round)) return 'closed'
    if (previous !== undefined && (!moment.over.has(previous) || moment.over.has('match'))) return 'absent'
    return ofBout(moment)
  }
}

/** Who has more points in a round, which returns the stakes if it is not completed. */
function roundWinners(rules: BoutRules): readonly Plan[] {
  const rounds = roundsOf(rules)
  return rounds.map((period, index) =>
    plan('points', 'winner', {
      period,
      availability: availabilityOf(rounds, index),
      chances: (view) => twoWay('home', 'away', view.roundWinner),
    }),
  )
}

/** All markets of a bout, in display order. */
export function boutMarkets(rules: BoutRules): readonly Plan[] {
  return [result(), totalRounds(rules), distance(), method(), roundGroup(), ...roundWinners(rules)]
}
