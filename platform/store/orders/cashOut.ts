import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import type { TransferKind } from '../ledgerKinds.ts'
import { payReturn } from '../returns.ts'
import { cashOuts } from '../schema/returns.ts'
import { CASH_OUT_CHANGES, mayChange } from '../stateChanges.ts'
import { changeOrder, payerOf, updateOrder } from './changing.ts'
import type { OrderChange } from './order.ts'
import type { OrderRow } from './rows.ts'

/** A part of an order's stake, or all of it, paid out before its end. Minor units. */
export interface CashOut {
  /** Given by the client; sent again it has no effect. */
  readonly clientId: string
  readonly stake: number
  readonly amount: number
  readonly at: number
}

export function cashOutOrder(tx: Queries, orderNo: string, cashOut: CashOut): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if ((await cashOutOf(tx, orderNo, cashOut.clientId)) !== undefined) return 'unchanged'
    if (order.status !== 'accepted' || cashOut.stake > order.openStake) return 'refused'
    return takeCashOut(tx, order, cashOut)
  })
}

/** Pays a part of a locked order that is accepted and has this much open stake. */
export async function takeCashOut(
  tx: Queries,
  order: OrderRow,
  { clientId, stake, amount, at }: CashOut,
): Promise<'changed'> {
  const { orderNo } = order
  const [made] = await tx
    .insert(cashOuts)
    .values({ orderNo, clientId, status: 'taken', stake, amount, at })
    .returning({ id: cashOuts.id })
  if (made === undefined) throw new Error(`a cash-out of ${orderNo} was not stored`)
  const key = `cashout:${made.id}`
  await payReturn(tx, payerOf(order), { key, kind: 'CASHOUT', amount, at, cashOut: made.id })
  const all = stake === order.openStake
  await updateOrder(tx, orderNo, all ? { status: 'cashedOut', settledAt: at } : {})
  return 'changed'
}

export type CashOutState = keyof typeof CASH_OUT_CHANGES

/** The transfer kinds for changes of a cash-out, by whether they take or give money. */
const KINDS: Readonly<Record<CashOutState, Record<'takes' | 'gives', TransferKind>>> = {
  cancelled: { takes: 'CASHOUT_CANCEL_DEDUCT', gives: 'CASHOUT_CANCEL_RETURN' },
  taken: { takes: 'CASHOUT_CANCEL_ROLLBACK_DEDUCT', gives: 'CASHOUT_CANCEL_ROLLBACK_RETURN' },
}

/** `cancelled` pays the stake instead of the amount; `taken` undoes that. */
export function changeCashOut(
  tx: Queries,
  orderNo: string,
  { clientId, to, at }: { clientId: string; to: CashOutState; at: number },
): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    const cashOut = await cashOutOf(tx, orderNo, clientId)
    if (cashOut === undefined) return 'refused'
    if (cashOut.status === to) return 'unchanged'
    if (!mayChange(CASH_OUT_CHANGES, cashOut.status, to)) return 'refused'
    await payCashOutChange(tx, order, cashOut, { to, at })
    await updateOrder(tx, orderNo, {})
    return 'changed'
  })
}

/** Pays the difference between the stake and the amount of a cash-out of a locked order, and changes it. */
export async function payCashOutChange(
  tx: Queries,
  order: OrderRow,
  { id, stake, amount: taken }: typeof cashOuts.$inferSelect,
  { to, at }: { readonly to: CashOutState; readonly at: number },
): Promise<void> {
  const amount = to === 'cancelled' ? stake - taken : taken - stake
  if (amount !== 0) {
    // The order's version makes the key: a cash-out may be cancelled and restored several times.
    const key = `cashout:${id}:${to}:${order.version}`
    const kind = KINDS[to][amount < 0 ? 'takes' : 'gives']
    await payReturn(tx, payerOf(order), { key, kind, amount, at, cashOut: id })
  }
  await tx.update(cashOuts).set({ status: to }).where(eq(cashOuts.id, id))
}

async function cashOutOf(tx: Queries, orderNo: string, clientId: string) {
  const [found] = await tx
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.orderNo, orderNo), eq(cashOuts.clientId, clientId)))
  return found
}
