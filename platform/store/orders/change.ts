import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LegOutcome } from '../../../streams/domain/order.ts'
import type { Queries } from '../database.ts'
import { postTransfer } from '../ledgerPosting.ts'
import type { TransferKind } from '../schema/ledger.ts'
import { orderLegs, orders, type OrderOutcome } from '../schema/orders.ts'
import type { OrderChange } from './order.ts'
import { withLegs, type OrderRow } from './rows.ts'

/** Prices really taken, when they moved between placing and accepting within what the member allowed. */
export interface Acceptance {
  readonly at: number
  readonly prices?: readonly { readonly index: number; readonly odds: number; readonly oddsFinal: string }[]
  readonly maxReturn?: number
}

/** A rejection or a cancellation. */
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
  /** Minor units, stake included; 0 for a loss. */
  readonly returned: number
  readonly outcome: OrderOutcome
  /** Legs not named keep what they have. */
  readonly legs: readonly {
    readonly index: number
    readonly outcome: LegOutcome
    readonly settleScore: string | null
  }[]
  readonly at: number
}

type Verdict = 'changed' | 'unchanged' | 'refused'

export function acceptOrder(tx: Queries, orderNo: string, acceptance: Acceptance): Promise<OrderChange> {
  const { at, prices = [], maxReturn } = acceptance
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'accepted' || order.status === 'settled') return 'unchanged'
    if (order.status !== 'confirming') return 'refused'
    for (const { index, odds, oddsFinal } of prices) {
      await tx.update(orderLegs).set({ odds, oddsFinal, updatedAt: at }).where(isLeg(orderNo, index))
    }
    await update(tx, orderNo, { status: 'accepted', ...(maxReturn === undefined ? {} : { maxReturn }) })
    return 'changed'
  })
}

export function rejectOrder(tx: Queries, orderNo: string, refusal: Refusal): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'rejected') return 'unchanged'
    if (order.status !== 'confirming') return 'refused'
    await giveStakeBack(tx, order, { status: 'rejected', kind: 'REFUND', key: 'refund', ...refusal })
    return 'changed'
  })
}

export function cancelOrder(tx: Queries, orderNo: string, refusal: Refusal): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status === 'cancelled') return 'unchanged'
    if (order.status !== 'confirming' && order.status !== 'accepted') return 'refused'
    await giveStakeBack(tx, order, { status: 'cancelled', kind: 'CANCEL_RETURN', key: 'cancel', ...refusal })
    return 'changed'
  })
}

/** A leg of a settled order may still come in: a parlay is lost with its first lost leg. */
export function settleOrderLeg(
  tx: Queries,
  orderNo: string,
  index: number,
  { outcome, settleScore, at }: LegSettlement,
): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status !== 'accepted' && order.status !== 'settled') return 'refused'
    const settled = await tx
      .update(orderLegs)
      .set({ outcome, settleScore, updatedAt: at })
      .where(and(isLeg(orderNo, index), isNull(orderLegs.outcome)))
      .returning({ index: orderLegs.index })
    if (settled.length === 0) return 'unchanged'
    await update(tx, orderNo, {})
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
    if (order.status !== 'accepted') return 'refused'
    for (const { index, ...leg } of legs) {
      await tx
        .update(orderLegs)
        .set({ ...leg, updatedAt: at })
        .where(isLeg(orderNo, index))
    }
    await update(tx, orderNo, { status: 'settled', returned, outcome, settledAt: at })
    const kind = outcome === 'push' || outcome === 'void' ? 'REFUND' : 'WIN'
    if (returned > 0) await pay(tx, order, { key: `settle:${orderNo}`, kind, amount: returned, at })
    return 'changed'
  })
}

/** Holds the order's row from here to the commit: order first, then wallet, in every change. */
async function changeOrder(
  tx: Queries,
  orderNo: string,
  decide: (order: OrderRow) => Promise<Verdict>,
): Promise<OrderChange> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
  if (!order) return { status: 'unknownOrder' }
  const status = await decide(order)
  const [changed] = await withLegs(tx, await tx.select().from(orders).where(eq(orders.orderNo, orderNo)))
  return changed ? { status, order: changed } : { status: 'unknownOrder' }
}

async function giveStakeBack(
  tx: Queries,
  order: OrderRow,
  refusal: Refusal & { status: 'rejected' | 'cancelled'; kind: TransferKind; key: string },
): Promise<void> {
  const { status, reason, at, kind, key } = refusal
  await tx
    .update(orderLegs)
    .set({ outcome: 'void', updatedAt: at })
    .where(and(eq(orderLegs.orderNo, order.orderNo), isNull(orderLegs.outcome)))
  await update(tx, order.orderNo, { status, reason, returned: order.totalStake, settledAt: at })
  await pay(tx, order, { key: `${key}:${order.orderNo}`, kind, amount: order.totalStake, at })
}

async function pay(
  tx: Queries,
  { orderNo, memberId, currency }: OrderRow,
  { key, kind, amount, at }: { key: string; kind: TransferKind; amount: number; at: number },
): Promise<void> {
  const result = await postTransfer(tx, {
    key,
    kind,
    reference: orderNo,
    at,
    entries: [
      { house: 'house:bets', currency, amount: -amount },
      { member: memberId, currency, amount },
    ],
  })
  if (result.status !== 'posted') throw new Error(`the transfer ${key} is ${result.status}`)
}

function update(tx: Queries, orderNo: string, values: Partial<OrderRow>) {
  return tx
    .update(orders)
    .set({ ...values, version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, orderNo))
}

function isLeg(orderNo: string, index: number) {
  return and(eq(orderLegs.orderNo, orderNo), eq(orderLegs.index, index))
}
