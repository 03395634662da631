/** The entry point of the statistics of a match. */
export { statisticsStreams, type StatisticsStreams } from './core/statisticsStreams.ts'
export type {
  HundredOdds,
  MatchBackground,
  MatchCounts,
  MatchEvents,
  Meeting,
  PriceHistory,
  PromotionChart,
  ScoreRank,
  SoccerEvent,
  TeamDetail,
  TeamRow,
} from './feeds/statistics/index.ts'
