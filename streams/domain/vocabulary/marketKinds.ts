import type { NamedSide } from './sides.ts'
import { guardOf } from './words.ts'

interface Kind {
  readonly id: number
  /** Sides in display order; empty where the sides are scores or entrants. */
  readonly sides: readonly NamedSide[]
  /** Whether its markets have lines. */
  readonly lined: boolean
}

const WINNERS = ['home', 'draw', 'away'] as const
const TWO_SIDES = ['home', 'away'] as const
const OVER_UNDER = ['over', 'under'] as const

/**
 * Kinds of markets. `result` is 1X2, `winner` is two-way; `teamTotalHome` and `teamTotalAway` count one side
 * only; `outright` is on who of a field of entrants wins a tournament.
 */
export const MARKET_KINDS = {
  result: { id: 0, sides: WINNERS, lined: false },
  winner: { id: 1, sides: TWO_SIDES, lined: false },
  handicap: { id: 2, sides: TWO_SIDES, lined: true },
  total: { id: 3, sides: OVER_UNDER, lined: true },
  oddEven: { id: 4, sides: ['odd', 'even'], lined: false },
  correctScore: { id: 5, sides: [], lined: false },
  bothScore: { id: 6, sides: ['yes', 'no'], lined: false },
  doubleChance: { id: 7, sides: ['homeOrDraw', 'homeOrAway', 'drawOrAway'], lined: false },
  teamTotalHome: { id: 8, sides: OVER_UNDER, lined: true },
  teamTotalAway: { id: 9, sides: OVER_UNDER, lined: true },
  outright: { id: 10, sides: [], lined: false },
} as const satisfies Readonly<Record<string, Kind>>

export type MarketKind = keyof typeof MARKET_KINDS

export const isMarketKind = guardOf(MARKET_KINDS)
