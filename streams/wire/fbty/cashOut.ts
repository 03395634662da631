import * as v from 'valibot'
import { looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'
import { whole } from '../decode.ts'
import { relatedId } from './bet.ts'

const units = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/),
)

/** What the member agreed to. */
export const cashOutRequest = v.object({
  languageType: v.optional(v.unknown()),
  orderId: v.pipe(v.string(), v.regex(/^TL\d{1,19}$/)),
  /** The part of the stake. */
  cashOutStake: units,
  /** What a stake of 1 is paid, as shown; the platform does not use it. */
  unitCashOutPayoutStake: v.optional(v.union([v.number(), v.string()])),
  /** The amount that the member agreed to. */
  cashOutPayoutStake: units,
  acceptOddsChange: v.optional(v.boolean(), false),
  parlay: v.optional(v.boolean(), false),
  relatedId,
  validUntil: whole,
})

export type FbtyCashOutRequest = v.InferInput<typeof cashOutRequest>

/** The present offer for an order. */
const cashOutOffer = looseObject({
  oid: looseId,
  /** What a stake of 1 is paid; 0 where nothing is offered. */
  amt: looseNumber(0),
  st: looseNumber(-1),
  /** Least part of a single, and of a series, which is cashed out as a whole. */
  smis: looseText,
  pmis: looseText,
  /** The open stake, and what is paid for all of it. */
  ost: looseText,
  oam: looseText,
})

export type FbtyCashOutOffer = v.InferOutput<typeof cashOutOffer>

/** `mxc`: the most cash-outs of an order. */
export const cashOutOffers = v.object({ mxc: looseNumber(0), pr: looseList(cashOutOffer) })

/** See `FBTY_CASH_OUT_ANSWERS`; with a changed amount the present offer for the part. */
export const cashOutAnswer = v.object({ id: looseText, st: looseNumber(-1) })

export const cashOutChanged = v.object({ cashOutPayoutStake: looseText })
