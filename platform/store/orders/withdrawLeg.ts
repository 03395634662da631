import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { LegOutcome } from '../../../streams/domain/order.ts'
import type { Queries } from '../database.ts'
import { orderLegs } from '../schema/orders.ts'
import { cashOuts, legWithdrawals } from '../schema/returns.ts'
import { type CashOutState, payCashOutChange } from './cashOut.ts'
import type { OrderRow } from './rows.ts'

/** A leg's result. */
interface LegDecision {
  readonly index: number
  readonly outcome: LegOutcome
  readonly settleScore: string | null
  readonly at: number
}

/**
 * Withdraws results of legs of a locked order and keeps them. What was cashed out after such a result was paid at
 * a price that counted it, so that cash-out is cancelled. Returns whether a leg had a result.
 */
export async function withdrawResults(
  tx: Queries,
  order: OrderRow,
  { legs, at }: { readonly legs: readonly number[]; readonly at: number },
): Promise<boolean> {
  const { orderNo } = order
  const here = and(
    eq(orderLegs.orderNo, orderNo),
    inArray(orderLegs.index, [...legs]),
    isNotNull(orderLegs.outcome),
  )
  const decided = await tx.select().from(orderLegs).where(here)
  for (const { index, outcome, settleScore, updatedAt } of decided) {
    if (outcome === null) continue
    await tx.insert(legWithdrawals).values({
      orderNo,
      legIndex: index,
      outcome,
      settleScore,
      decidedAt: updatedAt,
      withdrawnAt: at,
    })
    await changeCashOutsSince(tx, order, { since: updatedAt, to: 'cancelled', at })
  }
  await tx.update(orderLegs).set({ outcome: null, settleScore: null, updatedAt: at }).where(here)
  return decided.length > 0
}

/**
 * Called when a leg gets a result. When it is the one that was withdrawn last, the cash-outs that were cancelled
 * with it were right, and are paid again.
 */
export async function restoreCashOuts(
  tx: Queries,
  order: OrderRow,
  { index, outcome, settleScore, at }: LegDecision,
): Promise<void> {
  if (order.cashOuts === 'none') return
  const [last] = await tx
    .select()
    .from(legWithdrawals)
    .where(and(eq(legWithdrawals.orderNo, order.orderNo), eq(legWithdrawals.legIndex, index)))
    .orderBy(desc(legWithdrawals.id))
    .limit(1)
  if (last?.outcome !== outcome || last.settleScore !== settleScore) return
  await changeCashOutsSince(tx, order, { since: last.decidedAt, to: 'taken', at })
}

async function changeCashOutsSince(
  tx: Queries,
  order: OrderRow,
  { since, to, at }: { readonly since: number; readonly to: CashOutState; readonly at: number },
): Promise<void> {
  const from: CashOutState = to === 'taken' ? 'cancelled' : 'taken'
  const rows = await tx
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.orderNo, order.orderNo), eq(cashOuts.status, from), gt(cashOuts.at, since)))
  for (const row of rows) await payCashOutChange(tx, order, row, { to, at })
}
