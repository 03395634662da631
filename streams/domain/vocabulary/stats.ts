import { guardOf, type WordTable } from './words.ts'

/** What a market counts. `places` are the places of a field of entrants, which only outrights are about. */
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
} as const satisfies WordTable

export type Stat = keyof typeof STATS

export const isStat = guardOf(STATS)
