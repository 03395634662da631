/** The pages of a match that are loaded with the first of them. */
export { PromotionPanel } from '../../features/statistics/PromotionPanel.tsx'
export { LeagueMatches } from '../../features/statistics/LeagueMatches.tsx'
export { StatisticsPanel } from '../../features/statistics/StatisticsPanel.tsx'
export { TrendPanel } from '../../features/statistics/TrendPanel.tsx'
