/** The entry point of the screens of esports. */
export { esportsStreams, type EsportsStreams } from './core/esportsStreams.ts'
export { ALL_GAMES, type EsportsDay, type EsportsView } from './views/esports/esportsModel.ts'
export { type EsportsMap, goldLead, mapsOf, mapStats } from './views/esports/maps.ts'
