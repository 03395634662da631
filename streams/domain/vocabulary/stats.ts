import { guardOf, type WordTable } from './words.ts'

/**
 * What a market counts.
 *
 * - `sets`: also the games of table tennis and badminton, the frames of snooker and the maps of esports.
 * - `rounds`: the rounds of a fight, or of a map of CSGO.
 * - `scorecards`: the judges who have a side ahead. `stoppages`: the side that ended a fight early.
 * - `outs`: those of the present turn at bat. `balls`: those that each side has faced.
 * - `fours`, `sixes`: hits that brought four or six runs.
 * - `places`: the places of a field of entrants. `number`: the number of its winner.
 * - `gold`: the lead in gold of the side that is ahead.
 * - `goalOrder` and the other orders: the order in which the two sides scored (`scoringOrder.ts`). No market is about
 *   an order alone.
 */
export const STATS = {
  goals: { id: 0 },
  corners: { id: 1 },
  cards: { id: 2 },
  points: { id: 3 },
  sets: { id: 4 },
  games: { id: 5 },
  redCards: { id: 6 },
  yellowCards: { id: 7 },
  places: { id: 8 },
  runs: { id: 9 },
  hits: { id: 10 },
  wickets: { id: 11 },
  touchdowns: { id: 12 },
  tries: { id: 13 },
  legs: { id: 14 },
  rounds: { id: 15 },
  homeRuns: { id: 16 },
  fieldGoals: { id: 17 },
  fours: { id: 18 },
  sixes: { id: 19 },
  goalOrder: { id: 20 },
  cornerOrder: { id: 21 },
  cardOrder: { id: 22 },
  outs: { id: 23 },
  scorecards: { id: 24 },
  stoppages: { id: 25 },
  balls: { id: 26 },
  kills: { id: 27 },
  towers: { id: 28 },
  gold: { id: 29 },
  number: { id: 30 },
} as const satisfies WordTable

export type Stat = keyof typeof STATS

export const isStat = guardOf(STATS)
