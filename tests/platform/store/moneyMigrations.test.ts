import { PGlite } from '@electric-sql/pglite'
import { sql, type SQL } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { onEmbedded, type Database } from '../../../platform/store/database.ts'
import { auditLedger } from '../../../platform/store/ledgerAudit.ts'
import { migrate } from '../../../platform/store/migrate.ts'
import { MIGRATIONS } from '../../../platform/store/migrations/migrations.ts'
import { createOrders } from '../../../platform/store/orders/orders.ts'
import { reasonOf } from './reasonOf.ts'

/** The migrations of the oldest release whose data directories must still open. */
const RELEASED = MIGRATIONS.findIndex(({ id }) => id === '0009-shared-orders') + 1

let database: Database

const run = (statement: SQL) => database.queries.execute(statement)

/**
 * A transfer as that release stored it: from the member's wallet (account 1) to a house account, or the
 * reverse.
 */
async function transfer(key: string, kind: string, reference: string, house: number, amount: number) {
  await run(sql`
    WITH posted AS (
      INSERT INTO ledger_transactions (key, kind, reference, at) VALUES (${key}, ${kind}, ${reference}, 7)
      RETURNING id
    ), paid AS (
      UPDATE ledger_accounts SET balance = balance + ${amount}::bigint WHERE id = 1 RETURNING balance
    )
    INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
    SELECT posted.id, 1, 'RMB', ${amount}::bigint, paid.balance FROM posted, paid
    UNION ALL SELECT posted.id, ${house}::bigint, 'RMB', -${amount}::bigint, NULL FROM posted`)
}

const CASHIER = 2
const GIFTS = 3
const BETS = 4

async function order(orderNo: string, status: string, returned: number) {
  const settled = status === 'settled'
  await run(sql`
    INSERT INTO orders (order_no, member_id, venue, site_id, confirm_id, client_order_id, status, currency, series,
      lines, unit_stake, total_stake, stake_typed, acceptance, odds_format, max_return, returned, outcome, placed_at,
      settled_at, first_kick_off, version)
    VALUES (${orderNo}, 100001, 'PMTY', '1001', ${orderNo}, ${orderNo}, ${status}, 'RMB', 1, 1, 100, 100, '1', 'none',
      'hk', 195, ${returned}, ${settled ? 'win' : null}, 0, ${settled ? 1 : null}::bigint, 0, 1)`)
  await run(sql`
    INSERT INTO order_legs (order_no, leg_index, match_id, sport, league_id, league_name, match_name, spec, market_id,
      option_id, play_id, slot, side, odds, odds_final, timing, kick_off, updated_at)
    VALUES (${orderNo}, 0, '1', 'football', '1', '{}', '{}', '{}', '1', '1', '1', 1, 'home', 195000, '0.95', 'early',
      0, 0)`)
  await transfer(`bet:${orderNo}`, 'BET', orderNo, BETS, -100)
}

let released: Blob

beforeAll(async () => {
  const made = await PGlite.create()
  database = onEmbedded(made)
  await migrate(database, MIGRATIONS.slice(0, RELEASED), 0)
  await run(sql`
    INSERT INTO members (name, name_key, password_hash, status, odds_level, site_id, language, preferences, created_at)
    VALUES ('m', 'm', 'x', 'active', 1, '1001', 'CMN', '{}', 0)`)
  await run(sql`
    INSERT INTO ledger_accounts (currency, member_id, house, balance) VALUES
      ('RMB', 100001, NULL, 0), ('RMB', NULL, 'house:cashier', NULL), ('RMB', NULL, 'house:gifts', NULL),
      ('RMB', NULL, 'house:bets', NULL)`)
  await run(sql`SELECT setval('order_numbers', 100000000009)`)
  await transfer('grant:1', 'IN', 'member:100001', CASHIER, 1000)
  released = await made.dumpDataDir('none')
  await database.close()
})
beforeEach(async () => {
  database = onEmbedded(await PGlite.create({ loadDataDir: released }))
})
afterEach(() => database.close())

