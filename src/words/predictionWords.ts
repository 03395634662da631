import type { i18n as I18n, TFunction } from 'i18next'
import type { MatchPredictionView, ScorePrediction } from '../../streams/predictions.ts'
import { failureText } from '../i18n/failureText.ts'

interface Score {
  readonly home: number
  readonly away: number
}

/** A score, such as `2:1`; the home team first. */
export function scoreText({ home, away }: Score): string {
  return `${String(home)}:${String(away)}`
}

/** Why a prediction is not stored; `null` when nothing is wrong. */
export function problemWords(i18n: I18n, problem: MatchPredictionView['problem']): string | null {
  if (problem === null) return null
  return problem === 'notArrived' ? i18n.t('predictions.notArrived') : failureText(i18n, problem)
}

/** What became of a prediction, with its points once it is decided. */
export function verdictWords(t: TFunction, { state, points }: ScorePrediction): string {
  const verdict = t(`predictions.verdict.${state}`)
  const decided = state === 'exact' || state === 'outcome' || state === 'missed'
  return decided ? [verdict, t('predictions.points', { count: points })].join(' · ') : verdict
}
