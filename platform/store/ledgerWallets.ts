import { and, asc, eq } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import type { Queries } from './database.ts'
import type { Purpose } from './ledgerKinds.ts'
import { ledgerAccounts } from './schema/ledger.ts'

/** The cached balances of one purpose, which `audit` compares with the sums of the entries. */
export async function walletBalances(
  queries: Queries,
  memberId: number,
  purpose: Purpose,
): Promise<ReadonlyMap<Currency, number>> {
  const rows = await queries
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.purpose, purpose)))
  return balancesOf(rows, purpose)
}

/**
 * Locks all wallets of a member until the transaction ends, in the same order as every other transaction, and
 * reads the balances of one purpose, which cannot change meanwhile.
 */
export async function lockWallets(
  tx: Queries,
  memberId: number,
  purpose: Purpose,
): Promise<ReadonlyMap<Currency, number>> {
  return balancesOf(await walletsFor(tx, memberId, 'update'), purpose)
}

/**
 * Waits for running placements of the member, and blocks new ones until the transaction ends. A later read is
 * therefore complete up to the time of the call.
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

function balancesOf(
  rows: readonly Pick<typeof ledgerAccounts.$inferSelect, 'purpose' | 'currency' | 'balance'>[],
  purpose: Purpose,
) {
  const wallets = rows.filter((row) => row.purpose === purpose)
  return new Map(wallets.map((row) => [row.currency, row.balance ?? 0]))
}
