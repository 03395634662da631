import * as v from 'valibot'
import { looseFlag, looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'

/** The present state of a leg, and its limits (docs/venues/dpty.md, 3.5). */
const limitItem = looseObject({
  /** As asked. */
  matchId: looseText,
  betItemsId: looseId,
  /** The present option. */
  bid: looseId,
  /** Least and most stake, and the most that it may win with its stake; units with two decimals. */
  minAmount: looseText,
  maxAmount: looseText,
  maxWinAmount: looseText,
  kc: looseText,
  ctid: looseNumber(0),
  hoa: looseText,
  h: looseText,
  od: looseText,
  ot: looseText,
  s: looseNumber(0),
  /** In play. */
  ip: looseFlag,
  /** The score as shown, such as `1:0`; empty before kick-off. */
  scoreBenchmark: looseText,
  /** Whether a reservation is offered. */
  openReserve: looseFlag,
})

export type LimitItem = v.InferOutput<typeof limitItem>

const seriesLimit = looseObject({
  seriesType: looseNumber(0),
  /** Each combination, units with two decimals. */
  minAmount: looseText,
  maxAmount: looseText,
  /** European odds; empty for several combinations. */
  seriesOdds: looseText,
})

export type SeriesLimit = v.InferOutput<typeof seriesLimit>

/** Limits are never guessed, so an answer without its list is refused. */
export const limitsAnswer = v.object({ items: v.array(limitItem), series: looseList(seriesLimit) })
