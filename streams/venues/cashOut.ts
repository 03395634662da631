import type { CashOutQuote } from '../domain/cashOut.ts'
import type { Money } from '../domain/money.ts'
import type { Order } from '../domain/order.ts'
import type { Call, Dated } from './call.ts'

/** An order, as far as its cash-out is concerned. */
export type CashableOrder = Pick<Order, 'orderNo' | 'openStake'>

/** Pays for open orders before their end. */
export interface CashOut {
  /** The present offers; an order without one cannot be cashed out now. */
  quotes(orders: readonly CashableOrder[]): Call<readonly CashOutQuote[]>
  /** Sent once, never repeated. A transport failure means that the outcome is unknown. */
  take(request: CashOutRequest): Call<CashOutAnswer>
  /**
   * What has become of a request; `null` while the venue does not know it, which is final after its
   * `validUntil`.
   */
  find(request: CashOutRequest): Call<Dated<CashOutAnswer | null>>
  /** The cash-outs of an order, oldest first. */
  history(order: CashableOrder): Call<readonly CashOutEntry[]>
}

/** What the member agreed to. Created once and stored before it is sent. */
export interface CashOutRequest {
  /** Given by the client. Only one cash-out is made per id, however often it is sent. */
  readonly id: string
  readonly orderNo: string
  /** The part of the open stake, or all of it. */
  readonly stake: Money
  /** What is paid for it, stake included. */
  readonly amount: Money
  /** Server time, ms. The venue refuses the request afterwards. */
  readonly validUntil: number
}

export type CashOutAnswer =
  | { readonly status: 'taken'; readonly amount: Money }
  | { readonly status: 'confirming' }
  /** `amount` is the present offer for the part; `null` when the venue does not say. */
  | { readonly status: 'amountChanged'; readonly amount: Money | null; readonly reasonKey: string }
  | { readonly status: 'paused' | 'refused'; readonly reasonKey: string }

export interface CashOutEntry {
  readonly status: 'confirming' | 'taken' | 'failed' | 'cancelled'
  readonly stake: Money
  readonly amount: Money
  /** The open stake after it. */
  readonly left: Money
  /** Venue time, ms; `null` where the venue does not report it. */
  readonly at: number | null
}
