import { unitsText } from '../../../streams/wire/amounts.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import { IMTY_SUCCESS } from '../../../streams/wire/imty/codes.ts'
import { buyBackCode } from '../../../streams/wire/imty/buyBackCodes.ts'
import { IMTY_TRADES } from '../../../streams/wire/imty/tables.ts'
import type { CashOutReason } from '../../../streams/wire/cashOutReasons.ts'
import type { ImtyWagerRecord } from '../../../streams/wire/imty/wagers.ts'
import type { CashOutOffer } from '../../book/cashOutOffer.ts'
import type { CashOutRefusal } from '../../book/cashOutRefusal.ts'
import type { CashOutRequest } from '../../store/orders/cashOutRequests.ts'
import type { StoredOrder } from '../../store/orders/order.ts'

/** What is known about the sale of a wager. */
export interface SaleState {
  /** The present offer; `null` while there is none. */
  readonly offer: CashOutOffer | null
  /** What was asked for last; `null` when nothing was. */
  readonly last: CashOutRequest | null
}

type SaleFields = Pick<
  ImtyWagerRecord,
  | 'BetTradeStatus'
  | 'CanSell'
  | 'BuyBackPricing'
  | 'PricingId'
  | 'BetTradeBuyBackAmount'
  | 'BetTradeDateTime'
  | 'BetTradeMessage'
>

/** What the record of a wager says about its sale at a time (docs/venues/imty.md, 3.7). */
export function saleFields(order: StoredOrder, { offer, last }: SaleState, now: number): SaleFields {
  const sold = order.cashOuts === 'taken'
  return {
    BetTradeStatus: sold ? IMTY_TRADES.sold : tradeStatus(last),
    CanSell: offer !== null,
    BuyBackPricing: offer === null ? '' : unitsText(offer.amount.minor),
    PricingId: offer === null ? '' : pricingId(order.orderNo, offer.amount.minor, now),
    BetTradeBuyBackAmount: sold ? unitsText(order.cashedOut) : '',
    BetTradeDateTime: last === null ? null : imtyDate(last.askedAt),
    BetTradeMessage: last?.status === 'failed' ? saleRefusalCode(last.reason ?? '') : IMTY_SUCCESS,
  }
}

function tradeStatus(last: CashOutRequest | null): number {
  if (last?.status === 'confirming') return IMTY_TRADES.pending
  return last?.status === 'failed' ? IMTY_TRADES.failed : IMTY_TRADES.unsold
}

/** What a `PricingId` encodes: the wager, the amount, and when it was offered. */
export interface Pricing {
  readonly orderNo: string
  readonly minor: number
  /** Platform ms. */
  readonly at: number
}

export function pricingId(orderNo: string, minor: number, at: number): string {
  return `${orderNo}.${minor}.${at}`
}

const PRICING_ID = /^(TL\d{1,19})\.(\d{1,15})\.(\d{1,15})$/

/** `null` for a text that this platform has not given. */
export function pricingOf(id: string): Pricing | null {
  const [, orderNo, minor, at] = PRICING_ID.exec(id) ?? []
  if (orderNo === undefined || minor === undefined || at === undefined) return null
  return { orderNo, minor: Number(minor), at: Number(at) }
}

const REASONS: Readonly<Record<CashOutRefusal, CashOutReason>> = {
  notOffered: 'sportUnsupported',
  orderNotFound: 'orderNotFound',
  orderNotConfirmed: 'notConfirmed',
  orderRejected: 'rejected',
  orderSettled: 'orderSettled',
  stakeAboveOpen: 'stakeAboveTotal',
  stakeBelowMin: 'stakeBelowMin',
  stakeNotWhole: 'failed',
  singlesOnly: 'failed',
  belowOne: 'failed',
  paused: 'paused',
  matchOver: 'matchOver',
  scoreChanged: 'scoreUpdated',
  amountChanged: 'payoutChanged',
  cashOutExists: 'cashOutExists',
  tooManyCashOuts: 'tooManyCashOuts',
  expired: 'failed',
}

/** The code of a refusal; that of *failed* for an unknown reason, such as one stored by an earlier version. */
export function saleRefusalCode(reason: string): number {
  const known = Object.entries(REASONS).find(([name]) => name === reason)
  return buyBackCode(known?.[1] ?? 'failed')
}
