import * as v from 'valibot'
import { listAnswer, looseList, looseNumber, looseText, looseTextOrNull } from '../lenient.ts'

const limitQuestion = v.object({
  /** See `PMTY_DEVICE_TYPE`. */
  deviceType: looseNumber(0),
  /** 1 for several singles. */
  openMiltSingle: looseNumber(0),
  playId: looseText,
  playOptionId: looseText,
  matchType: looseNumber(1),
  marketId: looseText,
  matchId: looseText,
  /** European odds × 100 000, and the price as shown. */
  oddsValue: looseNumber(0),
  oddsFinally: looseText,
  /** 1 for singles, 2 for series. */
  seriesType: looseNumber(1),
  sportId: looseText,
  tournamentId: looseText,
  tournamentLevel: looseNumber(0),
  scoreBenchmark: looseText,
  /** `mmp`. */
  matchProcessId: looseNumber(0),
  dataSource: looseText,
  placeNum: looseNumber(1),
  tenantId: looseText,
})

export type LimitQuestion = v.InferOutput<typeof limitQuestion>

/** A call is for singles (`seriesType` 1 in every row) or for series (2), never for both. */
export const limitsRequest = v.object({
  cuid: looseText,
  currencyCode: looseText,
  orderMaxBetMoney: looseList(limitQuestion),
})

export type LimitsRequest = v.InferOutput<typeof limitsRequest>

/** Singles have one row per option, series one row per code. Amounts are units with two decimals. */
export const limitRow = v.object({
  code: looseText,
  globalId: looseText,
  minBet: looseTextOrNull,
  orderMaxPay: looseTextOrNull,
  playId: looseText,
  playOptionsId: looseText,
  /** Another spelling of `playOptionsId` that the venue uses. */
  playOptionId: looseText,
  marketId: looseText,
  matchId: looseText,
  /** Total odds of the series × 100 000; `null` for singles. */
  seriesOdds: looseNumber(null),
  /** Series code: `1`, `2001` … */
  type: looseText,
})

export type LimitRow = v.InferOutput<typeof limitRow>

export const limitRows = listAnswer(limitRow)
