/** The entry point of the records screen. */
export type { LegStanding, OrderStanding } from './views/records/orderStanding.ts'
export type { RecordsModel } from './views/records/recordsModel.ts'
export { legFactor } from './domain/settlement.ts'
export { formatFactor, seriesFactor, workedHalves } from './domain/working.ts'
export { recordsStreams } from './core/recordsStreams.ts'
