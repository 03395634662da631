import { sql, type SQL } from 'drizzle-orm'
import { VOID_OUTCOMES } from '../../../streams/domain/order.ts'

/** The columns in which orders and positions differ; the ledger rules are the same for both. */
interface BetTable {
  readonly source: SQL
  readonly table: SQL
  readonly number: SQL
  /** What should have been taken for the bet. */
  readonly charged: SQL
  readonly purpose: SQL
  readonly pattern: SQL
  readonly numbers: SQL
}

const ORDERS: BetTable = {
  source: sql.raw(`'order'`),
  table: sql.raw('orders'),
  number: sql.raw('order_no'),
  // The stake of a reservation may be taken when its price comes, and is not taken before.
  charged: sql.raw(
    `(CASE WHEN b.reserve_pay = 'atFill' AND b.filled_at IS NULL THEN 0 ELSE b.total_stake END)`,
  ),
  purpose: sql.raw(`'main'::text`),
  pattern: sql.raw(`'^TL[0-9]+$'`),
  numbers: sql.raw('order_numbers'),
}

const POSITIONS: BetTable = {
  source: sql.raw(`'position'`),
  table: sql.raw('positions'),
  number: sql.raw('position_no'),
  charged: sql.raw('b.stake'),
  purpose: sql.raw('b.purpose'),
  pattern: sql.raw(`'^TP[0-9]+$'`),
  numbers: sql.raw('position_numbers'),
}

const STAKE_KINDS = sql.raw(`('BET', 'RESERVE_BET', 'RESERVE_SUCCESS_REFUND')`)

/** The ledger's entries on members' wallets for these bets. */
function moneyOf({ pattern }: BetTable): SQL {
  return sql`(
    SELECT t.reference AS number, t.key, t.kind, a.member_id, a.purpose, e.currency, e.amount
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.member_id IS NOT NULL AND t.reference ~ ${pattern}
  )`
}

function moneyFindings(bets: BetTable): readonly SQL[] {
  const { source, table, number, charged, purpose, pattern, numbers } = bets
  const missing = sql`
    SELECT DISTINCT ${source} AS source, t.reference AS id, 'missing' AS fault
    FROM ledger_transactions t
    WHERE t.reference ~ ${pattern} AND NOT EXISTS (SELECT 1 FROM ${table} b WHERE b.${number} = t.reference)`
  const wrongStake = sql`
    SELECT ${source} AS source, b.${number} AS id, 'stake' AS fault
    FROM ${table} b
    LEFT JOIN ${moneyOf(bets)} m ON m.number = b.${number} AND m.kind IN ${STAKE_KINDS}
    GROUP BY b.${number}
    HAVING coalesce(sum(m.amount), 0) <> -${charged}
      OR NOT bool_and(m.number IS NULL OR
        (m.member_id, m.purpose, m.currency) IS NOT DISTINCT FROM (b.member_id, ${purpose}, b.currency))`
  const wrongReturn = sql`
    SELECT DISTINCT ${source} AS source, b.${number} AS id, 'return' AS fault
    FROM (SELECT * FROM ${moneyOf(bets)} AS all_money WHERE kind NOT IN ${STAKE_KINDS}) m
    FULL JOIN (SELECT * FROM returns WHERE ${number} IS NOT NULL) r ON r.key = m.key
    CROSS JOIN LATERAL (VALUES (m.number), (r.${number})) AS named (number)
    JOIN ${table} b ON b.${number} = named.number
    WHERE (m.number, m.kind, m.amount, m.member_id, m.purpose, m.currency)
      IS DISTINCT FROM (r.${number}, r.kind, r.amount, b.member_id, ${purpose}, b.currency)`
  const wrongSettlement = sql`
    SELECT DISTINCT ${source} AS source, b.${number} AS id, 'settlement' AS fault
    FROM ${table} b
    JOIN returns r ON r.${number} = b.${number} AND r.cash_out IS NULL
    GROUP BY b.${number}, r.settlement
    HAVING r.settlement > b.rollbacks
      OR (r.settlement < b.rollbacks AND sum(r.amount) <> 0)
      OR count(*) FILTER (WHERE r.kind IN ('WIN', 'REFUND')) > 1`
  const wrongNumber = sql`
    SELECT ${source} AS source, b.${number} AS id, 'number' AS fault
    FROM ${table} b, ${numbers} n
    WHERE b.${number} ~ ${pattern} AND substr(b.${number}, 3)::numeric > n.last_value`
  return [missing, wrongStake, wrongReturn, wrongSettlement, wrongNumber]
}

