import type { FactKey } from '../match.ts'
import { SET_WORDS } from '../vocabulary/periods.ts'
import { column, type SportDescriptor } from './descriptor.ts'
import { PLAIN } from './plain.ts'

/** Nine innings, and more while it is level. */
export const BASEBALL: SportDescriptor = {
  ...PLAIN,
  stats: ['runs', 'hits', 'homeRuns', 'outs'],
  score: 'runs',
  periods: SET_WORDS,
  bands: ['innings1to5'],
  board: {
    ...PLAIN.board,
    parts: SET_WORDS.map((inning): FactKey => `runs.${inning}`),
    counts: ['hits', 'homeRuns', 'outs'],
    running: 'runs',
  },
  columns: [
    [
      column('runs', 'winner', 'match'),
      column('runs', 'handicap', 'match'),
      column('runs', 'total', 'match'),
    ],
  ],
}

/** Two innings, one of each side. */
export const CRICKET: SportDescriptor = {
  ...PLAIN,
  stats: ['runs', 'wickets', 'fours', 'sixes', 'balls'],
  score: 'runs',
  periods: ['set1', 'set2'],
  canDraw: true,
  board: { ...PLAIN.board, counts: ['wickets', 'balls', 'fours', 'sixes'] },
  columns: [
    [column('runs', 'winner', 'match'), column('runs', 'total', 'match'), column('runs', 'oddEven', 'match')],
  ],
}
