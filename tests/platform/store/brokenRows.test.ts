import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from '../../../platform/store/audit/finding.ts'
import type { Database } from '../../../platform/store/database.ts'
import { auditWithin, type LedgerAudit } from '../../../platform/store/ledgerAudit.ts'
import { someMember } from './builders.ts'
import { moneySteps, perform, type MoneyStep } from './moneySteps.ts'
import { describeOnDatabases } from './testDatabases.ts'

const RUNS = 20
/** Time limit for several hundred transactions in one process on a busy machine, ms. */
const LONGEST_MS = 90_000

/** A way to corrupt one row. */
interface Break {
  /** The rows that it applies to: `key` identifies the row, `id` is the id that the audit must report. */
  readonly rows: SQL
  readonly broken: (key: string) => SQL
  /** The finding that the audit must report. It may report more, but only about the same row or `also`. */
  readonly found: (row: { key: string; id: string }) => Finding
  /** Selects another id that the audit may report. */
  readonly also?: SQL
}

const of = (source: Finding['source'], fault: Finding['fault']) => (row: { id: string }) => ({
  source,
  id: row.id,
  fault,
})

const GIVER_KEY = sql`concat_ws(' ', room_id, member_id)`
const PLAYED_KEY = sql`concat_ws(' ', member_id, currency, day)`
const TOTALS_KEY = sql`concat_ws(' ', member_id, venue, currency, dated_by, day)`

