import type { Queries } from '../database.ts'
import { moveStake } from '../returns.ts'
import { mayChange, ORDER_CHANGES } from '../stateChanges.ts'
import { changeOrder, payerOf, updateOrder } from './changing.ts'
import type { OrderChange } from './order.ts'

/** Sent when the price of a reserved order is reached. */
export interface ReservedPlacing {
  /** When the order is due for a decision; `null` accepts it at once. */
  readonly confirmDueAt: number | null
  readonly at: number
}

/** Returns the held stake and takes it again as the stake of a bet. */
export function placeReservedOrder(
  tx: Queries,
  orderNo: string,
  { confirmDueAt, at }: ReservedPlacing,
): Promise<OrderChange> {
  const status = confirmDueAt === null ? 'accepted' : 'confirming'
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status !== 'reserved') return order.status === status ? 'unchanged' : 'refused'
    if (!mayChange(ORDER_CHANGES, order.status, status)) return 'refused'
    const payer = payerOf(order)
    const moves = [
      { key: `reserved:${orderNo}`, kind: 'RESERVE_SUCCESS_REFUND', amount: order.totalStake, at },
      { key: `bet:${orderNo}`, kind: 'BET', amount: -order.totalStake, at },
    ] as const
    for (const move of moves) {
      const { status: moved } = await moveStake(tx, payer, move)
      if (moved !== 'posted') throw new Error(`the transfer ${move.key} is ${moved}`)
    }
    await updateOrder(tx, orderNo, { status, confirmDueAt })
    return 'changed'
  })
}
