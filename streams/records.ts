/** The entry point of the records screen. */
export type { LegProgress, OrderProgress } from './views/records/orderProgress.ts'
export type { RecordsModel } from './views/records/recordsModel.ts'
export { legFactor } from './domain/settlement.ts'
export { formatFactor, seriesFactor, workedHalves } from './domain/working.ts'
export { recordsStreams } from './core/recordsStreams.ts'
