import type { FactKey, Pair } from '../../../streams/domain/match.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import type { Period } from '../../../streams/domain/vocabulary/periods.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { endOf } from './ends.ts'
import type { ScorePart } from './reel.ts'

type Scored = Pick<WorldMatch, 'sport' | 'score' | 'facts'>

/**
 * What is shown when a match goes from one state to the next: the end at which somebody scored, or the base that fell
 * when a map of esports was won (shown as one more round where there are no bases); `null` for nothing.
 */
export function scoreBetween(before: Scored, after: Scored): ScorePart | null {
  const scorer = scorerBetween(before, after)
  if (scorer === null) return null
  const end = endOf(scorer)
  return isEsport(after.sport) && onlyRiser(before.score, after.score) !== null ? `${end}Base` : end
}

/**
 * Who has scored between two states of a match; `null` for nobody. In sports with sets it is who won the point, which
 * also shows in the games and sets; in esports it is who won the fight or the round. A score that was taken back
 * belongs to nobody.
 */
export function scorerBetween(before: Scored, after: Scored): 'home' | 'away' | null {
  const byScore = onlyRiser(before.score, after.score)
  if (byScore !== null) return byScore
  for (const stat of ['goals', 'games', 'points', 'towers', 'rounds'] as const) {
    for (const period of countedPeriods(after.sport)) {
      const key: FactKey = `${stat}.${period}`
      const riser = onlyRiser(before.facts[key] ?? [0, 0], after.facts[key] ?? [0, 0])
      if (riser !== null) return riser
    }
  }
  return after.sport === 'tennis' ? backToDeuce(before, after) : null
}

function countedPeriods(sport: Sport): readonly Period[] {
  const { periods, further = [] } = descriptorOf(sport)
  return ['match', ...periods, ...further]
}

/** The side whose count has grown while the other has not; `null` otherwise. */
function onlyRiser(before: Pair, after: Pair): 'home' | 'away' | null {
  const [home, away] = [after[0] - before[0], after[1] - before[1]]
  if (home > 0 && away <= 0) return 'home'
  return away > 0 && home <= 0 ? 'away' : null
}

/** A lost advantage is called 40 again, without a change of the opponent's count. */
function backToDeuce(before: Scored, after: Scored): 'home' | 'away' | null {
  const [was, is] = [before.facts['points.match'] ?? [0, 0], after.facts['points.match'] ?? [0, 0]]
  if (was[0] === 50 && is[0] === 40 && is[1] === 40) return 'away'
  return was[1] === 50 && is[1] === 40 && is[0] === 40 ? 'home' : null
}
