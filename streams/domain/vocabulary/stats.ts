import { guardOf, type WordTable } from './words.ts'

/**
 * What a market counts. `sets` are also the games of table tennis and badminton and the frames of snooker;
 * `rounds` are those that a fight lasts, `scorecards` the judges who have a side ahead, and `stoppages` tell who
 * has ended it early; `outs` are those of the present turn at bat, `balls` those that each side has faced,
 * `fours` and `sixes` those that brought so many runs; `places`
 * are the places of a field of entrants, and `number` is that of its winner. In esports `sets` are maps, `rounds` those
 * that a map of CSGO is made of, and `gold` is the lead of the side that is ahead. The orders are in what order the two sides
 * counted (`scoringOrder.ts`); no market is about one of them alone.
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
