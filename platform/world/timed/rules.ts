import type { Period, Stat } from '../../../streams/domain/market.ts'

/** A part of a match; also its phase. */
export type Part = Extract<
  Period,
  `third${1 | 2 | 3}` | `quarter${1 | 2 | 3 | 4}` | 'firstHalf' | 'secondHalf'
>

/** A kind of score: its points, and its share of all scores. The weights sum to one. */
export interface Score {
  readonly points: number
  readonly weight: number
  /** The statistic that counts this kind of score; missing if there is none. */
  readonly counted?: Extract<Stat, 'touchdowns' | 'fieldGoals'>
}

/**
 * The rules of a sport that ends by the clock and whose scores come at any time. Only regular time is played: a
 * match may end level.
 */
export interface TimedRules {
  readonly counts: Extract<Stat, 'goals' | 'points'>
  readonly parts: readonly Part[]
  /** ms. */
  readonly partLength: number
  /** The pause after each part but the last, ms. */
  readonly pauses: readonly number[]
  /** A clock that counts up goes on in the next part. */
  readonly clock: 'up' | 'down'
  readonly scores: readonly Score[]
  /** How long betting is suspended after a score, ms; 0 where scores are part of the price. */
  readonly haltAfterScore: number
  /** Whether a draw can be bet on; without it, it returns the stakes. */
  readonly drawIsOffered: boolean
}

/** The mean of what a score is worth. */
export function meanScore({ scores }: TimedRules): number {
  return scores.reduce((sum, { points, weight }) => sum + points * weight, 0)
}

export function isPart({ parts }: TimedRules, phase: string): phase is Part {
  return parts.some((part) => part === phase)
}
