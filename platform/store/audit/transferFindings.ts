import { sql, type SQL } from 'drizzle-orm'
import { TRANSFER_SOURCES } from '../ledgerKinds.ts'

/** The source of a transfer, by the form of its reference; NULL for an unknown form. */
const SOURCE_OF = sql`CASE
  WHEN t.reference ~ '^TL[0-9]+$' THEN 'order'
  WHEN t.reference ~ '^TP[0-9]+$' THEN 'position'
  WHEN t.reference ~ '^gift:.' THEN 'gift'
  WHEN t.reference ~ '^bag:.' THEN 'bag'
  WHEN t.reference ~ '^member:[0-9]+$' THEN 'member'
END`

const KNOWN = sql.join(
  Object.entries(TRANSFER_SOURCES).flatMap(([kind, sources]) =>
    sources.map((source) => sql`(${kind}, ${source})`),
  ),
  sql`, `,
)

const UNKNOWN_KINDS = sql`
  SELECT 'unknown' AS source, t.key AS id, 'kind' AS fault
  FROM ledger_transactions t
  LEFT JOIN (VALUES ${KNOWN}) AS known (kind, source) ON known.kind = t.kind AND known.source = ${SOURCE_OF}
  WHERE known.kind IS NULL`

/** Each side of a deposit, a withdrawal, and a transfer between two purposes of one member. */
const MEMBER_TRANSFERS = sql`
  SELECT 'member' AS source, t.key AS id, 'accounts' AS fault
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
  WHERE t.kind IN ('IN', 'OUT', 'TRANSFER')
  GROUP BY t.id
  HAVING NOT (
    count(*) = 2 AND CASE t.kind
      WHEN 'IN' THEN
        bool_or(a.house IN ('house:cashier', 'house:promotions') AND e.amount < 0)
        AND bool_or('member:' || a.member_id = t.reference AND e.amount > 0)
      WHEN 'OUT' THEN
        bool_or(a.house = 'house:cashier' AND e.amount > 0)
        AND bool_or('member:' || a.member_id = t.reference AND e.amount < 0)
      ELSE
        count(*) FILTER (WHERE 'member:' || a.member_id = t.reference) = 2
        AND count(DISTINCT a.purpose) = 2
    END IS TRUE
  )`

export const TRANSFER_FINDINGS: readonly SQL[] = [UNKNOWN_KINDS, MEMBER_TRANSFERS]
