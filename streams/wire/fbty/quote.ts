import * as v from 'valibot'
import { looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'
import { FBTY_MAX } from './paths.ts'
import { currencyId, requestId } from './requests.ts'
import { whole } from '../decode.ts'

export const quoteRequest = v.object({
  languageType: v.optional(v.unknown()),
  currencyId,
  isSelectSeries: v.optional(v.boolean(), false),
  betMatchMarketList: v.pipe(
    v.array(
      v.object({
        matchId: requestId,
        marketId: requestId,
        /** `ty` of the option. */
        type: whole,
        oddsType: v.optional(whole, 1),
      }),
    ),
    v.maxLength(FBTY_MAX.legs),
  ),
})

export type FbtyQuoteRequest = v.InferInput<typeof quoteRequest>
export type FbtyQuestion = v.InferOutput<typeof quoteRequest>['betMatchMarketList'][number]

const pricedOption = looseObject({
  ty: looseNumber(0),
  od: looseNumber(0),
  bod: looseNumber(0),
  odt: looseNumber(1),
  nm: looseText,
  /** The line of its own side. */
  li: looseText,
})

/** The present state of a leg; one that is closed or unknown has `mid` and `ss` only. */
const quotedRow = looseObject({
  /** The market's present id, and the asked one where that is another. */
  mid: looseId,
  omid: looseText,
  ss: looseNumber(-1),
  au: looseNumber(0),
  op: v.nullish(pricedOption, null),
  smin: looseText,
  smax: looseText,
  /** The present score, such as `1-0`; empty before kick-off. */
  re: looseText,
  /** 1 in play. */
  ip: looseNumber(0),
  /** 1: a reservation is offered. */
  ro: looseNumber(0),
})

export type FbtyQuotedRow = v.InferOutput<typeof quotedRow>

/** A series of all legs: its number, combinations, price (0 unless it is one combination), and limits of each. */
const seriesRow = looseObject({
  sn: looseNumber(-1),
  in: looseNumber(0),
  sodd: looseNumber(0),
  mi: looseText,
  mx: looseText,
})

export type FbtySeriesRow = v.InferOutput<typeof seriesRow>

export const quoteAnswer = v.object({
  bms: looseList(quotedRow),
  sos: looseList(seriesRow),
  mon: looseNumber(FBTY_MAX.bets),
  msl: looseNumber(FBTY_MAX.seriesLegs),
})

export type FbtyQuote = v.InferOutput<typeof quoteAnswer>