/** What the present settlement has paid, for comparison with the state. */
function paidOf({ number }: BetTable): SQL {
  return sql`(
    SELECT coalesce(sum(r.amount), 0) FROM returns r
    WHERE r.${number} = b.${number} AND r.cash_out IS NULL AND r.settlement = b.rollbacks
  )`
}

const VOIDS = sql.raw(`('push', ${VOID_OUTCOMES.map((outcome) => `'${outcome}'`).join(', ')})`)

const ORDER_STATES = sql`
  SELECT 'order' AS source, b.order_no AS id, 'state' AS fault
  FROM (
    SELECT b.*, ${paidOf(ORDERS)} AS paid,
      (SELECT coalesce(sum(c.stake), 0) FROM cash_outs c WHERE c.order_no = b.order_no) AS closed
    FROM orders b
  ) b
  WHERE NOT CASE
    WHEN b.status IN ('reserved', 'confirming') THEN b.paid = 0 AND b.closed = 0
    WHEN b.status IN ('accepted', 'rolledBack') THEN b.paid = 0 AND b.closed < b.total_stake
    WHEN b.status = 'cashedOut' THEN b.paid = 0 AND b.closed = b.total_stake
    WHEN b.status = 'rejected' THEN b.paid = ${ORDERS.charged} AND b.closed = 0
    WHEN b.closed >= b.total_stake THEN false
    WHEN b.status = 'cancelled' OR b.outcome IN ${VOIDS} THEN b.paid = ${ORDERS.charged} - b.closed
    WHEN b.status <> 'settled' THEN false
    WHEN b.outcome = 'lose' THEN b.paid = 0
    WHEN b.outcome = 'win' THEN b.paid > 0
    ELSE b.paid >= 0
  END`

const POSITION_STATES = sql`
  SELECT 'position' AS source, b.position_no AS id, 'state' AS fault
  FROM (SELECT b.*, ${paidOf(POSITIONS)} AS paid FROM positions b) b
  WHERE NOT CASE
    WHEN b.status IN ('open', 'rolledBack') THEN b.paid = 0
    WHEN b.status = 'cancelled' OR b.outcome = 'push' THEN b.paid = b.stake
    WHEN b.status <> 'settled' THEN false
    WHEN b.outcome = 'lose' THEN b.paid = 0
    ELSE b.paid >= 0 AND (b.odds IS NULL OR b.paid <= b.stake::numeric * b.odds / 100000)
  END`

const CASH_OUTS = sql`
  SELECT 'order' AS source, c.order_no AS id, 'cashOut' AS fault
  FROM cash_outs c
  LEFT JOIN returns r ON r.cash_out = c.id AND r.order_no = c.order_no
  GROUP BY c.id
  HAVING coalesce(sum(r.amount), 0) <> CASE c.status WHEN 'taken' THEN c.amount ELSE c.stake END
  UNION
  SELECT 'order', q.order_no, 'cashOut'
  FROM cash_out_requests q
  LEFT JOIN cash_outs c ON c.order_no = q.order_no AND c.client_id = q.client_id
  WHERE (q.status, q.stake, q.amount) IS DISTINCT FROM ('taken', c.stake, c.amount)
    AND (q.status = 'taken' OR c.id IS NOT NULL)
  UNION
  SELECT 'order', r.order_no, 'cashOut' FROM returns r
  WHERE r.order_no IS NOT NULL AND (r.kind LIKE 'CASHOUT%') <> (r.cash_out IS NOT NULL)`

const WITHOUT_LEG = sql`
  SELECT 'order' AS source, o.order_no AS id, 'legs' AS fault FROM orders o
  WHERE NOT EXISTS (SELECT 1 FROM order_legs l WHERE l.order_no = o.order_no)`

export const BET_FINDINGS: readonly SQL[] = [
  ...moneyFindings(ORDERS),
  ORDER_STATES,
  CASH_OUTS,
  WITHOUT_LEG,
  ...moneyFindings(POSITIONS),
  POSITION_STATES,
]
