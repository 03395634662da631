/** The entry point of the values of lottery plays and the states of bets, for those who only put them into words. */
export { isChased, shownBetState } from './domain/lottery/betState.ts'
export { COLOURS } from './domain/lottery/colours.ts'
export type { Choice, Play, Value } from './domain/lottery/play.ts'
export { SERIES_ID, SERIES_IDS, type SeriesId } from './domain/lottery/series.ts'
export { TWO_SIDED_WORDS } from './domain/lottery/twoSided.ts'
export type { GameBetRecord } from './domain/rounds/gameBet.ts'
export type { LotteryChase } from './feeds/lottery/index.ts'
