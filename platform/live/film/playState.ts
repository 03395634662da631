import type { Phase } from '../../../streams/domain/match.ts'
import type { WorldMatch } from '../../world/world.ts'

/** What a match shows between scores. */
export type PlayState = 'play' | 'wait' | 'pause'

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
 * What a match shows between scores: a rest before, between and after its parts; within a part play, or waiting
 * players while the clock is stopped. In basketball it is stopped for more than half of the time.
 */
export function playStateOf({
  state,
  phase,
  clock,
}: Pick<WorldMatch, 'state' | 'phase' | 'clock'>): PlayState {
  if (state !== 'live' || RESTS.has(phase)) return 'pause'
  return clock?.running === false ? 'wait' : 'play'
}
