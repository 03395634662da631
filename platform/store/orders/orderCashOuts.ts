import type { Database } from '../database.ts'
import { cashOutOrder, changeCashOut, type CashOut } from './cashOut.ts'
import {
  insertCashOutRequest,
  cashOutsOf,
  cashOutsOfAll,
  confirmingCashOuts,
  decideCashOut,
  type CashOutAsked,
  type CashOutAsking,
  type CashOutDecided,
  type CashOutDecision,
  type CashOutEntry,
  type CashOutRequest,
} from './cashOutRequests.ts'
import type { OrderChange } from './order.ts'

/** Cash-outs: the stake of an order, or a part of it, that is paid out before the end. */
export interface OrderCashOuts {
  /**
   * Stores what a member asks to cash out, once for each client id, and pays it at once or when it is decided.
   *
   * @throws RangeError when stake or amount is not a positive whole number.
   */
  insertCashOutRequest(orderNo: string, asked: CashOutAsked): Promise<CashOutAsking>
  /** Pays the request, or fails it; once. */
  decideCashOut(request: CashOutRequest, decision: CashOutDecision): Promise<CashOutDecided>
  /** All requests that wait for a decision, the earliest due first. */
  confirmingCashOuts(): Promise<readonly CashOutRequest[]>
  /** The requests for an order, oldest first. Waits for a request that is being made. */
  cashOutsOf(orderNo: string): Promise<readonly CashOutEntry[]>
  /** The requests for these orders, oldest first. Does not wait, so a request that is being made may be missing. */
  cashOutsOfAll(orderNos: readonly string[]): Promise<readonly CashOutEntry[]>
  /**
   * Pays for a part of an accepted order's stake, once for each client id (CASHOUT). With the last part the order is
   * cashed out. `refused` when less stake is open.
   *
   * @throws RangeError when stake or amount is not a positive whole number.
   */
  cashOut(orderNo: string, cashOut: CashOut): Promise<OrderChange>
  /** Takes the amount of a cash-out back and returns its stake instead (CASHOUT_CANCEL_DEDUCT or _RETURN). */
  cancelCashOut(orderNo: string, clientId: string, at: number): Promise<OrderChange>
  /** Undoes `cancelCashOut` (CASHOUT_CANCEL_ROLLBACK_DEDUCT or _RETURN). */
  restoreCashOut(orderNo: string, clientId: string, at: number): Promise<OrderChange>
}

export function createOrderCashOuts(database: Database): OrderCashOuts {
  const { queries } = database
  return {
    async insertCashOutRequest(orderNo, asked) {
      assertCashOut(asked)
      return database.transaction((tx) => insertCashOutRequest(tx, orderNo, asked))
    },
    decideCashOut: (request, decision) => database.transaction((tx) => decideCashOut(tx, request, decision)),
    confirmingCashOuts: () => confirmingCashOuts(queries),
    cashOutsOf: (orderNo) => database.transaction((tx) => cashOutsOf(tx, orderNo)),
    cashOutsOfAll: (orderNos) => cashOutsOfAll(queries, orderNos),
    async cashOut(orderNo, cashOut) {
      assertCashOut(cashOut)
      return database.transaction((tx) => cashOutOrder(tx, orderNo, cashOut))
    },
    cancelCashOut: (orderNo, clientId, at) =>
      database.transaction((tx) => changeCashOut(tx, orderNo, { clientId, to: 'cancelled', at })),
    restoreCashOut: (orderNo, clientId, at) =>
      database.transaction((tx) => changeCashOut(tx, orderNo, { clientId, to: 'taken', at })),
  }
}

function assertCashOut({ stake, amount }: Pick<CashOut, 'stake' | 'amount'>): void {
  if (![stake, amount].every((each) => Number.isSafeInteger(each) && each > 0)) {
    throw new RangeError(`${amount} for ${stake} is no cash-out`)
  }
}
