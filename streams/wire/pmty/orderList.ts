import * as v from 'valibot'
import { clientOrderId } from './bet.ts'
import { looseId, looseFlag, looseList, looseNumber, looseText, looseTextOrNull } from '../lenient.ts'

const MAX_PAGE = 1_000_000
/** The largest time a `Date` holds, ms. */
const MAX_TIME = 8.64e15

/** Rejects numbers out of range, which the database would not accept. */
function between<S extends v.GenericSchema<unknown, number | null>>(schema: S, min: number, max: number) {
  return v.pipe(
    schema,
    v.check((value) => value === null || (value >= min && value <= max), 'out of range'),
  )
}

export const orderListRequest = v.object({
  cuid: looseText,
  /** `0` unsettled, `1` settled; empty for both, with a `clientOrderId`. */
  orderStatus: looseText,
  /** From 1. */
  page: between(looseNumber(1), 1, MAX_PAGE),
  size: between(looseNumber(50), 1, MAX_PAGE),
  /** See `PMTY_TIME_TYPES`; 0 for any time. */
  timeType: looseNumber(0),
  /** Platform time, ms; used with `timeType` 5. */
  beginTime: between(looseNumber(null), -MAX_TIME, MAX_TIME),
  endTime: between(looseNumber(null), -MAX_TIME, MAX_TIME),
  /** 1 bet time, 2 settlement time, 3 kick-off; newest first. */
  orderBy: looseNumber(1),
  searchAfter: looseTextOrNull,
  currencyCode: looseText,
  /** The beginning of an order number, or empty; orders of any time and state. A field of this platform only. */
  orderNo: v.pipe(
    looseText,
    v.check((number) => /^(TL)?\d{0,15}$/.test(number), 'no order number'),
  ),
  clientOrderId: v.pipe(
    looseTextOrNull,
    v.check((id) => id === null || v.is(clientOrderId, id), 'no client order id'),
  ),
})

export type OrderListRequest = v.InferOutput<typeof orderListRequest>

export const orderLeg = v.object({
  matchId: looseText,
  /** `A v B(0-0)`; the names are also in `home` and `away`. */
  matchInfo: looseText,
  home: looseText,
  away: looseText,
  /** The league's name. */
  matchName: looseText,
  tournamentId: looseText,
  /** See `PMTY_TIMING_CODES`. */
  matchType: looseNumber(1),
  /** Kick-off, ms. */
  beginTime: looseNumber(0),
  playId: looseText,
  playName: looseText,
  marketId: looseText,
  /** `EU`, `HK` … */
  marketType: looseText,
  /** Line. */
  marketValue: looseText,
  /** `ot` of the option. */
  playOptions: looseText,
  playOptionsId: looseText,
  playOptionName: looseText,
  /** The price as shown at the time of the bet. */
  oddFinally: looseText,
  /** European odds × 100 000. */
  oddsValue: looseNumber(0),
  /** See `PMTY_BET_RESULTS`; 0 while open. */
  betResult: looseNumber(0),
  /** Such as `2:1`; empty while open. */
  settleScore: looseText,
  scoreBenchmark: looseText,
  sportId: looseNumber(0),
  sportName: looseText,
})

export type PmtyOrderLeg = v.InferOutput<typeof orderLeg>

const orderMovement = v.object({
  /** A kind of docs/betting.md, 7.2. */
  type: looseText,
  /** Units with two decimals, negative when money is taken. */
  amount: looseText,
  /** Platform time, ms. */
  time: looseNumber(0),
})

export type PmtyOrderMovement = v.InferOutput<typeof orderMovement>

