import type { ScoreCount, StoredScorePrediction } from '../store/scorePredictions.ts'
import type { World } from '../world/world.ts'
import { verdictOf } from './verdict.ts'

/** How many of the most frequent scores are listed. */
const LISTED_SCORES = 5

/** A prediction on the wire, with the verdict by the present result. */
export function predictionRow(prediction: StoredScorePrediction, world: Pick<World, 'result'>) {
  const { matchId, league, homeName, awayName, kickOff, home, away, placedAt } = prediction
  return {
    matchId,
    league,
    homeName,
    awayName,
    kickOff,
    home,
    away,
    placedAt,
    ...verdictOf(prediction, world.result(matchId)),
  }
}

/** What all members expect of a match; `scores` have the most frequent first. */
export function shareRow(scores: readonly ScoreCount[]) {
  const sum = (counts: (score: ScoreCount) => boolean): number =>
    scores.filter(counts).reduce((total, { count }) => total + count, 0)
  return {
    home: sum(({ home, away }) => home > away),
    draw: sum(({ home, away }) => home === away),
    away: sum(({ home, away }) => home < away),
    scores: scores.slice(0, LISTED_SCORES),
  }
}
