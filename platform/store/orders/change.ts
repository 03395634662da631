import { and, eq, isNull } from 'drizzle-orm'
import { isVoid, type LegOutcome } from '../../../streams/domain/order.ts'
import type { Queries } from '../database.ts'
import { cancelPayments, payReturn, settlementKey } from '../returns.ts'
import { orderLegs, type OrderOutcome, type StoredOrderStatus } from '../schema/orders.ts'
import { mayChange, ORDER_CHANGES } from '../stateChanges.ts'
import { restoreCashOuts } from './withdrawLeg.ts'
import { changeOrder, isCharged, isLeg, payerOf, updateOrder, type Verdict } from './changing.ts'
import type { OrderChange } from './order.ts'
import type { OrderRow } from './rows.ts'

/** The prices at acceptance, when they moved after placing within the member's acceptance mode. */
export interface Acceptance {
  readonly at: number
  readonly prices?: readonly { readonly index: number; readonly odds: number; readonly oddsFinal: string }[]
  readonly maxReturn?: number
}

/** Why and when an order was rejected or cancelled. */
export interface Refusal {
  readonly reason: string
  readonly at: number
}

export interface LegSettlement {
  readonly outcome: LegOutcome
  readonly settleScore: string | null
  readonly at: number
}

export interface OrderSettlement {
  /** What it pays for the open stake: minor units, stake included; 0 for a loss. */
  readonly returned: number
  readonly outcome: OrderOutcome
  /** Other legs stay unchanged. */
  readonly legs: readonly {
    readonly index: number
    readonly outcome: LegOutcome
    readonly settleScore: string | null
  }[]
  readonly at: number
}

export function acceptOrder(tx: Queries, orderNo: string, acceptance: Acceptance): Promise<OrderChange> {
  const { at, prices = [], maxReturn } = acceptance
  return changeOrder(tx, orderNo, async (order) => {
    if (WAS_ACCEPTED.has(order.status)) return 'unchanged'
    if (order.status !== 'confirming') return 'refused'
    for (const { index, odds, oddsFinal } of prices) {
      await tx.update(orderLegs).set({ odds, oddsFinal, updatedAt: at }).where(isLeg(orderNo, index))
    }
    await updateOrder(tx, orderNo, {
      status: 'accepted',
      ...(maxReturn === undefined ? {} : { maxReturn }),
    })
    return 'changed'
  })
}

export function rejectOrder(tx: Queries, orderNo: string, refusal: Refusal): Promise<OrderChange> {
  return changeOrder(tx, orderNo, (order) => rejectNow(tx, order, refusal))
}

/** Rejects an order whose row is locked. */
export async function rejectNow(tx: Queries, order: OrderRow, { reason, at }: Refusal): Promise<Verdict> {
  const { orderNo, status, totalStake: amount } = order
  if (status === 'rejected') return 'unchanged'
  if (!mayChange(ORDER_CHANGES, status, 'rejected')) return 'refused'
  await endLegs(tx, orderNo, 'void', at)
  await updateOrder(tx, orderNo, { status: 'rejected', reason, settledAt: at })
  const kind = status === 'reserved' ? 'RESERVE_FAIL_REFUND' : 'REFUND'
  if (isCharged(order)) await payReturn(tx, payerOf(order), { key: `refund:${orderNo}`, kind, amount, at })
  return 'changed'
}

export function cancelOrder(tx: Queries, orderNo: string, refusal: Refusal): Promise<OrderChange> {
  return changeOrder(tx, orderNo, (order) => cancelNow(tx, order, refusal))
}

/** Cancels an order whose row is locked. */
export async function cancelNow(tx: Queries, order: OrderRow, { reason, at }: Refusal): Promise<Verdict> {
  const { orderNo, status, openStake: stake } = order
  if (status === 'cancelled') return 'unchanged'
  if (!mayChange(ORDER_CHANGES, status, 'cancelled')) return 'refused'
  const kind = status === 'reserved' ? 'RESERVE_CANCEL_REFUND' : 'CANCEL_RETURN'
  if (isCharged(order)) await cancelPayments(tx, payerOf(order), { stake, at, kind })
  await endLegs(tx, orderNo, 'betsCancelled', at)
  await updateOrder(tx, orderNo, { status: 'cancelled', reason, outcome: null, settledAt: at })
  return 'changed'
}

/** Legs of a settled order may still be settled: a parlay is lost with its first lost leg. */
export function settleOrderLeg(
  tx: Queries,
  orderNo: string,
  index: number,
  { outcome, settleScore, at }: LegSettlement,
): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (!WAS_ACCEPTED.has(order.status)) return 'refused'
    const settled = await tx
      .update(orderLegs)
      .set({ outcome, settleScore, updatedAt: at })
      .where(and(isLeg(orderNo, index), isNull(orderLegs.outcome)))
      .returning({ index: orderLegs.index })
    if (settled.length === 0) return 'unchanged'
    await restoreCashOuts(tx, order, { index, outcome, settleScore, at })
    await updateOrder(tx, orderNo, {})
    return 'changed'
  })
}

export function settleWholeOrder(
  tx: Queries,
  orderNo: string,
  { returned, outcome, legs, at }: OrderSettlement,
): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'settled') return 'unchanged'
    if (!mayChange(ORDER_CHANGES, order.status, 'settled')) return 'refused'
    for (const { index, ...leg } of legs) {
      await tx
        .update(orderLegs)
        .set({ ...leg, updatedAt: at })
        .where(isLeg(orderNo, index))
      await restoreCashOuts(tx, order, { index, ...leg, at })
    }
    await updateOrder(tx, orderNo, { status: 'settled', outcome, settledAt: at })
    const payer = payerOf(order)
    const kind = outcome !== 'part' && (outcome === 'push' || isVoid(outcome)) ? 'REFUND' : 'WIN'
    if (returned > 0) await payReturn(tx, payer, { key: settlementKey(payer), kind, amount: returned, at })
    return 'changed'
  })
}

/** The states of an order that has been accepted and was not cancelled. */
const WAS_ACCEPTED: ReadonlySet<StoredOrderStatus> = new Set<StoredOrderStatus>([
  'accepted',
  'cashedOut',
  'settled',
  'rolledBack',
])

/** Open legs get an outcome; legs with a result keep it. */
async function endLegs(tx: Queries, orderNo: string, outcome: LegOutcome, at: number): Promise<void> {
  await tx
    .update(orderLegs)
    .set({ outcome, updatedAt: at })
    .where(and(eq(orderLegs.orderNo, orderNo), isNull(orderLegs.outcome)))
}
