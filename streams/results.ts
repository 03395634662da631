/** The entry point of the screens of results. */
export type {
  ChampionResult,
  LineResult,
  MarketResult,
  MatchResult,
  SelectionResult,
} from './domain/matchResults.ts'
export { resultsStreams, type ResultsStreams } from './core/resultsStreams.ts'
export { MY_BETS, type ResultsChoice } from './views/results/resultsChoice.ts'
export {
  type CountResult,
  type LeagueResults,
  resultsByLeague,
  resultSections,
  type ResultSection,
} from './views/results/resultGroups.ts'
