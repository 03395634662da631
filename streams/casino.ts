/** The entry point of the screens of the casino. */
export { casinoStreams, type CasinoStreams } from './core/casinoStreams.ts'
export { rankOf, suitOf } from './domain/baccarat/cards.ts'
export type { DealtCard } from './domain/baccarat/hand.ts'
export { type Play, PLAY_ODDS, PLAYS } from './domain/baccarat/plays.ts'
export { type Colour, type DerivedRoad } from './domain/baccarat/roads/derived.ts'
export { lastColumns, ROAD_ROWS, streakLengths } from './domain/baccarat/roads/layout.ts'
export { outcomeOf, type Side } from './domain/baccarat/roads/outcome.ts'
export {
  askRoads,
  type BeadMark,
  type BigMark,
  type DerivedMark,
  type Roads,
  roadsOf,
  winsOf,
} from './domain/baccarat/roads/roads.ts'
export { cartSum } from './domain/casino/cart.ts'
export { CARD_MODES, type CardMode, LIST_TABS, ROAD_THEMES, type RoadTheme } from './domain/casino/modes.ts'
export { PHASES } from './domain/casino/phases.ts'
export { PLAY_RETURNS } from './domain/casino/returns.ts'
export { type CasinoSettings, isShowSuperSix, REMOTE_CODES } from './domain/casino/settings.ts'
export { stakedPlays, stakeOn, totalStake } from './domain/casino/stakes.ts'
export { MOST_TOGETHER, playsAt, TABLE_TYPES } from './domain/casino/tables.ts'
export { type GameBetRecord, shownOutcome } from './domain/rounds/gameBet.ts'
export type { TableInfo } from './feeds/casino/index.ts'
export { FAST_BET_MS } from './machines/casinoBets/createTableBets.ts'
export type { TableBetsView } from './machines/casinoBets/tableBets.ts'
export type { CartModel } from './views/casino/cart.ts'
export type { LobbyFilter, LobbyModel, LobbyView } from './views/casino/lobbyModel.ts'
export { REPLAY_SPEEDS, type ReplayModel } from './views/casino/replayModel.ts'
export type { CasinoTableModel, PastRound } from './views/casino/tableModel.ts'
export { outcomeOfCards, type ShownHands, type TableMoment } from './views/casino/tableMoment.ts'
export type { ShoeRoads, TableView } from './views/casino/tableViews.ts'
