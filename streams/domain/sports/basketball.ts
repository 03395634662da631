import { column, type SportDescriptor } from './descriptor.ts'

export const BASKETBALL: SportDescriptor = {
  stats: ['points'],
  score: 'points',
  periods: ['firstHalf', 'secondHalf', 'quarter1', 'quarter2', 'quarter3', 'quarter4'],
  bestOf: null,
  clock: 'down',
  endsByClock: true,
  canDraw: false,
  scoreStopsBetting: false,
  handicapFromBet: false,
  guessesCloseAt: null,
  board: {
    parts: ['points.quarter1', 'points.quarter2', 'points.quarter3', 'points.quarter4'],
    half: null,
    counts: [],
    running: null,
  },
  columns: [
    [
      column('points', 'winner', 'match'),
      column('points', 'handicap', 'match'),
      column('points', 'total', 'match'),
    ],
    [
      column('points', 'handicap', 'firstHalf'),
      column('points', 'total', 'firstHalf'),
      column('points', 'oddEven', 'match'),
    ],
  ],
}
