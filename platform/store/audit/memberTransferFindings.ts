import { sql, type SQL } from 'drizzle-orm'

/** The transactions that each row should have, with the wallets that pay and receive. */
const EXPECTED = sql`
  SELECT t.transfer_no, t.member_id, t.currency, t.amount, step.key, step.kind, step.payer, step.payee
  FROM (
    SELECT t.*,
      CASE WHEN t.kind = 'deposit' THEN 'house:cashier' WHEN t.direction = 'OUT' THEN w.purpose ELSE 'main' END AS source,
      CASE WHEN t.kind = 'withdraw' THEN 'house:cashier' WHEN t.direction = 'IN' THEN w.purpose ELSE 'main' END AS target,
      CASE t.kind WHEN 'deposit' THEN 'IN' WHEN 'withdraw' THEN 'OUT' ELSE 'TRANSFER' END AS posted
    FROM transfers t
    LEFT JOIN (VALUES ('ZR', 'casino'), ('CP', 'lottery')) AS w (venue, purpose) ON w.venue = t.venue
  ) t
  CROSS JOIN LATERAL (VALUES
    (NOT t.held AND t.status = 'done', t.kind || ':' || t.transfer_no, t.posted, t.source, t.target),
    (t.held, 'transfer:' || t.transfer_no || ':out', t.posted, t.source, 'locked'),
    (t.held AND t.status = 'done', 'transfer:' || t.transfer_no || ':in', t.posted, 'locked', t.target),
    (t.held AND t.status = 'failed', 'transfer:' || t.transfer_no || ':back', t.posted, 'locked', t.source)
  ) AS step (due, key, kind, payer, payee)
  WHERE step.due`

/** The two sides of each transaction that is a transfer, a deposit or a withdrawal of a member. */
const POSTED = sql`
  SELECT t.key, t.kind, coalesce(paying.member_id, paid.member_id) AS member_id, paying.currency, -paying.amount AS amount, paying.account AS payer, paid.account AS payee
  FROM ledger_transactions t
  JOIN (
    SELECT e.transaction_id, a.member_id, e.currency, e.amount, coalesce(a.purpose, a.house) AS account
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
  ) paying ON paying.transaction_id = t.id AND paying.amount < 0
  JOIN (
    SELECT e.transaction_id, a.member_id, e.amount, coalesce(a.purpose, a.house) AS account
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
  ) paid ON paid.transaction_id = t.id AND paid.amount > 0
  WHERE t.kind = 'TRANSFER' OR t.key ~ '^(deposit|withdraw):'`

/** Rows whose steps are not exactly those of their state, and transfers without a row. */
const WRONG_STEPS = sql`
  SELECT DISTINCT 'member' AS source, coalesce(e.transfer_no, p.key) AS id,
    CASE WHEN e.key IS NULL THEN 'missing' ELSE 'state' END AS fault
  FROM (${EXPECTED}) e
  FULL JOIN (${POSTED}) p ON p.key = e.key
  WHERE (e.key, e.kind, e.member_id, e.currency, e.amount, e.payer, e.payee)
    IS DISTINCT FROM (p.key, p.kind, p.member_id, p.currency, p.amount, p.payer, p.payee)`

const WRONG_NUMBERS = sql`
  SELECT 'member' AS source, t.transfer_no AS id, 'number' AS fault
  FROM transfers t, transfer_numbers n
  WHERE t.transfer_no !~ '^TT[0-9]+$' OR substr(t.transfer_no, 3)::numeric > n.last_value`

export const MEMBER_TRANSFER_FINDINGS: readonly SQL[] = [WRONG_STEPS, WRONG_NUMBERS]
