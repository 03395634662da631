import * as v from 'valibot'
import { looseId, looseList, looseNumber, looseText, looseTextOrNull } from '../lenient.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))
const shortId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** Compared byte by byte; only letters, digits, `_`, `.`, `:` and `-`. */
export const clientOrderId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/))
const whole = v.pipe(v.number(), v.safeInteger())

const betLeg = v.object({
  playId: shortId,
  playName: shortText,
  /** See `PMTY_TIMING_CODES`; determined when the bet is sent. */
  matchType: whole,
  matchId: shortId,
  matchName: shortText,
  tournamentId: shortText,
  tournamentLevel: whole,
  /** Line id (`hid`) and the line as agreed; a bet on another value is refused. */
  marketId: shortId,
  marketValue: shortText,
  playOptionsId: shortId,
  playOptionName: shortText,
  /** `ot` of the option. */
  playOptions: shortText,
  placeNum: whole,
  /** Per combination, units with two decimals. */
  betAmount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  /** European odds × 100 000, as agreed. */
  odds: whole,
  /** The price as shown, and its format (`PMTY_ODDS_FORMAT_NAMES`). */
  oddFinally: shortText,
  marketTypeFinally: shortText,
  sportId: shortText,
  sportName: shortText,
  /** Score at the time of the bet, such as `1:0`; empty when not in play. */
  scoreBenchmark: shortText,
  dataSource: shortText,
})

export type BetLeg = v.InferOutput<typeof betLeg>

const seriesOrder = v.object({
  /** 1 for a single, or the number of a series (`series.ts`). */
  seriesType: whole,
  /** Number of combinations. */
  seriesSum: whole,
  /** 1: the stake is the greatest allowed. */
  fullBet: whole,
  /** See `PMTY_CHANNELS`; a field of this platform only. */
  betChannel: v.optional(v.picklist([1, 2, 3, 4, 5, 6, 7, 8])),
  orderDetailList: v.pipe(v.array(betLeg), v.minLength(1), v.maxLength(10)),
})

export type SeriesOrder = v.InferOutput<typeof seriesOrder>

/** Strict, since it moves money. One entry of `seriesOrders` is one order. */
export const betRequest = v.object({
  cuid: shortText,
  tenantId: shortText,
  /** See `PMTY_DEVICE_TYPE`. */
  deviceType: whole,
  deviceImei: shortText,
  currencyCode: shortText,
  fpId: shortText,
  /** See `PMTY_ACCEPTANCE_CODES`. */
  acceptOdds: v.picklist([1, 2, 3]),
  /** 1 when there are several singles. */
  openMiltSingle: whole,
  /** See `PMTY_PRE_BET`. */
  preBet: v.picklist([0, 1]),
  /** See `PMTY_RESERVE_PAYS`; a field of this platform only. Paid when missing. */
  reservePay: v.optional(v.picklist([1, 2])),
  /** The client order id. Sent again, it creates no second order. */
  clientOrderId,
  /** Platform time, ms; a later bet is refused. */
  validUntil: whole,
  seriesOrders: v.pipe(v.array(seriesOrder), v.minLength(1), v.maxLength(64)),
})

export type BetRequest = v.InferOutput<typeof betRequest>

/** A placed single. */
const placedSingle = v.object({
  orderNo: looseId,
  /** Units with two decimals. */
  betMoney: looseText,
  /** Profit without the stake, cents. */
  maxWinMoney: looseNumber(0),
  marketType: looseText,
  marketValues: looseText,
  /** The accepted price, European odds × 100 000. */
  oddsValues: looseNumber(0),
  /** See `PMTY_PLACED_STATES`. */
  orderStatusCode: looseNumber(-1),
  /** See `PMTY_PRE_ORDER_DETAILS`; `null` for a bet that is not reserved. */
  preOrderDetailStatus: looseNumber(null),
  /** Code of the refusal; `null` when accepted. */
  refuseCode: looseTextOrNull,
  playName: looseText,
  playOptionName: looseText,
  playOptionsId: looseText,
  matchInfo: looseText,
  scoreBenchmark: looseText,
  /** The amount that negative Malay or Indonesian odds risk above the typed amount, units. */
  addition: looseTextOrNull,
})

export type PlacedSingle = v.InferOutput<typeof placedSingle>

/** A placed series. */
const placedSeries = v.object({
  orderNo: looseId,
  /** Such as `2串1`. */
  seriesValue: looseText,
  /** Series code. */
  seriesType: looseNumber(0),
  seriesSum: looseNumber(0),
  /** Total stake and stake per combination, units with two decimals. */
  betAmount: looseText,
  seriesBetAmount: looseText,
  /** Profit without the stake, cents. */
  maxWinAmount: looseNumber(0),
  orderStatusCode: looseNumber(-1),
  refuseCode: looseTextOrNull,
  marketType: looseText,
  betTime: looseNumber(0),
  /** The accepted prices of the legs, European odds × 100 000. */
  oddsValues: looseList(v.nullable(v.number())),
})

export type PlacedSeries = v.InferOutput<typeof placedSeries>

/** The created orders, in the order of the request: singles in the first list, series in the second. */
export const betResponse = v.object({
  /** Units with two decimals. */
  betMoneyTotal: looseText,
  globalId: looseText,
  lock: looseNumber(0),
  /** Profit without the stakes, cents. */
  maxWinMoneyTotal: looseNumber(0),
  orderDetailRespList: looseList(placedSingle),
  seriesOrderRespList: looseList(placedSeries),
})

export type BetResponse = v.InferOutput<typeof betResponse>
