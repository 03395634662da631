import { sql, type SQL } from 'drizzle-orm'
import { BET_FINDINGS } from './audit/betFindings.ts'
import { BAG_FINDINGS } from './audit/bagFindings.ts'
import type { Finding } from './audit/finding.ts'
import { GIFT_FINDINGS } from './audit/giftFindings.ts'
import { MEMBER_TRANSFER_FINDINGS } from './audit/memberTransferFindings.ts'
import { PLAYED_FINDINGS } from './audit/playedFindings.ts'
import { ROUND_FINDINGS } from './audit/roundFindings.ts'
import { TOTALS_FINDINGS } from './audit/totalsFindings.ts'
import { TRANSFER_FINDINGS } from './audit/transferFindings.ts'
import { VIRTUAL_FINDINGS } from './audit/virtualFindings.ts'
import { safeInteger } from './columns.ts'
import type { Database, Queries } from './database.ts'
import { TAKING_BACK } from './ledgerKinds.ts'

export interface LedgerAudit {
  /** True when nothing below was found. */
  readonly balanced: boolean
  readonly transactions: number
  /** Transactions whose entries do not sum to zero in each currency, or that have none. */
  readonly unbalancedTransactions: readonly number[]
  /** Wallets whose cached balance is not the sum of their entries, or that a stake or withdrawal has overdrawn. */
  readonly wrongWallets: readonly number[]
  /** Entries whose stored balance is not the running sum. */
  readonly wrongEntries: readonly number[]
  /** Sources that do not match the ledger, and transfers without a source. */
  readonly findings: readonly Finding[]
}

/** Reads everything in one snapshot, so that it can run while bets are placed. */
export function auditLedger(database: Database): Promise<LedgerAudit> {
  return database.transaction(auditWithin, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** The audit in the caller's transaction. */
export async function auditWithin(tx: Queries): Promise<LedgerAudit> {
  const counted = await ids(tx, sql`SELECT count(*) AS id FROM ledger_transactions`)
  const unbalancedTransactions = await ids(tx, UNBALANCED_TRANSACTIONS)
  const wrongWallets = await ids(tx, WRONG_WALLETS)
  const wrongEntries = await ids(tx, WRONG_ENTRIES)
  const findings: Finding[] = []
  for (const query of FINDINGS) findings.push(...(await findingsOf(tx, query)))
  const faults = [unbalancedTransactions, wrongWallets, wrongEntries, findings]
  return {
    balanced: faults.every((fault) => fault.length === 0),
    transactions: counted[0] ?? 0,
    unbalancedTransactions,
    wrongWallets,
    wrongEntries,
    findings,
  }
}

/** The proofs of every kind of source (docs/betting.md, 7.3). */
const FINDINGS: readonly SQL[] = [
  ...TRANSFER_FINDINGS,
  ...MEMBER_TRANSFER_FINDINGS,
  ...GIFT_FINDINGS,
  ...BAG_FINDINGS,
  ...BET_FINDINGS,
  ...TOTALS_FINDINGS,
  ...PLAYED_FINDINGS,
  ...VIRTUAL_FINDINGS,
  ...ROUND_FINDINGS,
]

async function ids(tx: Queries, query: SQL): Promise<readonly number[]> {
  const id = sql`found.id`.mapWith(safeInteger)
  const rows = await tx
    .select({ id })
    .from(sql`(${query}) AS found`)
    .orderBy(id)
  return rows.map((row) => row.id)
}

async function findingsOf(tx: Queries, query: SQL): Promise<readonly Finding[]> {
  const id = sql<string>`found.id`
  return tx
    .select({ source: sql<Finding['source']>`found.source`, id, fault: sql<Finding['fault']>`found.fault` })
    .from(sql`(${query}) AS found`)
    .orderBy(id)
}

const UNBALANCED_TRANSACTIONS = sql`
  SELECT DISTINCT t.id
  FROM ledger_transactions t
  LEFT JOIN (
    SELECT transaction_id, currency, sum(amount) AS total FROM ledger_entries GROUP BY transaction_id, currency
  ) e ON e.transaction_id = t.id
  WHERE e.total IS DISTINCT FROM 0`

const TAKING_BACK_KINDS = sql.raw(`(${TAKING_BACK.map((kind) => `'${kind}'`).join(', ')})`)

const WRONG_WALLETS = sql`
  SELECT a.id
  FROM ledger_accounts a
  LEFT JOIN (
    SELECT account_id, sum(amount) AS total FROM ledger_entries GROUP BY account_id
  ) e ON e.account_id = a.id
  WHERE a.member_id IS NOT NULL AND (a.balance <> coalesce(e.total, 0) OR EXISTS (
    SELECT 1 FROM ledger_entries d JOIN ledger_transactions t ON t.id = d.transaction_id
    WHERE d.account_id = a.id AND d.balance_after < 0 AND d.amount < 0 AND t.kind NOT IN ${TAKING_BACK_KINDS}
  ))`

const WRONG_ENTRIES = sql`
  SELECT r.id
  FROM (
    SELECT e.id, e.balance_after, sum(e.amount) OVER (PARTITION BY e.account_id ORDER BY e.id) AS running
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.member_id IS NOT NULL
  ) r
  WHERE r.balance_after IS DISTINCT FROM r.running`
