import { sql, type SQL } from 'drizzle-orm'
import { safeInteger } from './columns.ts'
import type { Database, Queries } from './database.ts'

export interface LedgerAudit {
  /** True when nothing below is wrong. */
  readonly balanced: boolean
  readonly transactions: number
  /** Transactions whose entries do not sum to zero in each currency, or that have none. */
  readonly unbalancedTransactions: readonly number[]
  /** Wallets whose cached balance is not the sum of their entries, or is negative. */
  readonly wrongWallets: readonly number[]
  /** Entries whose noted balance is not the running sum. */
  readonly wrongEntries: readonly number[]
  /** Orders whose stake or return is not in the ledger exactly once. */
  readonly wrongOrders: readonly string[]
}

/** Reads everything in one snapshot, so that it may run beside live betting. */
export function auditLedger(database: Database): Promise<LedgerAudit> {
  return database.transaction(
    async (tx) => {
      const counted = await ids(tx, sql`SELECT count(*) AS id FROM ledger_transactions`)
      const unbalancedTransactions = await ids(tx, UNBALANCED_TRANSACTIONS)
      const wrongWallets = await ids(tx, WRONG_WALLETS)
      const wrongEntries = await ids(tx, WRONG_ENTRIES)
      const wrongOrders = await names(tx, WRONG_ORDERS)
      const faults = [unbalancedTransactions, wrongWallets, wrongEntries, wrongOrders]
      return {
        balanced: faults.every((fault) => fault.length === 0),
        transactions: counted[0] ?? 0,
        unbalancedTransactions,
        wrongWallets,
        wrongEntries,
        wrongOrders,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function ids(tx: Queries, query: SQL): Promise<readonly number[]> {
  const id = sql`found.id`.mapWith(safeInteger)
  const rows = await tx
    .select({ id })
    .from(sql`(${query}) AS found`)
    .orderBy(id)
  return rows.map((row) => row.id)
}

async function names(tx: Queries, query: SQL): Promise<readonly string[]> {
  const id = sql`found.id`.mapWith(String)
  const rows = await tx
    .select({ id })
    .from(sql`(${query}) AS found`)
    .orderBy(id)
  return rows.map((row) => row.id)
}

const UNBALANCED_TRANSACTIONS = sql`
  SELECT DISTINCT t.id
  FROM ledger_transactions t
  LEFT JOIN (
    SELECT transaction_id, currency, sum(amount) AS total FROM ledger_entries GROUP BY transaction_id, currency
  ) e ON e.transaction_id = t.id
  WHERE e.total IS DISTINCT FROM 0`

const WRONG_WALLETS = sql`
  SELECT a.id
  FROM ledger_accounts a
  LEFT JOIN (
    SELECT account_id, sum(amount) AS total FROM ledger_entries GROUP BY account_id
  ) e ON e.account_id = a.id
  WHERE a.member_id IS NOT NULL AND (a.balance <> coalesce(e.total, 0) OR a.balance < 0)`

const WRONG_ENTRIES = sql`
  SELECT r.id
  FROM (
    SELECT e.id, e.balance_after, sum(e.amount) OVER (PARTITION BY e.account_id ORDER BY e.id) AS running
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.member_id IS NOT NULL
  ) r
  WHERE r.balance_after IS DISTINCT FROM r.running`

// An order's entries in its member's wallet: minus the stake, plus what was returned.
const WRONG_ORDERS = sql`
  SELECT o.order_no AS id
  FROM orders o
  LEFT JOIN (
    SELECT t.reference, a.member_id, a.currency, sum(e.amount) AS total
    FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.member_id IS NOT NULL
    GROUP BY t.reference, a.member_id, a.currency
  ) m ON m.reference = o.order_no AND m.member_id = o.member_id AND m.currency = o.currency
  WHERE coalesce(m.total, 0) <> o.returned - o.total_stake`
