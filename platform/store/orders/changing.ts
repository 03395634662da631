import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import type { Payer } from '../returns.ts'
import { orderLegs, orders, THIS_TRANSACTION } from '../schema/orders.ts'
import { keepTotals } from './dayTotals.ts'
import type { OrderChange } from './order.ts'
import { readRows, withLegs, type OrderRow } from './rows.ts'

/** The result of a change; see `OrderChange`. */
export type Verdict = Exclude<OrderChange['status'], 'unknownOrder'>

/** A verdict on a change, with what else was decided under the lock. */
export interface Decision<T> {
  readonly verdict: Verdict
  readonly decided: T
}

/** Locks the order's row until the commit: order first, then wallet, then totals, in every change. */
export async function changeOrder(
  tx: Queries,
  orderNo: string,
  decide: (order: OrderRow) => Promise<Verdict>,
): Promise<OrderChange> {
  const { change } = await decideOrder(tx, orderNo, async (order) => ({
    verdict: await decide(order),
    decided: null,
  }))
  return change
}

/** Like `changeOrder`, for a change that decides more than its verdict; `null` for an unknown order. */
export async function decideOrder<T>(
  tx: Queries,
  orderNo: string,
  decide: (order: OrderRow) => Promise<Decision<T>>,
): Promise<{ readonly change: OrderChange; readonly decided: T | null }> {
  const here = eq(orders.orderNo, orderNo)
  await tx.select({ orderNo: orders.orderNo }).from(orders).where(here).for('update')
  // Read under the lock: the statement that waited for it does not see the returns paid meanwhile.
  const [order] = await readRows(tx, here)
  if (!order) return { change: { status: 'unknownOrder' }, decided: null }
  const { verdict, decided } = await decide(order)
  const [row = order] = verdict === 'changed' ? await readRows(tx, here) : [order]
  if (verdict === 'changed') await keepTotals(tx, order, row)
  const [changed] = await withLegs(tx, [row])
  return { change: changed ? { status: verdict, order: changed } : { status: 'unknownOrder' }, decided }
}

/** Whether its stake was taken: not while a reservation that is paid at its fill waits, and not if it failed. */
export function isCharged({ reservePay, filledAt }: Pick<OrderRow, 'reservePay' | 'filledAt'>): boolean {
  return reservePay !== 'atFill' || filledAt !== null
}

type Columns = typeof orders.$inferInsert

export function updateOrder(tx: Queries, orderNo: string, values: Partial<Columns>) {
  return tx
    .update(orders)
    .set({ ...values, version: sql`${orders.version} + 1`, changedIn: THIS_TRANSACTION })
    .where(eq(orders.orderNo, orderNo))
}

export function isLeg(orderNo: string, index: number) {
  return and(eq(orderLegs.orderNo, orderNo), eq(orderLegs.index, index))
}

export function payerOf({ orderNo, memberId, currency, rollbacks }: OrderRow): Payer {
  return { source: 'order', number: orderNo, memberId, purpose: 'main', currency, rollbacks }
}