const BREAKS: Readonly<Record<string, Break>> = {
  'a return of an order': {
    rows: sql`SELECT key, order_no AS id FROM returns WHERE order_no IS NOT NULL`,
    broken: (key) => sql`UPDATE returns SET amount = amount * 2 WHERE key = ${key}`,
    found: of('order', 'return'),
  },
  'a return of an order that is gone': {
    rows: sql`SELECT key, order_no AS id FROM returns WHERE order_no IS NOT NULL`,
    broken: (key) => sql`DELETE FROM returns WHERE key = ${key}`,
    found: of('order', 'return'),
  },
  'a return of a position': {
    rows: sql`SELECT key, position_no AS id FROM returns WHERE position_no IS NOT NULL`,
    broken: (key) => sql`UPDATE returns SET kind = 'CASHOUT' WHERE key = ${key}`,
    found: of('position', 'return'),
  },
  'the stake of an order': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders`,
    broken: (key) => sql`UPDATE orders SET total_stake = total_stake + 1 WHERE order_no = ${key}`,
    found: of('order', 'stake'),
  },
  'the member of an order': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders`,
    broken: (key) => sql`UPDATE orders SET member_id = 0 WHERE order_no = ${key}`,
    found: of('order', 'stake'),
  },
  'the state of an open order': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders WHERE status = 'accepted'`,
    broken: (key) => sql`UPDATE orders SET status = 'cancelled', settled_at = 0 WHERE order_no = ${key}`,
    found: of('order', 'state'),
  },
  'the state of a paid order': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders WHERE status = 'settled' AND outcome <> 'lose'`,
    broken: (key) =>
      sql`UPDATE orders SET status = 'accepted', outcome = NULL, settled_at = NULL WHERE order_no = ${key}`,
    found: of('order', 'state'),
  },
  'the outcome of a paid order': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders WHERE status = 'settled' AND outcome <> 'lose'`,
    broken: (key) => sql`UPDATE orders SET outcome = 'lose' WHERE order_no = ${key}`,
    found: of('order', 'state'),
  },
  'how often a paid order was rolled back': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders WHERE status = 'settled' AND outcome <> 'lose'`,
    broken: (key) => sql`UPDATE orders SET rollbacks = rollbacks + 1 WHERE order_no = ${key}`,
    found: of('order', 'settlement'),
  },
  'the amount of a cash-out': {
    rows: sql`SELECT id::text AS key, order_no AS id FROM cash_outs WHERE status = 'taken'`,
    broken: (key) => sql`UPDATE cash_outs SET amount = amount + 1 WHERE id = ${key}::bigint`,
    found: of('order', 'cashOut'),
  },
  'the state of a cash-out': {
    rows: sql`SELECT id::text AS key, order_no AS id FROM cash_outs WHERE status = 'taken' AND amount <> stake`,
    broken: (key) => sql`UPDATE cash_outs SET status = 'cancelled' WHERE id = ${key}::bigint`,
    found: of('order', 'cashOut'),
  },
  'the legs of an order': {
    rows: sql`SELECT order_no AS key, order_no AS id FROM orders`,
    broken: (key) => sql`DELETE FROM order_legs WHERE order_no = ${key}`,
    found: of('order', 'legs'),
  },
  "the sums of a member's day": {
    rows: sql`SELECT ${TOTALS_KEY} AS key, 'member:' || member_id AS id FROM order_totals`,
    broken: (key) => sql`UPDATE order_totals SET returned = returned + 1 WHERE ${TOTALS_KEY} = ${key}`,
    found: of('member', 'totals'),
  },
  'what a member played on a day': {
    rows: sql`SELECT ${PLAYED_KEY} AS key, 'member:' || member_id AS id FROM play_days`,
    broken: (key) => sql`UPDATE play_days SET net = net + 1 WHERE ${PLAYED_KEY} = ${key}`,
    found: of('member', 'played'),
  },
  'what a member staked on a day': {
    rows: sql`SELECT ${PLAYED_KEY} AS key, 'member:' || member_id AS id FROM play_days`,
    broken: (key) => sql`UPDATE play_days SET staked = staked + 1 WHERE ${PLAYED_KEY} = ${key}`,
    found: of('member', 'played'),
  },
  'the stake of a position': {
    rows: sql`SELECT position_no AS key, position_no AS id FROM positions`,
    broken: (key) => sql`UPDATE positions SET stake = stake + 1 WHERE position_no = ${key}`,
    found: of('position', 'stake'),
  },
  'the purpose of a position': {
    rows: sql`SELECT position_no AS key, position_no AS id FROM positions`,
    broken: (key) => sql`UPDATE positions SET purpose = 'bonus' WHERE position_no = ${key}`,
    found: of('position', 'stake'),
  },
  'the outcome of a position': {
    rows: sql`SELECT position_no AS key, position_no AS id FROM positions WHERE outcome = 'win'`,
    broken: (key) => sql`UPDATE positions SET outcome = 'lose' WHERE position_no = ${key}`,
    found: of('position', 'state'),
  },
  'a position that is gone': {
    rows: sql`SELECT position_no AS key, position_no AS id FROM positions WHERE status = 'open' AND rollbacks = 0`,
    broken: (key) => sql`DELETE FROM positions WHERE position_no = ${key}`,
    found: of('position', 'missing'),
  },
  'the cost of a gift': {
    rows: sql`SELECT message_id AS key, message_id AS id FROM gifts`,
    broken: (key) => sql`UPDATE gifts SET cost = cost + 1 WHERE message_id = ${key}`,
    found: of('gift', 'stake'),
  },
  'a gift that is gone': {
    rows: sql`SELECT message_id AS key, message_id AS id FROM gifts`,
    broken: (key) => sql`DELETE FROM gifts WHERE message_id = ${key}`,
    found: of('gift', 'missing'),
  },
  'the message of a gift': {
    rows: sql`SELECT message_id AS key, message_id AS id FROM gifts`,
    broken: (key) => sql`DELETE FROM room_messages WHERE id = ${key}`,
    found: of('gift', 'missing'),
  },
  'the sum of what a member gave': {
    rows: sql`SELECT ${GIVER_KEY} AS key, ${GIVER_KEY} AS id FROM room_givers`,
    broken: (key) => sql`UPDATE room_givers SET worth = worth + 1 WHERE ${GIVER_KEY} = ${key}`,
    found: of('gift', 'stake'),
  },
  'the kind of a transfer': {
    rows: sql`SELECT key, key AS id FROM ledger_transactions`,
    broken: (key) => sql`UPDATE ledger_transactions SET kind = 'LOAN' WHERE key = ${key}`,
    found: of('unknown', 'kind'),
    // The reference names a gift, the key names a transfer, a deposit or a withdrawal.
    also: sql`coalesce(substring(key FROM '^(?:transfer|deposit|withdraw):(TT[0-9]+)'), regexp_replace(reference, '^gift:', ''))`,
  },
  'the state of a transfer': {
    rows: sql`SELECT transfer_no AS key, kind || ':' || transfer_no AS id FROM transfers WHERE status = 'done' AND NOT held`,
    broken: (key) => sql`UPDATE transfers SET status = 'failed' WHERE transfer_no = ${key}`,
    found: of('member', 'missing'),
  },
  'the amount of a transfer': {
    rows: sql`SELECT transfer_no AS key, transfer_no AS id FROM transfers WHERE status = 'done'`,
    broken: (key) => sql`UPDATE transfers SET amount = amount + 1 WHERE transfer_no = ${key}`,
    found: of('member', 'state'),
  },
  'the venue of a transfer': {
    rows: sql`SELECT transfer_no AS key, transfer_no AS id FROM transfers WHERE status = 'done' AND venue = 'ZR'`,
    broken: (key) => sql`UPDATE transfers SET venue = 'CP' WHERE transfer_no = ${key}`,
    found: of('member', 'state'),
  },
  'the wallet that paid for a gift': {
    rows: sql`SELECT message_id AS key, message_id AS id FROM gifts`,
    broken: (key) => sql`UPDATE gifts SET purpose = 'bonus' WHERE message_id = ${key}`,
    found: of('gift', 'stake'),
  },
  'the kind of a gift': {
    rows: sql`SELECT key, key AS id FROM ledger_transactions WHERE kind = 'GIFT'`,
    broken: (key) => sql`UPDATE ledger_transactions SET kind = 'OUT' WHERE key = ${key}`,
    found: of('unknown', 'kind'),
  },
  'the source of a deposit': {
    rows: sql`SELECT key, key AS id FROM ledger_transactions WHERE kind = 'IN'`,
    broken: (key) => sql`UPDATE ledger_transactions SET reference = 'a friend' WHERE key = ${key}`,
    found: of('unknown', 'kind'),
  },
  'the member of a deposit': {
    rows: sql`SELECT key, key AS id FROM ledger_transactions WHERE kind = 'IN'`,
    broken: (key) => sql`UPDATE ledger_transactions SET reference = 'member:1' WHERE key = ${key}`,
    found: of('member', 'accounts'),
  },
  'a transfer between purposes that is called a deposit': {
    rows: sql`SELECT key, key AS id FROM ledger_transactions WHERE kind = 'TRANSFER'`,
    broken: (key) => sql`UPDATE ledger_transactions SET kind = 'IN' WHERE key = ${key}`,
    found: of('member', 'accounts'),
  },
}

