import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import type { Database } from './database.ts'
import type { Purpose, TransferKind } from './ledgerKinds.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema/ledger.ts'

export interface LedgerHistoryQuery {
  /** From this time, inclusive, up to `to`, exclusive. */
  readonly from?: number
  readonly to?: number
  readonly currency?: Currency
  readonly purpose?: Purpose
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** One movement of a wallet, in minor units. */
export interface WalletMovement {
  readonly id: number
  readonly kind: TransferKind
  readonly reference: string
  readonly purpose: Purpose
  readonly currency: Currency
  readonly amount: number
  readonly balanceAfter: number
  readonly at: number
}

export interface LedgerHistory {
  /** Newest first. */
  readonly movements: readonly WalletMovement[]
  readonly total: number
}

export async function ledgerHistory(
  { queries }: Database,
  memberId: number,
  { from, to, currency, purpose, page, size }: LedgerHistoryQuery,
): Promise<LedgerHistory> {
  const condition = and(
    eq(ledgerAccounts.memberId, memberId),
    from === undefined ? undefined : gte(ledgerTransactions.at, from),
    to === undefined ? undefined : lt(ledgerTransactions.at, to),
    currency === undefined ? undefined : eq(ledgerAccounts.currency, currency),
    purpose === undefined ? undefined : eq(ledgerAccounts.purpose, purpose),
  )
  const rows = await queries
    .select({
      id: ledgerEntries.id,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      purpose: ledgerAccounts.purpose,
      currency: ledgerEntries.currency,
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      at: ledgerTransactions.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(condition)
    // Entries are numbered under the wallet's lock, so this is the order in which the balance changed.
    .orderBy(desc(ledgerEntries.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await queries
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(condition)
  const movements = rows.map((row) => ({
    ...row,
    purpose: row.purpose ?? 'main',
    balanceAfter: row.balanceAfter ?? 0,
  }))
  return { movements, total: counted?.total ?? 0 }
}
