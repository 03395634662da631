/** The entry point of the screens with predictions of final scores. */
export { predictionStreams, type PredictionStreams } from './core/predictionStreams.ts'
export {
  MOST_PREDICTED_GOALS,
  type PredictionShare,
  type ScorePrediction,
  wholeShares,
} from './domain/scorePrediction.ts'
export type { PredictorRow, RankPeriod } from './feeds/predictions/index.ts'
export type { MatchPredictionModel, MatchPredictionView } from './views/predictions/matchPrediction.ts'
export type { PredictorsModel } from './views/predictions/predictors.ts'
export type { RoomShareModel, RoomShareView } from './views/predictions/roomShare.ts'
