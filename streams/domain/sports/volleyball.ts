import { column, type SportDescriptor } from './descriptor.ts'

/** The score counts sets, and sets count points. The length of a set is in `platform/world/volleyball/score.ts`. */
export const VOLLEYBALL: SportDescriptor = {
  stats: ['sets', 'points'],
  score: 'sets',
  periods: ['set1', 'set2', 'set3', 'set4', 'set5'],
  bestOf: 5,
  clock: null,
  endsByClock: false,
  canDraw: false,
  scoreStopsBetting: false,
  handicapFromBet: false,
  guessesCloseAt: null,
  board: {
    parts: ['points.set1', 'points.set2', 'points.set3', 'points.set4', 'points.set5'],
    half: null,
    counts: [],
    running: 'points',
  },
  columns: [
    [
      column('sets', 'winner', 'match'),
      column('sets', 'handicap', 'match'),
      column('points', 'total', 'match'),
    ],
  ],
}
