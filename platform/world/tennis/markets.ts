import { QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, Period, Stat } from '../../../streams/domain/market.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { chanceAbove } from '../pricing/counts.ts'
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
import type { TennisView } from './view.ts'

type Plan = MarketPlan<TennisView>
type SetPeriod = Extract<Period, `set${1 | 2 | 3}`>

const SETS: readonly SetPeriod[] = ['set1', 'set2', 'set3']

/** A set's markets open when the previous set is over, and close with the set. */
function offer(stat: Stat, period: 'match' | SetPeriod, every: number): Offer {
  const previous = period === 'match' ? undefined : SETS[SETS.indexOf(period) - 1]
  return { stat, period, availability: opensIfPlayed(previous, period), every }
}

function winner(): Plan {
  const shape = homeOrAway<TennisView>(({ setsLead }) => chanceAbove(setsLead, 0))
  return planOf('winner', offer('sets', 'match', 2), shape)
}

/** In a best of three, half a set and one and a half sets are the only handicaps. */
function setHandicap(): Plan {
  const shape = onLead<TennisView>({
    lead: ({ setsLead }) => setsLead,
    grid: { step: 12, offset: 6, lowest: -6, highest: 6 },
    slots: 1,
    decided: setHandicapDecided,
  })
  return planOf('handicap', offer('sets', 'match', 3), shape)
}

function setHandicapDecided({ score: [home, away] }: Moment, value: Line | null): boolean {
  const best = QUARTERS_PER_UNIT * (2 - away) + (value ?? 0)
  const worst = QUARTERS_PER_UNIT * (home - 2) + (value ?? 0)
  return best < 0 || worst > 0
}

function gamesHandicap(): Plan {
  const grid = { ...HALVES, lowest: -70, highest: 70 }
  const shape = onLead<TennisView>({ lead: ({ gamesLead }) => gamesLead, grid, slots: 3 })
  return planOf('handicap', offer('games', 'match', 2), shape)
}

function gamesTotal(period: 'match' | SetPeriod, slots: number, every: number): Plan {
  const part = period === 'match' ? 'gamesTotal' : 'setTotal'
  const shape = onTotal<TennisView>({
    total: (view) => view[part],
    grid: () => ({ ...HALVES, lowest: 26, highest: 154 }),
    slots,
    counted: countIn('games', period),
  })
  return planOf('total', offer('games', period, every), shape)
}

function setWinner(period: SetPeriod): Plan {
  const shape = homeOrAway<TennisView>(({ setLead }) => chanceAbove(setLead, 0))
  return planOf('winner', offer('games', period, 2), shape)
}

/** All markets of a tennis match, in display order. */
export const TENNIS_MARKETS: readonly Plan[] = [
  winner(),
  setHandicap(),
  gamesHandicap(),
  gamesTotal('match', 3, 2),
  ...SETS.flatMap((set) => [setWinner(set), gamesTotal(set, 1, 3)]),
]
