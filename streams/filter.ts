/** The entry point of the choice of leagues. */
export { HOT_SECTION, type LeagueSection } from './views/leagueFilter/leagueSelection.ts'
export type { LeagueFilterModel, LeagueFilterView, ShownTag } from './views/leagueFilter/leagueFilter.ts'
export { leagueFilterStreams } from './core/leagueFilterStreams.ts'
