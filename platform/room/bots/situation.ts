import { clockAt } from '../../../streams/domain/clock.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { Situation } from './talk/talk.ts'
import { talkOf } from './talk/talkOf.ts'

const EARLY_S = 25 * 60
const LATE_S = 75 * 60
const BREAKS: ReadonlySet<string> = new Set([
  'halfTime',
  'break',
  'regularEnd',
  'extraTimeAwaited',
  'extraTimeBreak',
  'extraTimeEnd',
  'penaltiesAwaited',
])
const EXTRA: ReadonlySet<string> = new Set([
  'overtime',
  'extraTimeFirstHalf',
  'extraTimeSecondHalf',
  'penalties',
])

/** @param now platform ms. */
export function situationOf(match: WorldMatch, now: number): Situation {
  const lead = Math.abs(match.score[0] - match.score[1])
  const gap = lead === 0 ? 'level' : lead <= talkOf(match.sport).close ? 'close' : 'wide'
  return { stage: stageOf(match, now), gap, scored: match.score[0] + match.score[1] > 0 }
}

/** In sports with quarters or sets by the part; in sports with halves by the minute. */
function stageOf({ state, phase, clock, sport }: WorldMatch, now: number): Situation['stage'] {
  if (state === 'ended' || state === 'closed' || phase === 'ended') return 'over'
  if (BREAKS.has(phase)) return 'break'
  if (EXTRA.has(phase)) return 'late'
  const { parts, half } = descriptorOf(sport).board
  const part = parts.findIndex((key) => key.endsWith(`.${phase}`))
  if (phase === 'notStarted' || part === 0) return 'early'
  if (part === parts.length - 1 && part > 0) return 'late'
  if (half === null || clock === null) return 'middle'
  const seconds = clockAt(clock, now)
  if (seconds < EARLY_S) return 'early'
  return seconds < LATE_S ? 'middle' : 'late'
}
