import * as v from 'valibot'
import { maybe, whole } from '../decode.ts'
import { looseHex } from '../games/round.ts'
import { looseFlag, looseId, looseList, looseObject } from '../lenient.ts'
import { ticketId } from './lists.ts'

/** Number of draws in one answer. */
export const HISTORY_SIZE = { usual: 100, most: 200, mostOfDay: 1440 } as const

/** Query of the past draws: the newest `size`, or all of a `day` in UTC+8 as `20261120`. */
export const historyRequest = v.object({
  ticketId,
  size: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(HISTORY_SIZE.most)), HISTORY_SIZE.usual),
  day: maybe(v.pipe(v.string(), v.regex(/^\d{8}$/))),
})

/** A past draw. One that was given back has no numbers: `null` on the wire. */
export const drawRow = looseObject({
  planId: looseId,
  /** Platform ms. */
  drawTime: whole,
  numbers: looseList(whole),
  voided: looseFlag,
  commitment: looseHex,
  seed: looseHex,
})

export type DrawRow = v.InferOutput<typeof drawRow>

/** `data` of the past draws, newest first. */
export const lotteryHistory = v.object({ draws: looseList(drawRow) })