/**
 * Corrupts one row with triggers disabled, runs the audit and rolls back. `null` when there is no such row.
 */
async function auditBroken(database: Database, { rows, broken, also }: Break, which: number) {
  let result: { row: { key: string; id: string }; also: string | null; audit: LedgerAudit } | null = null
  const undone = new Error('undone')
  const work = database.transaction(async (tx) => {
    const all = await tx
      .select({ key: sql<string>`row.key`, id: sql<string>`row.id` })
      .from(sql`(${rows}) AS row`)
      .orderBy(sql`row.key`)
    const row = all[which % Math.max(all.length, 1)]
    if (row === undefined) return
    const [named] =
      also === undefined
        ? []
        : await tx
            .select({ also: sql<string>`${also}` })
            .from(sql`ledger_transactions`)
            .where(sql`key = ${row.key}`)
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(broken(row.key))
    result = { row, also: named?.also ?? null, audit: await auditWithin(tx) }
    throw undone
  })
  await work.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return result as { row: { key: string; id: string }; also: string | null; audit: LedgerAudit } | null
}

/** Steps that create every kind of row that can be corrupted. */
const EVERYTHING: readonly MoneyStep[] = [
  { do: 'place', confirm: 0, stakes: [100], status: 'accepted' },
  { do: 'place', confirm: 1, stakes: [100, 50], status: 'accepted' },
  { do: 'cashOut', confirm: 1, id: 0, stake: 20, amount: 30 },
  { do: 'settle', confirm: 1, result: { outcome: 'win', parts: 1950 } },
  { do: 'gift', cost: 7, cid: 0, purpose: 'main' },
  { do: 'share', amount: 9, id: 0 },
  { do: 'position', id: 0, stake: 10, purpose: 'main' },
  { do: 'position', id: 1, stake: 10, purpose: 'main' },
  { do: 'settlePosition', id: 1, result: { outcome: 'win', parts: 1950 } },
]

