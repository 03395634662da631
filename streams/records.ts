/** The door of the records. */
export type { RecordsModel } from './views/records/recordsModel.ts'
export { recordsStreams } from './views/records/recordsStreams.ts'
