import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import type { Queries } from './database.ts'
import { type HouseAccount, mayOverdraw, type Purpose, type TransferKind } from './ledgerKinds.ts'
import { addToPlayDays } from './playDays.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema/ledger.ts'

/**
 * One side of a transfer: minor units, positive for money into the account. A member's side without a purpose
 * is the main wallet.
 */
export type TransferEntry = {
  readonly currency: Currency
  readonly amount: number
} & ({ readonly member: number; readonly purpose?: Purpose } | { readonly house: HouseAccount })

export interface Transfer {
  /** The idempotency key: a transfer is posted once for each key, however often it is sent. */
  readonly key: string
  readonly kind: TransferKind
  /**
   * What the transfer is for: an order or position number, `gift:` and a message's id, `member:` and an id.
   */
  readonly reference: string
  readonly entries: readonly TransferEntry[]
  readonly at: number
}

export type TransferResult =
  | { readonly status: 'posted' | 'duplicate' }
  | {
      readonly status: 'insufficient'
      readonly member: number
      readonly currency: Currency
      readonly balance: number
    }

interface Account {
  readonly id: number
  readonly memberId: number | null
  readonly balance: number | null
}

/**
 * Posts in the caller's transaction. Only wallets are locked, in the order of their ids; house accounts have
 * no stored balance, so bets of different members never wait for each other.
 */
export async function postTransfer(tx: Queries, transfer: Transfer): Promise<TransferResult> {
  assertBalanced(transfer)
  const accounts = await lockAccounts(tx, transfer.entries)
  const [earlier] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, transfer.key))
  if (earlier) return { status: 'duplicate' }

  const sides = transfer.entries.map((entry) => sideOf(entry, accounts))
  for (const { entry, account, balanceAfter } of sides) {
    if (balanceAfter === null || balanceAfter >= 0 || account.memberId === null) continue
    // A wallet may be below zero already; money into it is always taken.
    if (entry.amount > 0 || mayOverdraw(transfer.kind)) continue
    const balance = account.balance ?? 0
    return { status: 'insufficient', member: account.memberId, currency: entry.currency, balance }
  }

  const { key, kind, reference, at } = transfer
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ key, kind, reference, at })
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id })
  // The same key was used at the same time for other wallets.
  if (!transaction) return { status: 'duplicate' }
  await tx.insert(ledgerEntries).values(
    sides.map(({ entry, account, balanceAfter }) => ({
      transactionId: transaction.id,
      accountId: account.id,
      currency: entry.currency,
      amount: entry.amount,
      balanceAfter,
    })),
  )
  for (const { entry, account } of sides) {
    if (account.memberId === null) continue
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${entry.amount}::bigint` })
      .where(eq(ledgerAccounts.id, account.id))
  }
  await addToPlayDays(tx, transfer)
  return { status: 'posted' }
}

function assertBalanced({ key, entries }: Transfer): void {
  const sums = new Map<Currency, number>()
  for (const entry of entries) {
    if (!Number.isSafeInteger(entry.amount) || entry.amount === 0) {
      throw new RangeError(`transfer ${key}: ${entry.amount} is not an amount`)
    }
    sums.set(entry.currency, (sums.get(entry.currency) ?? 0) + entry.amount)
  }
  const balanced = entries.length > 0 && [...sums.values()].every((sum) => sum === 0)
  if (!balanced) throw new RangeError(`transfer ${key}: the entries do not sum to zero`)
  if (new Set(entries.map(accountName)).size < entries.length) {
    throw new RangeError(`transfer ${key}: two entries on one account`)
  }
}

function sideOf(entry: TransferEntry, accounts: ReadonlyMap<string, Account>) {
  const account = accounts.get(accountName(entry))
  if (!account) throw new Error(`ledger account ${accountName(entry)} is missing`)
  return { entry, account, balanceAfter: account.balance === null ? null : account.balance + entry.amount }
}

/**
 * The accounts of a transfer by name; wallets are locked and up to date, and missing accounts are created.
 */
async function lockAccounts(
  tx: Queries,
  entries: readonly TransferEntry[],
): Promise<ReadonlyMap<string, Account>> {
  const found = await findAccounts(tx, entries)
  const missing = entries.filter((entry) => !found.has(accountName(entry)))
  if (missing.length > 0) {
    // In a fixed order, so that two transfers that create the same accounts cannot deadlock.
    const rows = missing
      .toSorted((one, other) => (accountName(one) < accountName(other) ? -1 : 1))
      .map((entry) =>
        'member' in entry
          ? { currency: entry.currency, memberId: entry.member, purpose: purposeOf(entry), balance: 0 }
          : { currency: entry.currency, house: entry.house },
      )
    await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing()
  }
  const known = missing.length > 0 ? await findAccounts(tx, entries) : found
  const walletIds = [...known.values()].filter((account) => account.memberId !== null).map(({ id }) => id)
  if (walletIds.length === 0) return known
  const wallets = await tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, walletIds))
    .orderBy(asc(ledgerAccounts.id))
    .for('update')
  return new Map([...known, ...wallets.map((wallet) => [rowName(wallet), wallet] as const)])
}

async function findAccounts(
  tx: Queries,
  entries: readonly TransferEntry[],
): Promise<ReadonlyMap<string, Account>> {
  const conditions = entries.map((entry) =>
    and(
      eq(ledgerAccounts.currency, entry.currency),
      'member' in entry
        ? and(eq(ledgerAccounts.memberId, entry.member), eq(ledgerAccounts.purpose, purposeOf(entry)))
        : eq(ledgerAccounts.house, entry.house),
    ),
  )
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(or(...conditions))
  return new Map(rows.map((row) => [rowName(row), row]))
}

function purposeOf({ purpose = 'main' }: { readonly purpose?: Purpose }): Purpose {
  return purpose
}

function accountName(entry: TransferEntry): string {
  return 'member' in entry
    ? `${entry.member} ${purposeOf(entry)} ${entry.currency}`
    : `${entry.house} ${entry.currency}`
}

function rowName({ memberId, purpose, house, currency }: typeof ledgerAccounts.$inferSelect): string {
  return memberId === null ? `${house ?? ''} ${currency}` : `${memberId} ${purpose ?? ''} ${currency}`
}
