import type { LocalText } from './localText.ts'

/** Goals of the regular time. */
export interface Score {
  readonly home: number
  readonly away: number
}

/** The most goals of a team that can be predicted. */
export const MOST_PREDICTED_GOALS = 20

/** What became of a prediction: the exact score, only the outcome, neither, or the match does not count. */
export type PredictionVerdict = 'open' | 'exact' | 'outcome' | 'missed' | 'void' | 'unknown'

/** The final score of a match that a member expects. */
export interface ScorePrediction extends Score {
  readonly matchId: string
  readonly league: LocalText
  readonly homeName: LocalText
  readonly awayName: LocalText
  /** Platform time, ms; so is `placedAt`. */
  readonly kickOff: number
  readonly placedAt: number
  readonly state: PredictionVerdict
  readonly points: number
  /** `null` until the match is decided. */
  readonly result: Score | null
}

/** How many members expect which outcome of a match, and the most frequent scores. */
export interface PredictionShare {
  readonly home: number
  readonly draw: number
  readonly away: number
  readonly scores: readonly (Score & { readonly count: number })[]
}

/** The nearest number of goals that can be predicted. */
export function goalsWithin(goals: number): number {
  if (!Number.isFinite(goals)) return 0
  return Math.min(MOST_PREDICTED_GOALS, Math.max(0, Math.trunc(goals)))
}

export function isSameScore(one: Score, other: Score): boolean {
  return one.home === other.home && one.away === other.away
}

/** Whole percentages that add up to 100; all zero without predictions. */
export function wholeShares({
  home,
  draw,
  away,
}: Omit<PredictionShare, 'scores'>): Omit<PredictionShare, 'scores'> {
  const all = home + draw + away
  if (all <= 0) return { home: 0, draw: 0, away: 0 }
  const homeShare = Math.round((home / all) * 100)
  const drawShare = Math.min(Math.round((draw / all) * 100), 100 - homeShare)
  return { home: homeShare, draw: drawShare, away: 100 - homeShare - drawShare }
}
