/** The pages of a match that are loaded with the first of them. */
export { MatchNews } from '../../features/news/MatchNews.tsx'
export { PredictionPanel } from '../../features/predictions/PredictionPanel.tsx'
export { PromotionPanel } from '../../features/statistics/PromotionPanel.tsx'
export { LeagueMatches } from '../../features/statistics/LeagueMatches.tsx'
export { StatisticsPanel } from '../../features/statistics/StatisticsPanel.tsx'
export { TrendPanel } from '../../features/statistics/TrendPanel.tsx'
