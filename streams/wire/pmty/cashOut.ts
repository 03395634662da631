import * as v from 'valibot'
import { clientOrderId } from './bet.ts'
import { listAnswer, looseId, looseNumber, looseText, looseTextOrNull } from '../lenient.ts'

/** Amounts are units with two decimals, as text. */
export const cashOutQuoteRow = v.object({
  orderNo: looseId,
  betAmount: looseText,
  /** The stake that is cashed out already. */
  preBetAmount: looseText,
  /** What the venue pays for the rest of the stake, stake included. */
  preSettleMaxWin: looseText,
  /** The same for a stake of 1. */
  csper: looseText,
  /** See `PMTY_ORDER_STATES`. */
  orderStatus: looseNumber(-1),
  /** The least part; `null` when the order is cashed out as a whole. A field of this platform only. */
  minSettleAmount: looseTextOrNull,
})

export type CashOutQuoteRow = v.InferOutput<typeof cashOutQuoteRow>

export const cashOutQuoteRows = listAnswer(cashOutQuoteRow)

/** An amount of a request: units, with up to two decimals. */
const units = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/),
)

/** Strict, since it moves money. */
export const cashOutRequest = v.object({
  orderNo: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The stake that is cashed out: whole units, or the whole rest. */
  settleAmount: units,
  /** The amount that the member agreed to, for this stake. */
  frontSettleAmount: units,
  deviceType: v.pipe(v.number(), v.safeInteger()),
  /** A repeated request with the same id pays nothing more. This field and the next are this platform's own. */
  clientOrderId,
  /** Platform time, ms; a later request is refused. */
  validUntil: v.pipe(v.number(), v.safeInteger()),
})

/** As the client writes it. */
export interface CashOutBody {
  readonly orderNo: string
  readonly settleAmount: number
  readonly frontSettleAmount: string
  readonly deviceType: number
  readonly clientOrderId: string
  readonly validUntil: number
}

/** The answer to a cash-out, whose code is part of it. `data` is the new amount when it has changed. */
export const cashOutAnswer = v.object({ code: looseText, data: looseTextOrNull })

export const cashOutStateRow = v.object({
  orderNo: looseId,
  frontSettleAmount: looseText,
  /** See `PMTY_CASH_OUT_STATUSES`. */
  preSettleOrderStatus: looseNumber(-1),
  msg: looseText,
  /** Fields of this platform only: the id of the request, and why it failed. */
  clientOrderId: looseTextOrNull,
  refuseCode: looseTextOrNull,
})

export type CashOutStateRow = v.InferOutput<typeof cashOutStateRow>

export const cashOutStateRows = listAnswer(cashOutStateRow)

export const cashOutHistoryRow = v.object({
  /** See `PMTY_CASH_OUT_STATUSES`. */
  orderStatus: looseNumber(-1),
  /** The stake of this cash-out. */
  preBetAmount: looseText,
  /** What it pays, stake included. */
  settleAmount: looseText,
  /** The open stake after it. */
  remainingBetAmount: looseText,
  /** Platform time, ms. A field of this platform only. */
  createTime: looseNumber(null),
})

export type CashOutHistoryRow = v.InferOutput<typeof cashOutHistoryRow>

export const cashOutHistoryRows = listAnswer(cashOutHistoryRow)
