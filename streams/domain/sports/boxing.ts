import type { FactKey } from '../match.ts'
import { SET_WORDS } from '../vocabulary/periods.ts'
import { column, type SportDescriptor } from './descriptor.ts'
import { PLAIN } from './plain.ts'

const ROUNDS = SET_WORDS.slice(0, 12)

/** Bouts of up to twelve rounds. The score counts the judges who have a side ahead. */
export const BOXING: SportDescriptor = {
  ...PLAIN,
  stats: ['scorecards', 'points', 'rounds', 'stoppages'],
  score: 'scorecards',
  periods: ROUNDS,
  clock: 'down',
  canDraw: true,
  board: { ...PLAIN.board, parts: ROUNDS.map((round): FactKey => `points.${round}`) },
  columns: [
    [
      column('scorecards', 'result', 'match'),
      column('rounds', 'total', 'match'),
      column('stoppages', 'distance', 'match'),
    ],
  ],
}
