/** The entry point of the games beside an anchor, which come with a room or a banner. */
export { playStreams, type PlayStreams } from './core/playStreams.ts'
export { type AnchorGame, type AnchorOption, isAnchorGame } from './domain/anchorGames/games.ts'
export type { AnchorRound, BuzzerResult, PenaltyResult } from './domain/anchorGames/results.ts'
export { winOptions } from './domain/anchorGames/settlement.ts'
export { handPoints, rankOf, suitOf, type Suit } from './domain/baccarat/cards.ts'
export { type BaccaratHand, dealtCards } from './domain/baccarat/hand.ts'
export type { GameBetRecord } from './domain/rounds/gameBet.ts'
export type { GameBackground } from './feeds/anchorGames/index.ts'
export type { AnchorGameModel } from './views/anchorGame/anchorGameModel.ts'
export type {
  OptionView,
  PanelBlock,
  PanelTrouble,
  PanelView,
  RoundNet,
} from './views/anchorGame/panelView.ts'
