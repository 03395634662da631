import { predictionStates } from '../../streams/wire/site/predictions.ts'
import type { PlainPrediction } from '../store/scorePredictions.ts'
import type { WorldResult } from '../world/world.ts'
import { isSettled, verdictOf } from './verdict.ts'

/** What a member's predictions have earned. */
export interface Sums {
  readonly points: number
  readonly exact: number
  readonly settled: number
}

export interface Ranked extends Sums {
  readonly memberId: number
  /** From 1; members with the same sums of points and exact scores share it. */
  readonly place: number
}

type ResultOf = (matchId: string) => WorldResult | undefined

const NOTHING: Sums = { points: 0, exact: 0, settled: 0 }

/** The sums of predictions by the present results. */
export function sumsOf(predictions: readonly PlainPrediction[], resultOf: ResultOf): Sums {
  return predictions.reduce((sums, prediction) => withVerdict(sums, prediction, resultOf), NOTHING)
}

/** The members with settled predictions by points, then by exact scores, then by fewer predictions. */
export function rankingOf(predictions: readonly PlainPrediction[], resultOf: ResultOf): readonly Ranked[] {
  const results = new Map<string, WorldResult | undefined>()
  const known: ResultOf = (matchId) => {
    if (!results.has(matchId)) results.set(matchId, resultOf(matchId))
    return results.get(matchId)
  }
  const members = new Map<number, Sums>()
  for (const prediction of predictions) {
    const { memberId } = prediction
    members.set(memberId, withVerdict(members.get(memberId) ?? NOTHING, prediction, known))
  }
  return withPlaces(
    [...members]
      .filter(([, { settled }]) => settled > 0)
      .map(([memberId, sums]) => ({ memberId, ...sums }))
      .sort(
        (a, b) =>
          b.points - a.points || b.exact - a.exact || a.settled - b.settled || a.memberId - b.memberId,
      ),
  )
}

function withVerdict(sums: Sums, prediction: PlainPrediction, resultOf: ResultOf): Sums {
  const verdict = verdictOf(prediction, resultOf(prediction.matchId))
  if (!isSettled(verdict)) return sums
  return {
    points: sums.points + verdict.points,
    exact: sums.exact + (verdict.state === predictionStates.exact ? 1 : 0),
    settled: sums.settled + 1,
  }
}

function withPlaces(sorted: readonly Omit<Ranked, 'place'>[]): readonly Ranked[] {
  let place = 0
  return sorted.map((row, index) => {
    const before = sorted[index - 1]
    if (before?.points !== row.points || before.exact !== row.exact) place = index + 1
    return { ...row, place }
  })
}
