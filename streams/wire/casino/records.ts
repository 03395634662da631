import * as v from 'valibot'
import { maybe } from '../decode.ts'
import { gameRecordFields, recordAnswer, recordRequestFields } from '../games/records.ts'
import { looseNumber, looseObject, looseText } from '../lenient.ts'
import { tableId } from './tables.ts'

/** Body of the member's bets (docs/games/casino.md, 6.6). */
export const casinoRecordsRequest = v.object({ ...recordRequestFields, tableId: maybe(tableId) })

/** A bet. Amounts are texts in units. */
export const casinoRecord = looseObject({
  ...gameRecordFields,
  tableId: looseText,
  type: looseNumber(null),
  shoe: looseText,
})

/** `data` of the member's bets. */
export const casinoRecords = recordAnswer(casinoRecord)
