import { BASKETBALL } from './basketball.ts'
import type { SportDescriptor } from './descriptor.ts'
import { FOOTBALL } from './football.ts'
import { PLAIN } from './plain.ts'

// Nothing is bet on after the lock, so no score stops betting and every handicap counts the whole match
// (docs/virtual-sports.md, 7).

export const VIRTUAL_FOOTBALL: SportDescriptor = {
  stats: ['goals'],
  score: 'goals',
  periods: ['firstHalf', 'secondHalf'],
  // A level tie goes on with kicks, without extra time.
  further: ['penalties', 'tie'],
  bestOf: null,
  clock: 'up',
  endsByClock: true,
  canDraw: true,
  scoreStopsBetting: false,
  handicapFromBet: false,
  guessesCloseAt: null,
  board: { parts: [], half: 'goals.firstHalf', counts: [], running: null },
  columns: FOOTBALL.columns,
}

export const VIRTUAL_BASKETBALL: SportDescriptor = { ...BASKETBALL, canDraw: true }

export const RACE: SportDescriptor = { ...PLAIN, stats: ['places', 'number'] }
