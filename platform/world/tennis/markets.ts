import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, MarketKind, Period, Stat } from '../../../streams/domain/market.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import type { TennisView } from './view.ts'

type Plan = MarketPlan<TennisView>
type SetPeriod = Extract<Period, `set${1 | 2 | 3}`>

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
const HALF_GAMES = { step: 4, offset: 2 }
const SETS: readonly SetPeriod[] = ['set1', 'set2', 'set3']

/** A set's markets open when the previous set is over, and close with the match. */
function availabilityOf(period: 'match' | SetPeriod): Plan['availability'] {
  const previous = period === 'match' ? undefined : SETS[SETS.indexOf(period) - 1]
  return (moment) => {
    if (moment.over.has(period)) return 'closed'
    const absent = previous !== undefined && (!moment.over.has(previous) || moment.over.has('match'))
    if (absent) return 'absent'
    return moment.closing === 'full' ? 'closed' : 'open'
  }
}

interface Shape {
  readonly every: number
  readonly lines: Plan['lines']
  readonly chances: Plan['chances']
  readonly decided?: Plan['decided']
}

function plan(kind: MarketKind, stat: Stat, period: 'match' | SetPeriod, shape: Shape): Plan {
  return {
    spec: { kind, stat, period },
    parlayAllowed: true,
    margin: MARGIN,
    every: shape.every,
    haltClass: 'plain',
    availability: availabilityOf(period),
    lines: shape.lines,
    chances: shape.chances,
    decided: shape.decided ?? neverDecided,
  }
}

function winner(): Plan {
  return plan('winner', 'sets', 'match', {
    every: 2,
    lines: () => NO_LINE,
    chances: ({ setsLead }) => twoWay('home', 'away', chanceAbove(setsLead, 0)),
  })
}

/** In a best of three, half a set and one and a half sets are the only handicaps. */
function setHandicap(): Plan {
  const grid = { step: 12, offset: 6, lowest: -6, highest: 6 }
  return plan('handicap', 'sets', 'match', {
    every: 3,
    lines: ({ setsLead }) => boundsAround(setsLead, grid, 1).map(handicapLine),
    chances: ({ setsLead }, value) => twoWay('home', 'away', fairAbove(setsLead, homeBound(value))),
    decided: setHandicapDecided,
  })
}

function setHandicapDecided({ score: [home, away] }: Moment, value: Line | null): boolean {
  const best = QUARTERS_PER_UNIT * (2 - away) + (value ?? 0)
  const worst = QUARTERS_PER_UNIT * (home - 2) + (value ?? 0)
  return best < 0 || worst > 0
}

function gamesHandicap(): Plan {
  return plan('handicap', 'games', 'match', {
    every: 2,
    lines: ({ gamesLead }) =>
      boundsAround(gamesLead, { ...HALF_GAMES, lowest: -70, highest: 70 }, 3).map(handicapLine),
    chances: ({ gamesLead }, value) => twoWay('home', 'away', fairAbove(gamesLead, homeBound(value))),
  })
}

function gamesTotal(period: 'match' | SetPeriod, slots: number, every: number): Plan {
  const part = period === 'match' ? 'gamesTotal' : 'setTotal'
  return plan('total', 'games', period, {
    every,
    lines: (view) => boundsAround(view[part], { ...HALF_GAMES, lowest: 26, highest: 154 }, slots).map(line),
    chances: (view, value) => twoWay('over', 'under', fairAbove(view[part], value ?? 0)),
    decided: ({ facts }, value) => {
      const [home, away] = facts[`games.${period}`] ?? [0, 0]
      return QUARTERS_PER_UNIT * (home + away) - (value ?? 0) >= 2
    },
  })
}

function setWinner(period: SetPeriod): Plan {
  return plan('winner', 'games', period, {
    every: 2,
    lines: () => NO_LINE,
    chances: ({ setLead }) => twoWay('home', 'away', chanceAbove(setLead, 0)),
  })
}

/** All markets of a tennis match, in display order. */
export const TENNIS_MARKETS: readonly Plan[] = [
  winner(),
  setHandicap(),
  gamesHandicap(),
  gamesTotal('match', 3, 2),
  ...SETS.flatMap((set) => [setWinner(set), gamesTotal(set, 1, 3)]),
]