describeOnDatabases('the audit', ({ store, database }) => {
  const check = async (name: string, broken: Break, which: number): Promise<boolean> => {
    const result = await auditBroken(database(), broken, which)
    if (result === null) return false
    const { row, also, audit } = result
    const found = broken.found(row)
    expect(audit.findings, name).toContainEqual(found)
    const others = audit.findings.filter(
      ({ id, source, fault }) =>
        // The sums by day do not fit an order or a transfer that was corrupted either.
        id !== row.id &&
        id !== also &&
        !(found.source === 'order' && fault === 'totals') &&
        !(found.fault === 'kind' && fault === 'played') &&
        // Nor does the row of a transfer fit its postings.
        !(found.source === 'member' && fault === 'state') &&
        // Nor does the sum of what a member gave fit without one of the gifts.
        !(found.fault === 'missing' && source === 'gift' && fault === 'stake'),
    )
    expect(others, name).toEqual([])
    expect(audit, name).toMatchObject({
      balanced: false,
      unbalancedTransactions: [],
      wrongWallets: [],
      wrongEntries: [],
    })
    return true
  }

  beforeAll(async () => {
    const memberId = await someMember(store(), 1000)
    for (const step of EVERYTHING) await perform(store(), memberId, step)
  })

  it('finds nothing where nothing is broken', async () => {
    expect(await store().ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  })

  describe('finds what is broken, and nothing else:', () => {
    it.each(Object.entries(BREAKS))('%s', async (name, broken) => {
      expect(await check(name, broken, 0)).toBe(true)
    })
  })

  it(
    'finds any broken row after any sequence of steps',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(moneySteps, { minLength: 1, maxLength: 3 }),
          fc.constantFrom(...Object.entries(BREAKS)),
          fc.nat(),
          async (steps, [name, broken], which) => {
            const memberId = await someMember(store(), 1000)
            for (const step of steps.flat()) await perform(store(), memberId, step)
            expect(await check(name, broken, which)).toBe(true)
          },
        ),
        { numRuns: RUNS },
      )
    },
    LONGEST_MS,
  )

  it('finds an entry, a balance and a transfer that were changed', async () => {
    const memberId = await someMember(store(), 1000)
    const wallet = sql`SELECT id FROM ledger_accounts WHERE member_id = ${memberId}`
    const audits: LedgerAudit[] = []
    for (const statement of [
      sql`UPDATE ledger_entries SET amount = amount + 1 WHERE account_id IN (${wallet})`,
      sql`UPDATE ledger_entries SET balance_after = 1 WHERE account_id IN (${wallet})`,
      sql`UPDATE ledger_accounts SET balance = balance + 1 WHERE id IN (${wallet})`,
    ]) {
      const undone = new Error('undone')
      const work = database().transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`)
        await tx.execute(statement)
        audits.push(await auditWithin(tx))
        throw undone
      })
      await expect(work).rejects.toBe(undone)
    }
    const found = audits.map(({ unbalancedTransactions, wrongWallets, wrongEntries, findings }) =>
      [unbalancedTransactions, wrongWallets, wrongEntries, findings].map(({ length }) => length),
    )
    expect(found).toEqual([
      [1, 1, 1, 0],
      [0, 0, 1, 0],
      [0, 1, 0, 0],
    ])
  })
})
