import * as v from 'valibot'
import { looseId, looseFlag, looseList, looseNumber, looseText, looseTextOrNull } from './lenient.ts'

export const orderListRequest = v.object({
  cuid: looseText,
  /** `0` unsettled, `1` settled; empty for both, with a `clientOrderId`. */
  orderStatus: looseText,
  /** From 1. */
  page: looseNumber(1),
  size: looseNumber(50),
  /** See `PMTY_TIME_TYPES`; 0 for any time. */
  timeType: looseNumber(0),
  /** Platform ms, with `timeType` 5. */
  beginTime: looseNumber(null),
  endTime: looseNumber(null),
  /** 1 bet time, 2 settle time, 3 start time; newest first. */
  orderBy: looseNumber(1),
  searchAfter: looseTextOrNull,
  currencyCode: looseText,
  clientOrderId: looseTextOrNull,
})

export type OrderListRequest = v.InferOutput<typeof orderListRequest>

export const orderLeg = v.object({
  matchId: looseText,
  /** `A v B(0-0)`; the names stand apart too. */
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
  /** As shown when bet. */
  oddFinally: looseText,
  /** European odds × 100 000. */
  oddsValue: looseNumber(0),
  /** See `PMTY_BET_RESULTS`; 0 while open. */
  betResult: looseNumber(0),
  /** As `2:1`; empty while open. */
  settleScore: looseText,
  scoreBenchmark: looseText,
  sportId: looseNumber(0),
  sportName: looseText,
})

export type PmtyOrderLeg = v.InferOutput<typeof orderLeg>

/** Money is in units with two decimals, as text. */
export const orderRecord = v.object({
  orderNo: looseId,
  clientOrderId: looseTextOrNull,
  /** See `PMTY_ORDER_STATES`. */
  orderStatus: looseNumber(-1),
  /** Platform ms. */
  betTime: looseNumber(0),
  settleTime: looseNumber(null),
  marketType: looseText,
  currencyCode: looseText,
  orderAmountTotal: looseText,
  /** Net of the stake. */
  maxWinAmount: looseText,
  profitAmount: looseTextOrNull,
  /** What came back, stake included. */
  backAmount: looseTextOrNull,
  /** See `PMTY_BET_RESULTS`. */
  outcome: looseNumber(0),
  /** 1 or a series code. */
  seriesType: looseNumber(1),
  seriesSum: looseNumber(1),
  seriesValue: looseText,
  enablePreSettle: looseFlag,
  addition: looseTextOrNull,
  refuseCode: looseTextOrNull,
  detailList: looseList(orderLeg),
  /** Another name of `detailList` that the venue uses. */
  orderVOS: looseList(orderLeg),
})

export type OrderRecord = v.InferOutput<typeof orderRecord>

/** Strict: an order that cannot be read must not pass for one that was never made. */
const records = v.array(orderRecord)

/** `record`: the orders by day, `{ "2026-05-01": { data: [ … ] } }`, which some versions answer instead. */
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
    maxWinTotalAmount: looseTextOrNull,
    records: v.nullish(records, null),
    record: v.nullish(recordsByDay, null),
  }),
  v.check(({ records, record }) => records !== null || record !== null, 'no records'),
  v.transform(({ record, ...page }) => ({ ...page, records: page.records ?? record ?? [] })),
)

export type OrderList = v.InferOutput<typeof orderList>
