import * as v from 'valibot'
import { maybe, nameOf, whole } from '../decode.ts'
import { unitsAmount } from '../games/bets.ts'
import { gameRecordFields, lotteryBetFields, recordAnswer, recordRequestFields } from '../games/records.ts'
import { looseFlag, looseId, looseNumber, looseObject, looseText } from '../lenient.ts'
import { chaseStateCodes } from './codes.ts'
import { ticketId } from './lists.ts'

/** The bets and chases of a member (docs/games/lottery.md, 7.8 and 7.9). */

/** Body of the bets; `chaseNo` lists those of a chase. */
export const lotteryRecordsRequest = v.object({
  ...recordRequestFields,
  ticketId: maybe(ticketId),
  chaseNo: maybe(v.pipe(v.string(), v.maxLength(40))),
})

export type LotteryRecordsRequest = v.InferOutput<typeof lotteryRecordsRequest>

/** A bet. Amounts are texts in units, `unit` is minor units. */
export const lotteryRecord = looseObject({
  ...gameRecordFields,
  ...lotteryBetFields,
  ticketId: looseId,
  planId: looseId,
  playId: looseNumber(null),
  notes: looseNumber(null),
  winNotes: looseNumber(null),
})

/** `data` of the bets. */
export const lotteryRecords = recordAnswer(lotteryRecord)

/** Body of the chases. */
export const chaseRecordsRequest = v.object({
  page: recordRequestFields.page,
  size: recordRequestFields.size,
  chaseState: maybe(v.pipe(whole, v.picklist(Object.values(chaseStateCodes)))),
  timeType: recordRequestFields.timeType,
  beginTime: recordRequestFields.beginTime,
  endTime: recordRequestFields.endTime,
  currencyCode: recordRequestFields.currencyCode,
  clientOrderIds: recordRequestFields.clientOrderIds,
  ticketId: maybe(ticketId),
})

export type ChaseRecordsRequest = v.InferOutput<typeof chaseRecordsRequest>

/** A chase. Amounts are minor units; on the wire texts in units. */
export const chaseRecord = looseObject({
  chaseNo: looseId,
  clientOrderId: looseText,
  ticketId: looseId,
  ticketName: looseText,
  playId: whole,
  playName: looseText,
  numbers: looseText,
  notes: looseNumber(null),
  unit: looseNumber(null),
  stopOnWin: looseFlag,
  chaseState: nameOf(chaseStateCodes),
  /** How many draws it goes over, and how many of them are over. */
  plans: whole,
  drawn: whole,
  currencyCode: whole,
  /** The whole cost. */
  betAmount: unitsAmount,
  /** Staked on draws that are to come. */
  openAmount: unitsAmount,
  /** Given back. */
  returnedAmount: unitsAmount,
  /** Won. */
  backAmount: unitsAmount,
  betTime: looseNumber(null),
})

export type ChaseRecord = v.InferOutput<typeof chaseRecord>

/** `data` of the chases. */
export const chaseRecords = recordAnswer(chaseRecord)

export type ChaseRecords = v.InferOutput<typeof chaseRecords>
