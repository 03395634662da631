import * as v from 'valibot'
import {
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
} from '../lenient.ts'
import { dptyClientOrderId } from './bet.ts'
import { numberList, pageNum, pageSize } from './requests.ts'

/** The largest time a `Date` holds, ms. */
const MAX_TIME = 8.64e15

const instant = v.pipe(
  looseNumber(null),
  v.check((at) => at === null || Math.abs(at) <= MAX_TIME, 'out of range'),
)

/** All but the first three are fields of this platform. */
export const historyRequest = v.object({
  pageNum,
  pageSize: pageSize(50, 100),
  currency: looseNumber(1),
  isSettle: looseFlag,
  /** See `DPTY_TIME_TYPES`; 0 for any time. */
  timeType: looseNumber(0),
  beginTime: instant,
  endTime: instant,
  /** 1: reservations, with the given states. */
  isReserve: looseNumber(2),
  reserveStatus: numberList,
  /** The beginning of a number; orders of any time and state. */
  orderId: v.pipe(
    looseText,
    v.check((number) => /^(TL)?\d{0,15}$/.test(number), 'no order number'),
  ),
  clientOrderId: v.pipe(
    looseTextOrNull,
    v.check((id) => id === null || v.is(dptyClientOrderId, id), 'no client order id'),
  ),
})

export type HistoryRequest = v.InferOutput<typeof historyRequest>

const leg = v.object({
  orderId: looseText,
  matchId: looseText,
  matchName: looseText,
  sportId: looseNumber(0),
  sportNameCn: looseText,
  leagueId: looseText,
  leagueNameCn: looseText,
  leagueNameEn: looseText,
  homeTeamNameCn: looseText,
  awayTeamNameCn: looseText,
  homeTeamNameEn: looseText,
  awayTeamNameEn: looseText,
  betItemId: looseText,
  /** Names of market and selection, in the member's language. */
  betItemName: looseText,
  betN: looseText,
  kindsCode: looseText,
  betItemCTID: looseNumber(0),
  betHomeOrAway: looseText,
  betHandicap: looseText,
  marketType: looseNumber(1),
  /** The price as shown, and the European one. */
  oddFinally: looseText,
  oddValue: looseText,
  isInplay: looseFlag,
  beginTime: looseNumber(0),
  scoreBenchmark: looseText,
  /** For an outright the winner. */
  settleScore: looseText,
  betResult: looseNumber(0),
  settleTime: looseNumber(null),
})

export type DptyOrderLeg = v.InferOutput<typeof leg>

const movement = looseObject({ type: looseText, amount: looseText, time: looseNumber(0) })

export type DptyMovement = v.InferOutput<typeof movement>

/** An order (docs/venues/dpty.md, 3.7). Amounts are units with two decimals, empty while they are not known. */
export const dptyOrder = v.object({
  id: looseId,
  status: looseNumber(-1),
  billStatus: looseNumber(null),
  createTime: looseNumber(0),
  confirmTime: looseNumber(null),
  settleTime: looseNumber(null),
  orderAmount: looseText,
  productAmountTotal: looseText,
  currency: looseNumber(null),
  betCount: looseNumber(1),
  seriesType: looseNumber(1),
  seriesValue: looseText,
  /** What the open stake may win. */
  maxWinAmount: looseText,
  profitAmount: looseText,
  /** What came back, with the stake. */
  settleAmount: looseText,
  betAllResult: looseNumber(0),
  oddAcceptionType: looseNumber(0),
  marketType: looseNumber(1),
  oddValue: looseText,
  oddFinally: looseText,
  isReserve: looseNumber(2),
  /** 1: it was a reservation. */
  isPreBet: looseNumber(0),
  /** Stake that is cashed out, what cash-outs paid, and the open stake. */
  preBetAmount: looseText,
  preSettleAmount: looseText,
  openAmount: looseText,
  preSettle: looseNumber(0),
  orderIndex: looseNumber(null),
  clientOrderId: looseTextOrNull,
  /** Why it was refused, or 0. */
  code: looseNumber(0),
  rollbackNum: looseNumber(0),
  betChannel: looseNumber(null),
  cashable: looseFlag,
  reserveStatus: looseNumber(null),
  reservePay: looseNumber(null),
  reserveFailCode: looseNumber(null),
  /** The price waited for. */
  reserveOdd: looseTextOrNull,
  details: v.nullish(v.array(leg), []),
  moneyList: looseList(movement),
})

export type DptyOrder = v.InferOutput<typeof dptyOrder>

/** Strict: an order that cannot be read must not look like one that was never made. */
const orders = v.array(dptyOrder)

/** The rows are in the pager or beside it. */
export const history = v.pipe(
  v.object({
    pager: v.object({
      count: looseNumber(0),
      pageNum: looseNumber(1),
      pageSize: looseNumber(0),
      pageData: v.nullish(orders, null),
    }),
    pageData: v.nullish(orders, null),
    /** Totals of all pages: stakes, profit, possible win, and the others of docs/pmty.md, 2.6. */
    totalProductAmount: looseTextOrNull,
    totalProfitAmount: looseTextOrNull,
    totalMaxWinAmount: looseTextOrNull,
    amountConsumptionAll: looseTextOrNull,
    totalCanWinAmount: looseTextOrNull,
    refusedNum: looseNumber(null),
  }),
  v.check(({ pager, pageData }) => pager.pageData !== null || pageData !== null, 'no orders'),
  v.transform(({ pager: { pageData: inPager, ...pager }, pageData, ...totals }) => ({
    ...totals,
    ...pager,
    orders: inPager ?? pageData ?? [],
  })),
)

export type History = v.InferOutput<typeof history>
