import type { FactKey } from '../match.ts'
import type { Period } from '../vocabulary/periods.ts'
import type { Stat } from '../vocabulary/stats.ts'
import { column, type SportDescriptor } from './descriptor.ts'
import { PLAIN } from './plain.ts'

interface Timed {
  readonly counts: 'goals' | 'points'
  readonly periods: readonly Period[]
  readonly clock: 'up' | 'down'
  readonly scoreStopsBetting: boolean
  /** Whether a draw can be bet on. */
  readonly drawIsOffered: boolean
  /** What is counted besides the score. */
  readonly further?: readonly Stat[]
}

/** A sport that ends by its clock. The length of its parts is in `platform/world/`. */
function timed({
  counts,
  periods,
  clock,
  scoreStopsBetting,
  drawIsOffered,
  further = [],
}: Timed): SportDescriptor {
  return {
    ...PLAIN,
    stats: [counts, ...further],
    score: counts,
    periods,
    clock,
    endsByClock: true,
    canDraw: true,
    scoreStopsBetting,
    board: {
      ...PLAIN.board,
      parts: periods.map((period): FactKey => `${counts}.${period}`),
      counts: further,
    },
    columns: [
      [
        column(counts, drawIsOffered ? 'result' : 'winner', 'match'),
        column(counts, 'handicap', 'match'),
        column(counts, 'total', 'match'),
      ],
    ],
  }
}

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const

/** Ice hockey and beach soccer. */
export const GOALS_IN_THIRDS = timed({
  counts: 'goals',
  periods: ['third1', 'third2', 'third3'],
  clock: 'down',
  scoreStopsBetting: true,
  drawIsOffered: true,
})

export const HANDBALL = timed({
  counts: 'goals',
  periods: ['firstHalf', 'secondHalf'],
  clock: 'up',
  scoreStopsBetting: false,
  drawIsOffered: true,
})

export const WATER_POLO = timed({
  counts: 'goals',
  periods: QUARTERS,
  clock: 'down',
  scoreStopsBetting: false,
  drawIsOffered: true,
})

export const HOCKEY: SportDescriptor = { ...WATER_POLO, scoreStopsBetting: true }

export const AMERICAN_FOOTBALL = timed({
  counts: 'points',
  periods: QUARTERS,
  clock: 'down',
  scoreStopsBetting: true,
  drawIsOffered: false,
  further: ['touchdowns', 'fieldGoals'],
})
