import * as v from 'valibot'
import { flag, id, nameOf, numeric, whole } from '../decode.ts'
import { unitsAmount } from '../games/bets.ts'
import { HEX_64 } from '../games/words.ts'
import { looseId, looseList, looseNumber, looseObject, looseRecord, looseText } from '../lenient.ts'
import { saleStatusCodes } from './codes.ts'
import { ticketId } from './lists.ts'

/** The page of a lottery (docs/games/lottery.md, 7.3). Times are platform ms, amounts minor units. */

/** Query of the page. */
export const lotteryPageRequest = v.object({ ticketId })

const plannedRow = looseObject({ planId: looseId, saleEndTime: whole, drawTime: whole })

const playRow = looseObject({
  playId: whole,
  name: looseText,
  /** European × 100 000, the highest; by value as in `numbers` where they differ. */
  odds: whole,
  oddsOf: looseRecord(whole),
  /** The return × 1 000 000. */
  rtp: looseNumber(null),
})

/** `data` of the page. */
export const lotteryPage = v.object({
  ticketId: id,
  seriesId: whole,
  saleStatus: nameOf(saleStatusCodes),
  /** The draw on sale; `null` where none is planned. */
  plan: v.nullable(
    v.object({
      planId: id,
      opensAt: whole,
      saleEndTime: whole,
      drawTime: whole,
      commitment: v.pipe(v.string(), v.regex(HEX_64)),
    }),
  ),
  /** The newest draw that is over; `null` before the first. A draw that was given back has no numbers. */
  last: v.nullable(v.object({ planId: id, numbers: v.nullish(v.array(whole), []), voided: flag })),
  /** The draws after the one on sale, for a chase. */
  next: looseList(plannedRow),
  plays: looseList(playRow),
  /** What a note can cost at multiple 1, from the highest. */
  units: v.array(whole),
  maxNotes: whole,
  /** The most that the member may stake on a draw. */
  drawMax: unitsAmount,
  ts: numeric,
})

export type LotteryPage = v.InferOutput<typeof lotteryPage>
