/** The entry point of the records screen. */
export type { LegProgress, OrderProgress } from './views/records/orderProgress.ts'
export type { CashOutOffer, CashOutProgress } from './machines/cashOut/cashOut.ts'
export { isArmed, isUnderWay, presentOffer } from './machines/cashOut/cashOut.ts'
export type { CashOutStreams } from './core/cashOutStreams.ts'
export { type CashOutQuote, partsOf } from './domain/cashOut.ts'
export type { CashOutEntry } from './venues/cashOut.ts'
export type { RecordsModel } from './views/records/recordsModel.ts'
export type { UnsettledOrders } from './views/records/unsettled.ts'
export { RECORD_GROUPS, RECORD_TABS, type RecordGroup, type RecordTab } from './domain/betKind.ts'
export type { ExportStep } from './views/records/exportOrders.ts'
export { csvText, type CsvCell } from './domain/csv.ts'
export {
  addMonths,
  calendarDay,
  dayBegins,
  dayText,
  type Month,
  monthOfDay,
  timeText,
  weeksOf,
} from './domain/calendar.ts'
export { legFactor } from './domain/settlement.ts'
export { formatFactor, seriesFactor, workedHalves } from './domain/working.ts'
export { recordsStreams } from './core/recordsStreams.ts'
