/** The entry point of the records of games. */
export { gameRecordsStreams } from './core/gameRecordsStreams.ts'
export type { GameRecordsModel, GameRecordsView } from './views/records/gameRecordsModel.ts'
export type { GameKind, GameRecordList } from './feeds/gameRecords/index.ts'
export { type GameBetRecord, shownOutcome, type ShownOutcome } from './domain/rounds/gameBet.ts'
export type { LotteryChase } from './feeds/lottery/index.ts'
export type { ChaseList, Chases, OpenBetList, OpenBets, ReservedList } from './feeds/gameRecords/index.ts'
export { type OpenBet, openBetSums } from './domain/openBet.ts'
