import type { Phase } from '../../../streams/domain/match.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { ScoringEnd } from '../scoreDrawing.ts'

type Standing = Pick<WorldMatch, 'sport' | 'phase' | 'score' | 'facts'>

/**
 * At which end of the picture a side scores, in the state of the match before the score. Home attacks to the right
 * first, in tennis to the far end, which is `left`; how often the sides have changed ends follows from the sport; on
 * a map they never do.
 */
export function endOf(match: Standing, side: 'home' | 'away'): ScoringEnd {
  const changed = changesOfEnds(match) % 2 === 1
  const homeAttacks = match.sport === 'tennis' ? 'left' : 'right'
  return (side === 'home') === changed ? other(homeAttacks) : homeAttacks
}

function other(end: ScoringEnd): ScoringEnd {
  return end === 'left' ? 'right' : 'left'
}

const AFTER_HALF: ReadonlySet<Phase> = new Set<Phase>([
  'secondHalf',
  'quarter3',
  'quarter4',
  'overtime',
  'extraTimeSecondHalf',
])

function changesOfEnds({ sport, phase, score, facts }: Standing): number {
  if (sport === 'volleyball') return score[0] + score[1]
  if (sport !== 'tennis') return AFTER_HALF.has(phase) ? 1 : 0
  // After the first game of a set, and then after every two (ITF Rules of Tennis, 10).
  const [home, away] = facts[`games.${SET_WORDS[score[0] + score[1]] ?? 'set1'}`] ?? [0, 0]
  return Math.floor((home + away + 1) / 2)
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
