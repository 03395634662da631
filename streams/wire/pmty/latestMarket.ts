import * as v from 'valibot'
import { listAnswer, looseId, looseFlag, looseList, looseNumber, looseText } from '../lenient.ts'

const marketQuestion = v.object({
  matchInfoId: looseId,
  marketId: looseText,
  oddsId: looseText,
  /** `ot` of the option. */
  oddsType: looseText,
  playId: looseText,
  /** Slot: the answer describes the line that is in this slot now. */
  placeNum: looseNumber(1),
  /** See `PMTY_TIMING_CODES`. */
  matchType: looseNumber(1),
  sportId: looseText,
})

/** One selection whose present price is requested. */
export type MarketQuestion = v.InferOutput<typeof marketQuestion>

export const latestMarketRequest = v.object({ cuid: looseText, idList: looseList(marketQuestion) })

export type LatestMarketRequest = v.InferOutput<typeof latestMarketRequest>

const latestOdds = v.object({
  id: looseId,
  oddsStatus: looseNumber(2),
  oddsType: looseText,
  oddsValue: looseNumber(0),
  playOptions: looseText,
})

/** The line that is in a slot now. `id` is its `hid`; the ids may differ from those in the request. */
export const latestMarket = v.object({
  id: looseId,
  matchInfoId: looseId,
  playId: looseId,
  playName: looseText,
  placeNum: looseNumber(1),
  marketValue: looseText,
  /** `mhs` of the match. */
  matchHandicapStatus: looseNumber(1),
  /** `hs` of the line. */
  status: looseNumber(1),
  matchOver: looseFlag,
  /** `ms` of the match. */
  matchStatus: looseNumber(8),
  matchPeriodId: looseNumber(0),
  /** Such as `S1|3:0`. */
  score: looseText,
  home: looseText,
  away: looseText,
  tournamentName: looseText,
  pendingOrderStatus: looseNumber(0),
  marketOddsList: looseList(latestOdds),
})

export type LatestMarket = v.InferOutput<typeof latestMarket>

export const latestMarkets = listAnswer(latestMarket)
