import * as v from 'valibot'
import {
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  whenSent,
} from '../lenient.ts'
import { pageFields } from './answers.ts'
import { FBTY_MAX } from './paths.ts'
import { currencyId } from './requests.ts'
import { whole } from '../decode.ts'

const languageType = v.optional(v.unknown())

export const ordersRequest = v.object({
  languageType,
  isSettled: v.boolean(),
  /** Ms, from and before. */
  startTime: v.optional(whole),
  endTime: v.optional(whole),
  /** See `FBTY_TIME_TYPES`. */
  timeType: v.optional(whole, 1),
  current: v.optional(whole, 1),
  size: v.optional(whole, 50),
  currencyId,
  /** The beginning of an order number: orders of any time and state. */
  orderId: v.optional(v.pipe(v.string(), v.regex(/^(TL)?\d{0,19}$/))),
})

export type FbtyOrdersRequest = v.InferInput<typeof ordersRequest>
export type FbtyOrdersQuery = v.InferOutput<typeof ordersRequest>

/** A list of orders is refused as a whole when one of them cannot be read. */
function all<const S extends v.GenericSchema>(item: S) {
  return v.nullish(v.array(item), [])
}

const orderLeg = looseObject({
  sid: looseNumber(-1),
  /** Match, its name, and kick-off, ms. */
  mid: looseText,
  mn: looseText,
  bt: looseNumber(0),
  lid: looseText,
  ln: looseText,
  te: looseList(looseObject({ na: looseText, id: looseText })),
  mty: looseNumber(0),
  pe: looseNumber(0),
  ty: looseNumber(0),
  /** The line from the home side. */
  li: looseText,
  /** Names of market and option. */
  mgn: looseText,
  on: looseText,
  onm: looseText,
  /** The price taken, its format, and the price as shown. */
  od: looseNumber(0),
  of: looseNumber(1),
  bod: looseText,
  ip: looseNumber(0),
  re: looseText,
  rs: looseText,
  sr: looseNumber(0),
  ms: looseNumber(-1),
})

export type FbtyOrderLeg = v.InferOutput<typeof orderLeg>

const cashOutEntry = looseObject({
  id: looseText,
  ct: looseNumber(0),
  /** Stake and payment. */
  cst: looseText,
  cops: looseText,
  /** See `FBTY_CASH_OUT_STATES`. */
  st: looseNumber(0),
  /** Code of a failure. */
  cr: looseNumber(null),
  relatedId: looseText,
})

export type FbtyCashOutEntry = v.InferOutput<typeof cashOutEntry>

export const orderRecord = looseObject({
  id: looseId,
  /** See `FBTY_ORDER_STATES`, and how often its settlement was withdrawn. */
  st: looseNumber(-1),
  ss: looseNumber(0),
  sert: looseNumber(0),
  /** See `FBTY_PUSH_TYPES`; 0 where the venue does not say. */
  pushType: looseNumber(0),
  sv: looseNumber(1),
  /** Combinations and legs. */
  bn: looseNumber(1),
  al: looseNumber(1),
  bt: looseText,
  /** Unit stake, total stake, paid so far, profit. */
  us: looseText,
  sat: looseText,
  sa: looseTextOrNull,
  uwl: looseTextOrNull,
  sr: looseNumber(0),
  cte: looseNumber(0),
  stm: looseNumber(null),
  /** Most win, most return, win of the open rest. */
  mwa: looseText,
  mla: looseText,
  lwa: looseTextOrNull,
  cid: looseNumber(0),
  oc: looseNumber(0),
  /** Whether it may be cashed out, how often it was, the stake and the payment of it. */
  co: looseNumber(0),
  coc: looseNumber(0),
  cots: looseTextOrNull,
  cops: looseTextOrNull,
  crl: looseList(cashOutEntry),
  rj: looseNumber(0),
  rjs: looseText,
  code: looseNumber(null),
  pst: looseNumber(null),
  /** State of a reserved order. */
  rst: whenSent(looseNumber(null)),
  mvl: looseList(looseObject({ type: looseText, amount: looseText, time: looseNumber(0) })),
  ops: looseList(orderLeg),
})

export type FbtyOrderRecord = v.InferOutput<typeof orderRecord>

/** Sums of all pages of a currency. */
const sums = looseObject({
  cid: looseNumber(0),
  ct: looseNumber(0),
  sa: looseTextOrNull,
  pa: looseTextOrNull,
  cwl: looseTextOrNull,
  mwa: looseTextOrNull,
  mla: looseTextOrNull,
  csm: looseTextOrNull,
  rfn: looseNumber(null),
})

export type FbtyOrderSums = v.InferOutput<typeof sums>

export const orderPage = v.object({ ...pageFields, sts: looseList(sums), records: all(orderRecord) })

export type FbtyOrderPage = v.InferOutput<typeof orderPage>

const orderNo = v.pipe(v.string(), v.regex(/^TL\d{1,19}$/))
export const orderIdsRequest = v.object({
  languageType,
  orderIds: v.pipe(v.array(orderNo), v.maxLength(FBTY_MAX.ids)),
})

/** The present state of an order. */
export const orderStates = all(
  looseObject({
    oid: looseId,
    st: looseNumber(-1),
    rj: looseNumber(0),
    rjs: looseText,
    code: looseNumber(null),
    /** What it can win now. */
    mwa: looseTextOrNull,
    /** State of a reserved order. */
    rst: looseNumber(null),
  }),
)

export type FbtyOrderState = v.InferOutput<typeof orderStates>[number]

export const reservationsRequest = v.object({
  languageType,
  isFailed: v.boolean(),
  /** `yyyy-MM-dd HH:mm:ss` in UTC+8. */
  startTime: v.optional(v.string()),
  endTime: v.optional(v.string()),
  currencyId,
})

const reservation = looseObject({
  id: looseId,
  sat: looseText,
  cte: looseNumber(0),
  /** See `FBTY_RESERVATION_STATES`. */
  rst: looseNumber(0),
  cid: looseNumber(0),
  /** The price that is waited for. */
  p: looseNumber(0),
  fr: looseNumber(null),
  /** Why its bet was refused; see `orderStates`. */
  rj: looseNumber(0),
  rjs: looseText,
  code: looseNumber(null),
  pay: looseNumber(0),
  ops: looseList(orderLeg),
})

export type FbtyReservation = v.InferOutput<typeof reservation>

/** Reservations, the newest first, and their sums by currency. */
export const reservationList = v.object({
  ods: all(reservation),
  sts: looseList(
    looseObject({ cid: looseNumber(0), ct: looseNumber(0), sa: looseTextOrNull, mw: looseTextOrNull }),
  ),
})

export type FbtyReservationList = v.InferOutput<typeof reservationList>

/** The number of a reservation that is cancelled. */
export const cancelRequest = v.object({ languageType, reserveId: orderNo })

export const reserveTermsRequest = v.object({
  languageType,
  matchId: v.string(),
  marketId: v.string(),
  optionType: whole,
  currencyId,
})

/** Limits of a reservation. */
export const reserveTerms = v.object({
  mid: looseText,
  /** Least and most stake, and the most that stake × price may be. */
  mis: looseText,
  mms: looseText,
  mly: looseText,
  /** Highest and present price, decimals of a price. */
  mod: looseNumber(0),
  od: looseNumber(0),
  scl: looseNumber(2),
  /** 1 if it may be paid later. */
  rpd: looseNumber(0),
})

export type FbtyReserveTerms = v.InferOutput<typeof reserveTerms>
