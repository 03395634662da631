import * as v from 'valibot'
import { limitRow } from './limits.ts'
import { listAnswer, looseId, looseList, looseNumber, looseText } from '../lenient.ts'

/** The reserved orders of a member; the answer is an `OrderList`. */
export const reservationListRequest = v.object({
  cuid: looseText,
  /** The states to list; see `PMTY_RESERVATION_STATES`. */
  preOrderStatusList: looseList(v.number()),
  /** From 1. */
  page: looseNumber(1),
  size: looseNumber(50),
  /** See `PMTY_TIME_TYPES`; 0 for any time. */
  timeType: looseNumber(0),
  currencyCode: looseText,
})

export type ReservationListRequest = v.InferOutput<typeof reservationListRequest>

/** Strict, since it changes what is bet. */
export const reservationEditRequest = v.object({
  orderNo: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** European odds × 100 000. */
  odds: v.pipe(v.number(), v.safeInteger()),
  /** `EU`; see `PMTY_ODDS_FORMAT_NAMES`. */
  marketType: v.pipe(v.string(), v.maxLength(8)),
})

export type ReservationEditRequest = v.InferOutput<typeof reservationEditRequest>

/** Limits of a reservation. `orderMaxPay` is the most that stake × price may be. */
export const reserveLimitRow = v.object({
  ...limitRow.entries,
  playOptionsId: looseId,
  /** The highest price, European odds × 100 000. This field and those below are this platform's own. */
  maxOdds: looseNumber(null),
  /** See `PMTY_RESERVE_PAY_DISPLAY`: whether the member may choose when to pay. */
  reservePayDisplay: looseNumber(0),
  /** The lines that can be reserved. */
  marketValues: looseList(v.string()),
})

export type ReserveLimitRow = v.InferOutput<typeof reserveLimitRow>

export const reserveLimitRows = listAnswer(reserveLimitRow)
