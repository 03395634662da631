import type { ScoringEnd } from '../drawing/scoringEnds.ts'

/**
 * The end of the picture at which a side scores. Sides do not change ends, because in a clip the colour belongs to
 * the end: a side that changed ends would change its colour (decision 0108).
 */
export function endOf(side: 'home' | 'away'): ScoringEnd {
  return side === 'home' ? 'right' : 'left'
}