/** Amounts are units with two decimals, as text. */
export const orderRecord = v.object({
  orderNo: looseId,
  clientOrderId: looseTextOrNull,
  /** See `PMTY_ORDER_STATES`. */
  orderStatus: looseNumber(-1),
  /** Platform time, ms. */
  betTime: looseNumber(0),
  settleTime: looseNumber(null),
  marketType: looseText,
  currencyCode: looseText,
  orderAmountTotal: looseText,
  /** Profit without the stake. */
  maxWinAmount: looseText,
  profitAmount: looseTextOrNull,
  /** The amount returned, with the stake. */
  backAmount: looseTextOrNull,
  /** See `PMTY_BET_RESULTS`. */
  outcome: looseNumber(0),
  /** 1 for a single, or a series code. */
  seriesType: looseNumber(1),
  seriesSum: looseNumber(1),
  seriesValue: looseText,
  /**
   * See `PMTY_ORDER_KINDS`, `PMTY_TICKET_KINDS` and `PMTY_CHANNELS`. Fields of this platform only.
   */
  orderKind: looseNumber(null),
  ticketKind: looseNumber(null),
  betChannel: looseNumber(null),
  /** Whether cash-out is offered for it at all; whether it is at present is in the quotes. */
  enablePreSettle: looseFlag,
  /** See `PMTY_CASH_OUT_STATES`. */
  preSettle: looseNumber(0),
  /** 4 settled by its result, 5 by a cash-out. */
  settleType: looseNumber(null),
  /** The stake that is cashed out, and the rest of the stake. */
  preBetAmount: looseTextOrNull,
  preSettleBetAmount: looseTextOrNull,
  /** What the rest can return, stake included. */
  preSettleMaxWin: looseTextOrNull,
  /** What its cash-outs have paid. A field of this platform only. */
  preSettleAmount: looseTextOrNull,
  addition: looseTextOrNull,
  /** See `PMTY_PAYOUTS`. A field of this platform only. */
  payoutStatus: looseNumber(null),
  /** How many of its settlements were withdrawn. A field of this platform only. */
  rollbackNum: looseNumber(0),
  /** Its transfers, oldest first, where a payment was changed afterwards. A field of this platform only. */
  moneyList: looseList(orderMovement),
  refuseCode: looseTextOrNull,
  /** See `PMTY_RESERVATION_STATES`; `null` for a bet that was not reserved. */
  preOrderStatus: looseNumber(null),
  /** Fields of this platform only: the price that is waited for, how it is paid, and why it failed. */
  preOrderOdds: looseNumber(null),
  reservePay: looseNumber(null),
  preOrderFailCode: looseNumber(null),
  detailList: looseList(orderLeg),
  /** Another name that the venue uses for `detailList`. */
  orderVOS: looseList(orderLeg),
})

export type OrderRecord = v.InferOutput<typeof orderRecord>

/** Strict: an order that can't be read must not look like one that was never created. */
const records = v.array(orderRecord)

/**
 * `record` has the orders by day, `{ "2026-05-01": { data: [ … ] } }`; some versions answer with it instead.
 */
const recordsByDay = v.pipe(
  v.record(v.string(), v.object({ data: v.nullish(records, []) })),
  v.transform((days): OrderRecord[] => Object.values(days).flatMap((day) => day.data)),
)

export const orderList = v.pipe(
  v.object({
    total: looseNumber(0),
    pages: looseNumber(0),
    current: looseNumber(1),
    size: looseNumber(0),
    hasNext: looseFlag,
    /** Over all pages. */
    betTotalAmount: looseTextOrNull,
    profit: looseTextOrNull,
    maxWinAmountTotal: looseTextOrNull,
    /** The stakes without those that came back without a result. */
    amountConsumptionAll: looseTextOrNull,
    /** What all can return, stakes included. */
    totalCanWinAmount: looseTextOrNull,
    /** How many of `total` were refused or cancelled. A field of this platform only. */
    refusedNum: looseNumber(null),
    records: v.nullish(records, null),
    record: v.nullish(recordsByDay, null),
  }),
  v.check(({ records, record }) => records !== null || record !== null, 'no records'),
  v.transform(({ record, ...page }) => ({ ...page, records: page.records ?? record ?? [] })),
)

export type OrderList = v.InferOutput<typeof orderList>
