import type { Queries } from '../database.ts'
import { takeSettlementBack } from '../returns.ts'
import { mayChange, ORDER_CHANGES } from '../stateChanges.ts'
import { changeOrder, payerOf, updateOrder } from './changing.ts'
import type { OrderChange } from './order.ts'
import { withdrawResults } from './withdrawLeg.ts'

export interface Rollback {
  /** The legs whose results are withdrawn, at least one. Other legs keep theirs. */
  readonly legs: readonly number[]
  readonly at: number
}

export function rollBackOrder(tx: Queries, orderNo: string, rollback: Rollback): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'rolledBack') return 'unchanged'
    if (!mayChange(ORDER_CHANGES, order.status, 'rolledBack')) return 'refused'
    await takeSettlementBack(tx, payerOf(order), rollback.at)
    await withdrawResults(tx, order, rollback)
    await updateOrder(tx, orderNo, {
      status: 'rolledBack',
      outcome: null,
      settledAt: null,
      rollbacks: order.rollbacks + 1,
    })
    return 'changed'
  })
}

/**
 * Withdraws the results of legs without a change of the order's state: of an open or cashed-out order, or of a
 * settled one whose other legs alone decide it.
 */
export function withdrawOrderLegs(tx: Queries, orderNo: string, rollback: Rollback): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'rejected' || order.status === 'cancelled') return 'refused'
    if (!(await withdrawResults(tx, order, rollback))) return 'unchanged'
    await updateOrder(tx, orderNo, {})
    return 'changed'
  })
}
