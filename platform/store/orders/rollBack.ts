import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { takeSettlementBack } from '../returns.ts'
import { orderLegs } from '../schema/orders.ts'
import { mayChange, ORDER_CHANGES } from '../stateChanges.ts'
import { changeOrder, payerOf, updateOrder } from './changing.ts'
import type { OrderChange } from './order.ts'

export interface Rollback {
  /** The legs whose results are withdrawn, at least one. Other legs keep theirs. */
  readonly legs: readonly number[]
  readonly at: number
}

export function rollBackOrder(tx: Queries, orderNo: string, { legs, at }: Rollback): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'rolledBack') return 'unchanged'
    if (!mayChange(ORDER_CHANGES, order.status, 'rolledBack')) return 'refused'
    if (!(await takeSettlementBack(tx, payerOf(order), at))) return 'insufficient'
    await tx
      .update(orderLegs)
      .set({ outcome: null, settleScore: null, updatedAt: at })
      .where(and(eq(orderLegs.orderNo, orderNo), inArray(orderLegs.index, [...legs])))
    await updateOrder(tx, orderNo, {
      status: 'rolledBack',
      outcome: null,
      settledAt: null,
      rollbacks: order.rollbacks + 1,
    })
    return 'changed'
  })
}
