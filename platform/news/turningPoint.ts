import type { Pair } from '../../streams/domain/match.ts'
import type { TeamSide } from '../world/matchRecord.ts'
import { type Goal, winnerOf } from './reportFacts.ts'

/** The goal that gave regular time its final outcome. */
export interface TurningPoint {
  readonly kind: 'comeback' | 'late' | 'decisive' | 'equaliser'
  /** Who scored it. */
  readonly side: TeamSide
  readonly minute: number
}

/** From this minute on a decisive goal is a late one. */
const LATE = 85

/** `null` without goals. */
export function turningPointOf(goals: readonly Goal[], score: Pair): TurningPoint | null {
  const winner = winnerOf(score)
  const leads = goals.map((goal) => winnerOf(goal.score))
  const last = leads.findLastIndex((lead) => lead !== winner) + 1
  const goal = goals[last]
  if (goal === undefined) return null
  const { side, minute } = goal
  if (winner === null) return { kind: 'equaliser', side, minute }
  if (leads.some((lead) => lead !== null && lead !== winner)) return { kind: 'comeback', side, minute }
  return { kind: minute >= LATE ? 'late' : 'decisive', side, minute }
}
