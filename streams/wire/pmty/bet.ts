import * as v from 'valibot'
import { looseId, looseList, looseNumber, looseText, looseTextOrNull } from './lenient.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))
const shortId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const whole = v.pipe(v.number(), v.safeInteger())

const betLeg = v.object({
  playId: shortId,
  playName: shortText,
  /** See `PMTY_TIMING_CODES`; computed as the bet is sent. */
  matchType: whole,
  matchId: shortId,
  matchName: shortText,
  tournamentId: shortText,
  tournamentLevel: whole,
  /** Line (`hid`) and its value as agreed; a line that has another value now is refused. */
  marketId: shortId,
  marketValue: shortText,
  playOptionsId: shortId,
  playOptionName: shortText,
  /** `ot` of the option. */
  playOptions: shortText,
  placeNum: whole,
  /** For each sub-bet, units with two decimals. */
  betAmount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  /** European odds × 100 000, as agreed. */
  odds: whole,
  /** Odds as shown, and in which format (`PMTY_ODDS_FORMAT_NAMES`). */
  oddFinally: shortText,
  marketTypeFinally: shortText,
  sportId: shortText,
  sportName: shortText,
  /** Score at the bet, `1:0`; empty when not in play. */
  scoreBenchmark: shortText,
  dataSource: shortText,
})

export type BetLeg = v.InferOutput<typeof betLeg>

const seriesOrder = v.object({
  /** 1 single, or a series code (2001, 3004 …). */
  seriesType: whole,
  /** Sub-bets. */
  seriesSum: whole,
  /** 1: the greatest allowed. */
  fullBet: whole,
  orderDetailList: v.pipe(v.array(betLeg), v.minLength(1), v.maxLength(10)),
})

export type SeriesOrder = v.InferOutput<typeof seriesOrder>

/** Strict: what moves money is not guessed at. One entry of `seriesOrders` is one order. */
export const betRequest = v.object({
  cuid: shortText,
  tenantId: shortText,
  deviceType: whole,
  deviceImei: shortText,
  currencyCode: shortText,
  fpId: shortText,
  /** See `PMTY_ACCEPTANCE_CODES`. */
  acceptOdds: v.picklist([1, 2, 3]),
  /** 1 for several singles. */
  openMiltSingle: whole,
  preBet: v.literal(0),
  /** The client's order id: sent again, it makes no second order. */
  clientOrderId: shortId,
  /** Platform ms; refused after it. */
  validUntil: whole,
  seriesOrders: v.pipe(v.array(seriesOrder), v.minLength(1), v.maxLength(64)),
})

export type BetRequest = v.InferOutput<typeof betRequest>

/** A single as placed. */
const placedSingle = v.object({
  orderNo: looseId,
  /** Units with two decimals. */
  betMoney: looseText,
  /** Cents, net of the stake. */
  maxWinMoney: looseNumber(0),
  marketType: looseText,
  marketValues: looseText,
  /** European odds × 100 000 taken. */
  oddsValues: looseNumber(0),
  /** See `PMTY_PLACED_STATES`. */
  orderStatusCode: looseNumber(-1),
  /** Code of the refusal. */
  refuseCode: looseTextOrNull,
  playName: looseText,
  playOptionName: looseText,
  playOptionsId: looseText,
  matchInfo: looseText,
  scoreBenchmark: looseText,
  /** What negative Malay or Indonesian odds take on top of the typed amount, units. */
  addition: looseTextOrNull,
})

export type PlacedSingle = v.InferOutput<typeof placedSingle>

/** A series as placed. */
const placedSeries = v.object({
  orderNo: looseId,
  /** `2串1`. */
  seriesValue: looseText,
  /** Series code. */
  seriesType: looseNumber(0),
  seriesSum: looseNumber(0),
  /** Total and for each sub-bet, units with two decimals. */
  betAmount: looseText,
  seriesBetAmount: looseText,
  /** Cents, net of the stake. */
  maxWinAmount: looseNumber(0),
  orderStatusCode: looseNumber(-1),
  refuseCode: looseTextOrNull,
  marketType: looseText,
  betTime: looseNumber(0),
  /** European odds × 100 000 taken, leg by leg. */
  oddsValues: looseList(v.nullable(v.number())),
})

export type PlacedSeries = v.InferOutput<typeof placedSeries>

/** The orders made, in the order asked for: singles in the first list, series in the second. */
export const betResponse = v.object({
  /** Units with two decimals. */
  betMoneyTotal: looseText,
  globalId: looseText,
  lock: looseNumber(0),
  /** Cents, net. */
  maxWinMoneyTotal: looseNumber(0),
  orderDetailRespList: looseList(placedSingle),
  seriesOrderRespList: looseList(placedSeries),
})

export type BetResponse = v.InferOutput<typeof betResponse>
