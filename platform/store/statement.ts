import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import { safeInteger } from './columns.ts'
import type { Database, Queries } from './database.ts'
import type { Purpose, TransferKind } from './ledgerKinds.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema/ledger.ts'
import { transfers } from './schema/transfers.ts'

export interface StatementQuery {
  readonly currency: Currency
  /** From this time, inclusive, up to `to`, exclusive; platform ms. */
  readonly from?: number
  readonly to?: number
  /** Empty for all. */
  readonly kinds: readonly TransferKind[]
  readonly wallets: readonly Purpose[]
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** One entry of a wallet. Minor units. */
export interface StatementEntry {
  readonly id: number
  readonly kind: TransferKind
  /** What the transaction is about: an order or position number, `gift:` and a message, `member:` and an id. */
  readonly reference: string
  readonly purpose: Purpose
  /** The other wallet of a transfer between two wallets of the member; `null` for any other entry. */
  readonly otherPurpose: Purpose | null
  readonly amount: number
  readonly balanceAfter: number
  /** Platform ms. */
  readonly at: number
  /** The transfer, deposit or withdrawal that it is a step of. */
  readonly transfer: Pick<typeof transfers.$inferSelect, 'transferNo' | 'venue' | 'payType' | 'status'> | null
}

export interface Statement {
  /** Newest first. */
  readonly entries: readonly StatementEntry[]
  readonly total: number
  /**
   * What came in and went out in all pages, without what moved between the member's own wallets, and without gold coins
   * unless they are asked for alone.
   */
  readonly in: number
  readonly out: number
}

const TRANSFER_NO = sql`substring(${ledgerTransactions.key} from '^(?:transfer|deposit|withdraw):(TT[0-9]+)')`

const OTHER_PURPOSE = sql<Purpose | null>`(
  SELECT other_account.purpose
  FROM ledger_entries other JOIN ledger_accounts other_account ON other_account.id = other.account_id
  WHERE other.transaction_id = ${ledgerTransactions.id} AND other_account.member_id = ${ledgerAccounts.memberId}
    AND other_account.id <> ${ledgerAccounts.id}
  LIMIT 1
)`

/** The entries of a member's wallets, a page of them, and their sums, in one snapshot. */
export function readStatement(
  database: Database,
  memberId: number,
  query: StatementQuery,
): Promise<Statement> {
  return database.transaction(
    async (tx) => {
      const condition = conditionOf(memberId, query)
      const sums = await sumsOf(tx, condition, query)
      return { entries: await pageOf(tx, condition, query), ...sums }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function conditionOf(memberId: number, { currency, from, to, kinds, wallets }: StatementQuery) {
  return and(
    eq(ledgerAccounts.memberId, memberId),
    eq(ledgerAccounts.currency, currency),
    from === undefined ? undefined : gte(ledgerTransactions.at, from),
    to === undefined ? undefined : lt(ledgerTransactions.at, to),
    kinds.length === 0 ? undefined : inArray(ledgerTransactions.kind, [...kinds]),
    wallets.length === 0 ? undefined : inArray(ledgerAccounts.purpose, [...wallets]),
  )
}

type Condition = ReturnType<typeof conditionOf>

async function pageOf(
  tx: Queries,
  condition: Condition,
  { page, size }: StatementQuery,
): Promise<readonly StatementEntry[]> {
  const rows = await tx
    .select({
      id: ledgerEntries.id,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      purpose: ledgerAccounts.purpose,
      otherPurpose: OTHER_PURPOSE,
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      at: ledgerTransactions.at,
      transfer: {
        transferNo: transfers.transferNo,
        venue: transfers.venue,
        payType: transfers.payType,
        status: transfers.status,
      },
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(transfers, eq(transfers.transferNo, TRANSFER_NO))
    .where(condition)
    // Entries of a wallet are numbered under its lock, so this is the order in which its balance changed.
    .orderBy(desc(ledgerEntries.id))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map((row) => ({
    ...row,
    purpose: row.purpose ?? 'main',
    balanceAfter: row.balanceAfter ?? 0,
  }))
}

async function sumsOf(
  tx: Queries,
  condition: Condition,
  { wallets }: StatementQuery,
): Promise<Pick<Statement, 'total' | 'in' | 'out'>> {
  const coinsAlone = wallets.length > 0 && wallets.every((purpose) => purpose === 'bonus')
  const counted = coinsAlone ? sql`true` : sql`${ledgerAccounts.purpose} IS DISTINCT FROM 'bonus'`
  const sum = (sign: 1 | -1) =>
    sql`coalesce(sum(${ledgerEntries.amount} * ${sign}::integer) FILTER (
      WHERE ${ledgerTransactions.kind} <> 'TRANSFER' AND ${counted}
        AND ${ledgerEntries.amount} * ${sign}::integer > 0
    ), 0)`.mapWith(safeInteger)
  const [row] = await tx
    .select({ total: sql`count(*)`.mapWith(safeInteger), in: sum(1), out: sum(-1) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(condition)
  return row ?? { total: 0, in: 0, out: 0 }
}
