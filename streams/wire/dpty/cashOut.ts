import * as v from 'valibot'
import { listAnswer, looseId, looseNumber, looseObject, looseText, looseTextOrNull } from '../lenient.ts'
import { amount, dptyClientOrderId } from './bet.ts'

/** The present offer for an order. Amounts are units with two decimals. */
const proposalRow = looseObject({
  orderId: looseId,
  openAmount: looseText,
  /** For all of the open stake, stake included. */
  settleAmount: looseText,
  /** The least part; empty where only the whole is cashed out. */
  minAmount: looseTextOrNull,
  /** See `DPTY_OFFERED`. */
  s: looseNumber(0),
})

export type ProposalRow = v.InferOutput<typeof proposalRow>

export const proposalRows = listAnswer(proposalRow)

/** Strict, since it moves money. */
export const preSettleRequest = v.object({
  orderId: v.pipe(v.string(), v.regex(/^TL\d{1,19}$/)),
  /** The part of the stake, and the amount agreed to for it. */
  amount,
  settleAmount: amount,
  clientOrderId: dptyClientOrderId,
  /** Platform time, ms; a later request is refused. */
  validUntil: v.pipe(v.number(), v.safeInteger()),
})

export type PreSettleRequest = v.InferOutput<typeof preSettleRequest>

/** The answer to `pre-settle` with its code; `settleAmount` is the present amount where that has changed. */
export const preSettleAnswer = v.object({
  code: v.number(),
  status: looseNumber(null),
  settleAmount: looseTextOrNull,
})

export const settleCheckRequest = v.object({
  orderIds: v.pipe(v.nullish(v.array(v.pipe(v.string(), v.regex(/^TL\d{1,19}$/))), []), v.maxLength(50)),
  clientOrderId: v.nullish(dptyClientOrderId, null),
})

/** What became of a cash-out. */
const settleCheckRow = looseObject({
  orderId: looseId,
  clientOrderId: looseTextOrNull,
  /** See `DPTY_CASH_OUT_STATUSES`. */
  status: looseNumber(-1),
  /** The stake, what is paid for it, and the open stake after it. */
  amount: looseText,
  settleAmount: looseText,
  leftAmount: looseText,
  time: looseNumber(null),
  /** Why it was refused, or 0. */
  code: looseNumber(0),
})

export type SettleCheckRow = v.InferOutput<typeof settleCheckRow>

/** Strict: a cash-out that cannot be read must not look like one that was never made. */
export const settleCheckRows = v.nullish(v.array(settleCheckRow), [])
