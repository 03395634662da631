/** The entry point of the match page. */
export { matchStreams, type MatchStreams } from './core/matchStreams.ts'
export { byPart } from './views/match/marketSections.ts'
