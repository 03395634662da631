import type { SportDescriptor } from './descriptor.ts'

/** The descriptor of a sport of which only the score is known: no columns and no counts. */
export const PLAIN: SportDescriptor = {
  stats: [],
  score: null,
  periods: [],
  bestOf: null,
  clock: null,
  endsByClock: false,
  canDraw: false,
  scoreStopsBetting: false,
  handicapFromBet: false,
  guessesCloseAt: null,
  board: { parts: [], half: null, counts: [], running: null },
  columns: [],
}
