import * as v from 'valibot'
import { nameOf, text, whole } from '../decode.ts'
import {
  listAnswer,
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
} from '../lenient.ts'
import { saleStatusCodes } from './codes.ts'

const MAX_ID = 20

/** The id of a lottery in a request. */
export const ticketId = v.pipe(text, v.minLength(1), v.maxLength(MAX_ID))

/** A lottery of a list (docs/games/lottery.md, 7.1). Times are platform ms. */
export const lotteryRow = looseObject({
  ticketId: looseId,
  ticketName: looseText,
  seriesId: whole,
  /** A path below the page's origin. */
  icon: looseText,
  saleStatus: nameOf(saleStatusCodes),
  /** Why it is not sold, in the member's language. */
  message: looseText,
  /** The draw on sale; `null` like its times if none is planned. */
  planId: looseTextOrNull,
  saleEndTime: looseNumber(null),
  drawTime: looseNumber(null),
  /** The newest draw that is drawn; `null` before the first. */
  lastPlanId: looseTextOrNull,
  /** Empty before the first draw. */
  lastNumbers: looseList(whole),
  collect: looseFlag,
  sort: looseNumber(0),
})

export type LotteryRow = v.InferOutput<typeof lotteryRow>

/** `data` of the four lists. */
export const lotteryRows = listAnswer(lotteryRow)

/** Body that adds a lottery to the member's own, or removes it; it may be sent again. */
export const collectRequest = v.object({
  ticketId,
  collect: v.pipe(
    v.picklist([0, 1]),
    v.transform((value) => value === 1),
  ),
})
