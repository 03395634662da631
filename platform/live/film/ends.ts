import type { Phase } from '../../../streams/domain/match.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { ScoringEnd } from '../scoreDrawing.ts'

/**
 * The end of the picture at which a side scores. The sides never change ends: a clip shows one side in the one colour
 * and the other in the other, so a side that went to the other end would change its colour too (decision 0108).
 */
export function endOf(side: 'home' | 'away'): ScoringEnd {
  return side === 'home' ? 'right' : 'left'
}

const RESTS: ReadonlySet<Phase> = new Set<Phase>([
  'notStarted',
  'halfTime',
  'regularEnd',
  'break',
  'extraTimeAwaited',
  'extraTimeBreak',
  'extraTimeEnd',
  'penaltiesAwaited',
  'interrupted',
  'abandoned',
  'ended',
])

/** Whether nothing is played: before, between and after the parts of a match, and while its clock stands still. */
export function isPaused({ state, phase, clock }: Pick<WorldMatch, 'state' | 'phase' | 'clock'>): boolean {
  return state !== 'live' || RESTS.has(phase) || clock?.running === false
}
