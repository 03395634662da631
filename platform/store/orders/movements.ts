import { asc, eq, inArray, isNotNull, and } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import type { TransferKind } from '../ledgerKinds.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../schema/ledger.ts'
import type { StoredOrder } from './order.ts'

/** A transfer of an order, from the member's side. Minor units, negative when money is taken. */
export interface OrderMovement {
  readonly orderNo: string
  readonly kind: TransferKind
  readonly amount: number
  readonly at: number
}

/** Whether a payment of the order was changed afterwards, so that its record lists its transfers. */
export function isRepaid({ rollbacks, cashOuts, cancelledPaid }: StoredOrder): boolean {
  return rollbacks > 0 || cashOuts === 'cancelled' || cancelledPaid
}

/** All transfers of these orders, oldest first, by order. */
export async function movementsOf(
  queries: Queries,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderMovement[]>> {
  const byOrder = new Map<string, OrderMovement[]>()
  if (orderNos.length === 0) return byOrder
  const rows = await queries
    .select({
      orderNo: ledgerTransactions.reference,
      kind: ledgerTransactions.kind,
      amount: ledgerEntries.amount,
      at: ledgerTransactions.at,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(inArray(ledgerTransactions.reference, [...orderNos]), isNotNull(ledgerAccounts.memberId)))
    .orderBy(asc(ledgerEntries.id))
  for (const row of rows) byOrder.set(row.orderNo, [...(byOrder.get(row.orderNo) ?? []), row])
  return byOrder
}
