/** The entry point of the screens of virtual sports. */
export { virtualStreams, type VirtualMatchModel, type VirtualStreams } from './core/virtualStreams.ts'
export type { FilmState } from './feeds/virtual/index.ts'
export type {
  CupTree,
  MatchFilm,
  RaceFilm,
  TableGroup,
  Tie,
  VirtualBatch,
  VirtualGame,
  VirtualMatch,
  VirtualResult,
} from './venues/virtual.ts'
export { isVirtualPath } from './venues/virtual.ts'
export type { BatchTab } from './views/virtual/batchTabs.ts'
export { basketballAt, footballAt, type MatchMoment } from './views/virtual/matchFilm.ts'
export { raceAt } from './views/virtual/raceFilm.ts'
export type { VirtualGameModel, VirtualView } from './views/virtual/virtualModel.ts'
