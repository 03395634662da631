import * as v from 'valibot'
import { maybe, whole } from '../decode.ts'
import { gameRecordFields, lotteryBetFields, recordAnswer, recordRequestFields } from '../games/records.ts'
import { looseNumber, looseObject, looseRecord, looseText } from '../lenient.ts'

/** The record lists over all products (docs/games/wallet.md, 8). */
export const MIXED_RECORD_PATHS = {
  /** POST `MixedRecordsRequest` → `MixedRecords`; a call of the site. */
  list: '/api/site/gameassist/gameRecord/v1/list',
  /** POST `UnsettledRequest` → `UnsettledRecords`; a call of PMTY. */
  unsettled: '/yewurecord/v1/betOrder/client/getTYZRCPOrderListPB',
} as const

/** `recordGroup`, and the kinds of bets in each; the words are the specification's. */
export const RECORD_KINDS = {
  sport: ['SportBet', 'AnchorBet'],
  casino: ['CasinoBet'],
  lottery: ['LotteryBet'],
} as const

export type MixedGroup = keyof typeof RECORD_KINDS
export type MixedKind = (typeof RECORD_KINDS)[MixedGroup][number]

/** `status` of the shared view by name; the last two are of sport only. */
export const RECORD_VIEW_STATUS = {
  unsettled: '0',
  settled: '1',
  preOrdering: 'PreOrdering',
  preOrderFail: 'PreOrderFail',
} as const

const GROUPS = ['sport', 'casino', 'lottery'] as const
const KINDS = ['SportBet', 'AnchorBet', 'CasinoBet', 'LotteryBet'] as const

/** Body of the list of all products. Without a group it has all of them. */
export const mixedRecordsRequest = v.object({
  recordGroup: maybe(v.picklist(GROUPS)),
  betKind: maybe(v.picklist(KINDS)),
  tab: v.optional(v.picklist(['BetRecord', 'AppendRecord']), 'BetRecord'),
  status: maybe(v.picklist(Object.values(RECORD_VIEW_STATUS))),
  page: recordRequestFields.page,
  size: recordRequestFields.size,
  timeType: recordRequestFields.timeType,
  beginTime: recordRequestFields.beginTime,
  endTime: recordRequestFields.endTime,
  currencyCode: recordRequestFields.currencyCode,
})

export type MixedRecordsRequest = v.InferOutput<typeof mixedRecordsRequest>

/** Body of the bets that are not settled; all of it may be left out. */
export const unsettledRequest = v.object({
  page: recordRequestFields.page,
  size: recordRequestFields.size,
  orderStatus: v.optional(whole, 0),
})

/** A record of any product; `legs` is of a `SportBet` only. */
const mixedRecord = looseObject({
  ...gameRecordFields,
  ...lotteryBetFields,
  legs: looseNumber(null),
})

export type MixedRecordRow = v.InferOutput<typeof mixedRecord>

/** Unsettled bets of each group, in both currencies. */
const counts = looseRecord(whole)

export const mixedRecords = v.object({ ...recordAnswer(mixedRecord).entries, counts })

/** What is read of any of these answers where only the number of unsettled bets is asked for. */
export const openCounts = v.object({ counts })

/** What is read of them where only the result of all pages is asked for. */
export const recordProfit = v.object({ profit: looseText })

/** The answer of the bets that are not settled: in both currencies, newest first. */
export const unsettledRecords = v.object({
  total: whole,
  records: v.array(mixedRecord),
  counts,
})
