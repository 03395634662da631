import { asc, eq } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import type { Queries } from './database.ts'
import { ledgerAccounts } from './schema/ledger.ts'

/** The cached balances, which `audit` proves equal to the sums of entries. */
export async function walletBalances(
  queries: Queries,
  memberId: number,
): Promise<ReadonlyMap<Currency, number>> {
  return balancesOf(await queries.select().from(ledgerAccounts).where(eq(ledgerAccounts.memberId, memberId)))
}

/**
 * Locks all wallets of a member until the transaction ends, in the order every other transaction takes
 * them, and reads their balances, which nobody else can change meanwhile.
 */
export async function lockWallets(tx: Queries, memberId: number): Promise<ReadonlyMap<Currency, number>> {
  return balancesOf(await walletsFor(tx, memberId, 'update'))
}

/**
 * Waits until no placement of the member is under way, and keeps new ones out until the transaction
 * ends. What is read after it holds for the moment at which it was asked.
 */
export async function awaitWallets(tx: Queries, memberId: number): Promise<void> {
  await walletsFor(tx, memberId, 'share')
}

function walletsFor(tx: Queries, memberId: number, lock: 'update' | 'share') {
  return tx
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.memberId, memberId))
    .orderBy(asc(ledgerAccounts.id))
    .for(lock)
}

function balancesOf(rows: readonly { currency: Currency; balance: number | null }[]) {
  return new Map(rows.map((row) => [row.currency, row.balance ?? 0]))
}
