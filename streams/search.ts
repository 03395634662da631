/** The entry point of the search screen. */
export type { Found } from './venues/search.ts'
export { highlighted } from './views/search/highlighted.ts'
export type { SearchModel, SearchState } from './views/search/searchModel.ts'
export { searchStreams } from './core/searchStreams.ts'
