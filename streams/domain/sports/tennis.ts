import { column, type SportDescriptor } from './descriptor.ts'

export const TENNIS: SportDescriptor = {
  stats: ['sets', 'games'],
  score: 'sets',
  periods: ['set1', 'set2', 'set3'],
  bestOf: 3,
  clock: null,
  endsByClock: false,
  canDraw: false,
  scoreStopsBetting: false,
  handicapFromBet: false,
  guessesCloseAt: null,
  board: {
    parts: ['games.set1', 'games.set2', 'games.set3'],
    half: null,
    counts: [],
    running: 'games',
  },
  columns: [
    [
      column('sets', 'winner', 'match'),
      column('games', 'handicap', 'match'),
      column('games', 'total', 'match'),
    ],
  ],
}