it('calls a gift what a gift message proves, and nothing else', async () => {
  await run(
    sql`INSERT INTO rooms (room_id, seq, status, status_reason, config) VALUES ('r', 2, 'open', '', '{}')`,
  )
  await run(sql`
    INSERT INTO room_messages (room_id, seq, id, type, at, sender, member_id, body, withdrawn) VALUES
      ('r', 1, 'given', 12, 7, '{}', 100001, '{"giftId": "boot", "count": 10}', false),
      ('r', 2, 'said', 1, 7, '{}', 100001, '{"text": "hi"}', false)`)
  await transfer('gift:1', 'OUT', 'gift:given', GIFTS, -70)
  await transfer('gift:2', 'OUT', 'gift:said', GIFTS, -5)
  await transfer('gift:3', 'OUT', 'gift:none', GIFTS, -6)
  await transfer('out:1', 'OUT', 'member:100001', CASHIER, -8)
  await migrate(database, MIGRATIONS, 0)

  const kinds = await database.queries
    .select({ kind: sql`key || ' ' || kind`.mapWith(String) })
    .from(sql`ledger_transactions`)
    .orderBy(sql`id`)
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'grant:1 IN',
    'gift:1 GIFT',
    'gift:2 OUT',
    'gift:3 OUT',
    'out:1 OUT',
  ])
  const gifts = await database.queries
    .select({
      gift: sql`concat_ws(' ', message_id, member_id, gift_id, count, currency, cost, at)`.mapWith(String),
    })
    .from(sql`gifts`)
  expect(gifts).toEqual([{ gift: 'given 100001 boot 10 RMB 70 7' }])
  // Ambiguous rows are not migrated; the audit reports them.
  const { findings } = await auditLedger(database)
  expect(findings.filter(({ fault }) => fault === 'kind').map(({ id }) => id)).toEqual(['gift:2', 'gift:3'])
  await expect(reasonOf(run(sql`UPDATE ledger_transactions SET kind = 'IN'`))).resolves.toContain(
    'append-only',
  )
})

it('reads what orders have paid back from the ledger', async () => {
  await order('TL100000000001', 'settled', 195)
  await transfer('settle:TL100000000001', 'WIN', 'TL100000000001', BETS, 195)
  await order('TL100000000002', 'accepted', 0)
  await migrate(database, MIGRATIONS, 0)
  const orders = createOrders(database)
  await expect(orders.order('TL100000000001')).resolves.toMatchObject({ status: 'settled', returned: 195 })
  await expect(orders.order('TL100000000002')).resolves.toMatchObject({ returned: 0, openStake: 100 })
  await expect(auditLedger(database)).resolves.toMatchObject({ balanced: true })
})

it('sums the orders that are over by day, and indexes them for the list', async () => {
  await order('TL100000000001', 'settled', 195)
  await transfer('settle:TL100000000001', 'WIN', 'TL100000000001', BETS, 195)
  await order('TL100000000002', 'settled', 0)
  await run(sql`UPDATE orders SET outcome = 'lose' WHERE order_no = 'TL100000000002'`)
  await order('TL100000000003', 'accepted', 0)
  await order('TL100000000004', 'accepted', 100)
  await run(
    sql`UPDATE orders SET status = 'cancelled', settled_at = 86400000 WHERE order_no = 'TL100000000004'`,
  )
  await transfer('cancel:TL100000000004', 'CANCEL_RETURN', 'TL100000000004', BETS, 100)
  await migrate(database, MIGRATIONS, 0)
  const settled = { status: 'settled', orderBy: 'settled', size: 10 } as const
  const orders = createOrders(database)
  const all = { currency: 'RMB', count: 3, refused: 1, stake: 200, maxReturn: 390, returned: 195, profit: -5 }
  await expect(orders.list(100001, settled)).resolves.toMatchObject({ total: 3, totals: [all] })
  // The day of the two that were settled at the beginning of 1970 begins in 1969, at 04:00 UTC.
  const first = { from: 4 * 3_600_000 - 86_400_000, to: 4 * 3_600_000 }
  await expect(orders.list(100001, { ...settled, ...first })).resolves.toMatchObject({
    totals: [{ ...all, count: 2, refused: 0 }],
  })
  await expect(auditLedger(database)).resolves.toMatchObject({ balanced: true, findings: [] })
})

