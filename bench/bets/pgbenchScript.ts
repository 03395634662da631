import type { Client } from 'pg'

type Row = Readonly<Record<string, unknown>>

/** Values of a row that differ in each bet, as SQL. */
type Changes = Readonly<Record<string, string>>

/**
 * The writes of one bet as a script for pgbench: the wallet is locked, the order, its leg and its transfer are
 * inserted, and the wallet is charged, in one transaction. The statements are made from the rows of a bet that
 * the store has placed, so that they have the same columns, values and triggers.
 */
export async function pgbenchScript(client: Client, memberIds: readonly number[]): Promise<string> {
  const order = await onlyRow(client, 'SELECT * FROM orders')
  const leg = await onlyRow(client, 'SELECT * FROM order_legs')
  const transfer = await onlyRow(client, `SELECT * FROM ledger_transactions WHERE kind = 'BET'`)
  const entries = await client.query<Row>(
    `SELECT e.*, a.house FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
     WHERE e.transaction_id = $1 ORDER BY a.house NULLS LAST`,
    [transfer['id']],
  )
  const stake = Number(order['total_stake'])
  // The casts are needed because pgbench sends its variables without a type.
  const number = `'TL' || :number::text`
  const house = String(entries.rows[0]?.['account_id'])
  return [
    `\\set member random(${String(Math.min(...memberIds))}, ${String(Math.max(...memberIds))})`,
    'BEGIN;',
    `SELECT id AS wallet, balance FROM ledger_accounts WHERE member_id = :member AND currency = 'RMB' FOR UPDATE \\gset`,
    `SELECT nextval('order_numbers') AS number \\gset`,
    insert('orders', order, {
      order_no: number,
      member_id: ':member',
      confirm_id: `'c' || :number::text`,
      client_order_id: `'c' || :number::text`,
      changed_in: 'DEFAULT',
    }),
    insert('order_legs', leg, { order_no: number }),
    `${insert('ledger_transactions', transfer, { id: 'DEFAULT', key: `E'bet\\x3aTL' || :number::text`, reference: number }).slice(0, -1)} RETURNING id AS transfer \\gset`,
    `INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after) VALUES (:transfer, ${house}, 'RMB', ${String(stake)}, NULL), (:transfer, :wallet, 'RMB', -${String(stake)}, :balance::bigint - ${String(stake)});`,
    `UPDATE ledger_accounts SET balance = balance - ${String(stake)} WHERE id = :wallet;`,
    'COMMIT;',
    '',
  ].join('\n')
}

async function onlyRow(client: Client, query: string): Promise<Row> {
  const { rows } = await client.query<Row>(query)
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`not one row: ${query}`)
  return row
}

function insert(table: string, row: Row, changes: Changes): string {
  const columns = Object.keys(row)
  const values = columns.map((column) => changes[column] ?? literal(row[column]))
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')});`
}

/** pgbench would replace `:name` inside of a literal, so colons are written as an escape. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`
}
