import { MINUTE_BANDS } from '../minuteBands.ts'
import { column, type SportDescriptor } from './descriptor.ts'

export const FOOTBALL: SportDescriptor = {
  stats: ['goals', 'corners', 'cards', 'yellowCards', 'redCards'],
  score: 'goals',
  periods: ['firstHalf', 'secondHalf'],
  bands: MINUTE_BANDS,
  further: ['extraTime', 'penalties', 'tie'],
  bestOf: null,
  clock: 'up',
  endsByClock: true,
  canDraw: true,
  scoreStopsBetting: true,
  handicapFromBet: true,
  guessesCloseAt: 75 * 60,
  board: {
    parts: [],
    half: 'goals.firstHalf',
    counts: ['corners', 'yellowCards', 'redCards'],
    running: null,
  },
  columns: [
    [
      column('goals', 'result', 'match'),
      column('goals', 'handicap', 'match'),
      column('goals', 'total', 'match'),
    ],
    [
      column('goals', 'result', 'firstHalf'),
      column('goals', 'handicap', 'firstHalf'),
      column('goals', 'total', 'firstHalf'),
    ],
  ],
  furtherColumns: [
    [
      column('goals', 'result', 'extraTime'),
      column('goals', 'handicap', 'extraTime'),
      column('goals', 'total', 'extraTime'),
    ],
  ],
}