it('names the series of orders and of shared bets by their combinations', async () => {
  const numbers = [
    [1, 1],
    [2001, 2],
    [2001, 3],
    [10001, 10],
    [3004, 3],
    [10001013, 10],
    [3004, 2],
    [1001, 2],
    [77, 2],
  ] as const
  await run(
    sql`INSERT INTO rooms (room_id, seq, status, status_reason, config) VALUES ('r', 9, 'open', '', '{}')`,
  )
  for (const [index, [number, legs]] of numbers.entries()) {
    const orderNo = `TL10000000000${String(index)}`
    await order(orderNo, 'accepted', 0)
    await run(sql`UPDATE orders SET series = ${number} WHERE order_no = ${orderNo}`)
    for (let leg = 1; leg < legs; leg++) {
      await run(sql`
        INSERT INTO order_legs (order_no, leg_index, match_id, sport, league_id, league_name, match_name, spec, market_id,
          option_id, play_id, slot, side, odds, odds_final, timing, kick_off, updated_at)
        SELECT order_no, ${leg}::integer, match_id, sport, league_id, league_name, match_name, spec, market_id,
          option_id, play_id, slot, side, odds, odds_final, timing, kick_off, updated_at
        FROM order_legs WHERE order_no = ${orderNo} AND leg_index = 0`)
    }
    const body = JSON.stringify({
      shareId: orderNo,
      series: number,
      legs: Array.from({ length: legs }, () => ({})),
    })
    await run(sql`
      INSERT INTO room_messages (room_id, seq, id, type, at, sender, body, withdrawn)
      VALUES ('r', ${index + 1}, ${orderNo}, 2, 7, '{}', ${body}::jsonb, false)`)
  }
  const others = ['{"series": 1.5, "legs": []}', '{"series": "2001", "legs": 2}', '{"legs": []}', '[]', '7']
  for (const [index, body] of others.entries()) {
    await run(sql`
      INSERT INTO room_messages (room_id, seq, id, type, at, sender, body, withdrawn)
      VALUES ('r', ${index + 100}, ${String(index)}, 2, 7, '{}', ${body}::jsonb, false)`)
  }
  await migrate(database, MIGRATIONS, 0)
  const keys = ['1:1', '2:2', '3:2', '10:10', '3:2+3', '10:2+3+4+5+6+7+8+9+10', '3004', '1001', '77']
  const orders = await database.queries
    .select({ series: sql`series`.mapWith(String) })
    .from(sql`orders`)
    .orderBy(sql`order_no`)
  expect(orders.map(({ series }) => series)).toEqual(keys)
  const shares = await database.queries
    .select({ body: sql`body::text`.mapWith(String) })
    .from(sql`room_messages`)
    .orderBy(sql`seq`)
  const bodies = shares.map(({ body }) => JSON.parse(body) as unknown)
  expect(bodies.slice(0, keys.length)).toMatchObject(keys.map((series) => ({ series })))
  expect(bodies.slice(keys.length)).toEqual(others.map((body) => JSON.parse(body) as unknown))
})

it('stops at an order that disagrees with the ledger, and changes nothing', async () => {
  await order('TL100000000001', 'settled', 195)
  await transfer('settle:TL100000000001', 'WIN', 'TL100000000001', BETS, 194)
  const refused = migrate(database, MIGRATIONS, 0)
  await expect(reasonOf(refused)).resolves.toContain('order TL100000000001 has paid back')
  await expect(migrate(database, MIGRATIONS.slice(0, RELEASED), 0)).resolves.toEqual([])
})
