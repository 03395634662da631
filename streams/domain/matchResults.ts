import type { LifeCycle } from './lifeCycle.ts'
import type { Line, MarketSpec, Side } from './market.ts'
import type { Match } from './match.ts'
import type { LegOutcome } from './order.ts'
import type { Sport } from './vocabulary/sports.ts'
import type { Stat } from './vocabulary/stats.ts'

/** The parts of a result page, in display order: what a market counts. */
export const RESULT_GROUPS = [
  'score',
  'sets',
  'games',
  'corners',
  'yellowCards',
  'redCards',
  'bookings',
  'hits',
  'homeRuns',
  'wickets',
  'fours',
  'sixes',
  'touchdowns',
  'fieldGoals',
  'tries',
  'legs',
  'kills',
  'towers',
  'rounds',
] as const

export type ResultGroup = (typeof RESULT_GROUPS)[number]

const GROUP_OF_STAT: Readonly<Record<Stat, ResultGroup>> = {
  goals: 'score',
  points: 'score',
  places: 'score',
  sets: 'sets',
  games: 'games',
  corners: 'corners',
  yellowCards: 'yellowCards',
  redCards: 'redCards',
  cards: 'bookings',
  runs: 'score',
  rounds: 'rounds',
  hits: 'hits',
  homeRuns: 'homeRuns',
  wickets: 'wickets',
  fours: 'fours',
  sixes: 'sixes',
  touchdowns: 'touchdowns',
  fieldGoals: 'fieldGoals',
  tries: 'tries',
  legs: 'legs',
  goalOrder: 'score',
  cornerOrder: 'corners',
  cardOrder: 'bookings',
  outs: 'score',
  scorecards: 'score',
  stoppages: 'score',
  balls: 'score',
  kills: 'kills',
  towers: 'towers',
  gold: 'score',
  number: 'score',
}

export function resultGroupOf(stat: Stat): ResultGroup {
  return GROUP_OF_STAT[stat]
}

/** The outcome of one selection; `null` where the venue does not know it. */
export interface SelectionResult {
  readonly optionId: string
  readonly side: Side
  /** The venue's name of an entrant; missing for sides that the app names itself. */
  readonly name?: string
  readonly outcome: LegOutcome | null
}

export interface LineResult {
  readonly marketId: string
  readonly line: Line | null
  readonly selections: readonly SelectionResult[]
}

/** A market of a match that is over. A handicap counts the whole period, as for a bet before kick-off. */
export interface MarketResult {
  readonly playId: string
  readonly spec: MarketSpec
  readonly name: string
  readonly group: ResultGroup
  readonly lines: readonly LineResult[]
}

/** A match that is over, with the outcome of every selection. */
export interface MatchResult {
  readonly match: Match
  /** Missing where the venue does not say. */
  readonly lifeCycle?: LifeCycle
  readonly markets: readonly MarketResult[]
}

/** The winner of a tournament. */
export interface ChampionResult {
  /** The id of the tournament's market at the venue. */
  readonly marketId: string
  readonly sport: Sport
  readonly leagueId: string
  readonly leagueName: string
  readonly marketName: string
  /** `null` when the tournament was not decided. */
  readonly winner: string | null
  /** Its start, server ms. */
  readonly startedAt: number
}
