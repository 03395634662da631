import type { Database } from '../database.ts'
import { createOrderCashOuts, type OrderCashOuts } from './orderCashOuts.ts'
import { createOrderPlacing, type OrderPlacing } from './orderPlacing.ts'
import { createOrderReads, type OrderReads } from './orderReads.ts'
import { createOrderReservations, type OrderReservations } from './orderReservations.ts'
import { createOrderSettling, type OrderSettling } from './orderSettling.ts'

/**
 * Orders and their payments: each change posts to the ledger in the same transaction, with its own
 * idempotency key, so that a repeated change has no effect.
 */
export interface Orders extends OrderPlacing, OrderReservations, OrderCashOuts, OrderSettling, OrderReads {}

export function createOrders(database: Database): Orders {
  return {
    ...createOrderPlacing(database),
    ...createOrderReservations(database),
    ...createOrderCashOuts(database),
    ...createOrderSettling(database),
    ...createOrderReads(database),
  }
}
