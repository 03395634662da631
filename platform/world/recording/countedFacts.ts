import type { Period } from '../../../streams/domain/market.ts'
import type { Facts, Pair, Phase } from '../../../streams/domain/match.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'

/** The periods that count during a phase, besides the match. */
const RUNNING: Partial<Readonly<Record<Phase, readonly Period[]>>> = {
  firstHalf: ['firstHalf'],
  secondHalf: ['secondHalf'],
  quarter1: ['quarter1', 'firstHalf'],
  quarter2: ['quarter2', 'firstHalf'],
  quarter3: ['quarter3', 'secondHalf'],
  quarter4: ['quarter4', 'secondHalf'],
}

const HALF: readonly Period[] = ['firstHalf']
const REGULAR: readonly Period[] = ['firstHalf', 'secondHalf', 'match']
const EXTRA_TIME: ReadonlySet<Phase> = new Set<Phase>([
  'extraTimeFirstHalf',
  'extraTimeBreak',
  'extraTimeSecondHalf',
  'extraTimeEnd',
])
const THREE_QUARTERS: readonly Period[] = ['quarter1', 'quarter2', 'quarter3', 'firstHalf']

/** The periods whose counts are final once a phase is reached. */
const OVER: Partial<Readonly<Record<Phase, readonly Period[]>>> = {
  halfTime: HALF,
  secondHalf: HALF,
  regularEnd: [...HALF, 'secondHalf'],
  quarter2: ['quarter1'],
  quarter3: ['quarter1', 'quarter2', ...HALF],
  quarter4: THREE_QUARTERS,
  overtime: [...THREE_QUARTERS, 'quarter4'],
  extraTimeAwaited: REGULAR,
  extraTimeFirstHalf: REGULAR,
  extraTimeBreak: REGULAR,
  extraTimeSecondHalf: REGULAR,
  extraTimeEnd: [...REGULAR, 'extraTime'],
  penaltiesAwaited: [...REGULAR, 'extraTime'],
  penalties: [...REGULAR, 'extraTime'],
  set2: ['set1'],
  set3: ['set1', 'set2'],
  set4: ['set1', 'set2', 'set3'],
  set5: ['set1', 'set2', 'set3', 'set4'],
}

export function periodsOver(phase: Phase): readonly Period[] {
  return OVER[phase] ?? []
}

/** The counts of a match after a change of score during a phase. */
export function countScore(facts: Facts, sport: Sport, phase: Phase, before: Pair, after: Pair): Facts {
  const stat = descriptorOf(sport).score
  if (stat === null) return facts
  if (EXTRA_TIME.has(phase) && descriptorOf(sport).further !== undefined) {
    const [home, away] = facts[`${stat}.extraTime`] ?? [0, 0]
    return { ...facts, [`${stat}.extraTime`]: [home + after[0] - before[0], away + after[1] - before[1]] }
  }
  const next: { -readonly [K in keyof Facts]: Facts[K] } = { ...facts, [`${stat}.match`]: after }
  for (const period of RUNNING[phase] ?? []) {
    const [home, away] = facts[`${stat}.${period}`] ?? [0, 0]
    next[`${stat}.${period}`] = [home + after[0] - before[0], away + after[1] - before[1]]
  }
  return next
}
