import * as v from 'valibot'
import { flag, id, listOf, maybe, nameOf, siftedListOf, text, whole } from '../decode.ts'
import { localText } from '../localText.ts'
import { predictedGoals } from '../predictedGoals.ts'

/** Most predictions of a page (docs/site/news.md). */
const MOST_PREDICTIONS = 50

/** What became of a prediction. */
export const predictionStates = { open: 1, exact: 2, outcome: 3, missed: 4, void: 5 } as const

export const RANK_PERIODS = ['month', 'all'] as const

const LONGEST_ID = 64
const boundedId = v.pipe(id, v.maxLength(LONGEST_ID))

/** The latest time that a date can hold. */
const LAST_MS = 8.64e15
const time = v.pipe(whole, v.minValue(0), v.maxValue(LAST_MS))
const count = v.pipe(whole, v.minValue(0))

/** Body of `addPrediction`. */
export const addPredictionRequest = v.object({
  memberId: boundedId,
  matchId: boundedId,
  home: predictedGoals,
  away: predictedGoals,
})

/** Body of `getPredictions`. */
export const predictionsRequest = v.object({
  memberId: boundedId,
  matchId: maybe(boundedId),
  page: v.pipe(whole, v.minValue(1)),
  size: v.pipe(whole, v.minValue(1), v.maxValue(MOST_PREDICTIONS)),
})

/** Body of `predictionRank`. */
export const predictionRankRequest = v.object({ period: v.picklist(RANK_PERIODS) })

/** Body of `checkUserScorePredict` and of `scorePredictShare`. */
export const roomPredictionRequest = v.object({ roomId: boundedId, matchId: boundedId })

/** `data` of `addPrediction`, and an item of the list. */
export const scorePrediction = v.object({
  matchId: id,
  league: v.fallback(localText, ''),
  homeName: localText,
  awayName: localText,
  kickOff: time,
  home: predictedGoals,
  away: predictedGoals,
  placedAt: time,
  state: nameOf(predictionStates),
  points: count,
  /** Score after regular time; `null` until the match is decided. */
  result: maybe(v.object({ home: count, away: count })),
})

/** What all members expect of a match. */
const share = v.object({
  home: count,
  draw: count,
  away: count,
  /** The most frequent scores. */
  scores: listOf(v.object({ home: predictedGoals, away: predictedGoals, count })),
})

/** `data` of `getPredictions`: newest first, with the member's sums. */
export const predictions = v.object({
  total: count,
  items: siftedListOf(scorePrediction),
  points: count,
  exact: count,
  /** The place among all members; `null` without a settled prediction. */
  place: maybe(v.pipe(whole, v.minValue(1))),
  /** `null` unless a match was named. */
  share: maybe(share),
})

/** `data` of `predictionRank`, the best first. */
export const predictionRank = v.object({
  items: siftedListOf(
    v.object({
      place: v.pipe(whole, v.minValue(1)),
      name: text,
      points: count,
      exact: count,
      settled: count,
    }),
  ),
})

/** `data` of `checkUserScorePredict`. */
export const roomPrediction = v.object({
  /** Whether the match can still be predicted. */
  open: flag,
  predicted: maybe(scorePrediction),
  /** Whether the member has shared the prediction in this room. */
  shared: flag,
})

export type Predictions = v.InferOutput<typeof predictions>
