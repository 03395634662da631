import type { Phase } from '../../../streams/domain/match.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { ScoringEnd } from '../scoreDrawing.ts'
import type { CoursePart } from './reel.ts'

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

/**
 * What a match shows between scores: a rest before, between and after its parts; within a part the players, who wait
 * while the clock stands still. In basketball it stands still for more than half of the time.
 */
export function courseOf({ state, phase, clock }: Pick<WorldMatch, 'state' | 'phase' | 'clock'>): CoursePart {
  if (state !== 'live' || RESTS.has(phase)) return 'pause'
  return clock?.running === false ? 'wait' : 'play'
}
