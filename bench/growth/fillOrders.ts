import { sql } from 'drizzle-orm'
import { TOTALS_OF_ORDERS } from '../../platform/store/audit/totalsFindings.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Store } from '../../platform/store/store.ts'
import { sampleMembers, sampleOrder } from '../bets/sampleOrder.ts'
import { copyRows } from './copyRows.ts'

/** A member with this many orders. */
export interface OrderedMember {
  readonly memberId: number
  readonly orders: number
  /** The time between two orders, ms. */
  readonly everyMs: number
  /** Platform time of the oldest order, ms. */
  readonly firstAt: number
}

/** The newest orders are open, the others settled; every second one has won. */
export const OPEN = 20
const DAYS = 25
const DAY_MS = 86_400_000
/** The first number of the copies, above all numbers that the store assigns meanwhile. */
const FIRST_NUMBER = 900_000_000_000

/** Creates a member for each size, with orders spread evenly over the last weeks. */
export async function fillOrders(
  database: Database,
  store: Store,
  sizes: readonly number[],
): Promise<readonly OrderedMember[]> {
  const memberIds = await sampleMembers(store, sizes.length)
  const filled: OrderedMember[] = []
  for (const [index, orders] of sizes.entries()) {
    const memberId = memberIds[index] ?? 0
    const first = FIRST_NUMBER + index * 1e9
    const member = {
      memberId,
      orders,
      everyMs: (DAYS * DAY_MS) / orders,
      firstAt: Date.now() - DAYS * DAY_MS,
    }
    await fillMember(database, store, member, first)
    filled.push(member)
  }
  await sumDays(database)
  await database.queries.execute(sql`ANALYZE`)
  return filled
}

/** The copies are not changed by the store, which would have kept their sums. */
async function sumDays({ queries }: Database): Promise<void> {
  await queries.execute(sql`DELETE FROM order_totals`)
  await queries.execute(
    sql`INSERT INTO order_totals (member_id, venue, currency, dated_by, day, count, refused, stake, max_return, returned, consumed)
      ${TOTALS_OF_ORDERS}`,
  )
}

async function fillMember(
  database: Database,
  store: Store,
  { memberId, orders, everyMs, firstAt }: OrderedMember,
  first: number,
): Promise<void> {
  const confirm = { memberId, clientOrderId: 'sample', orders: [sampleOrder('1')] }
  const placement = await store.orders.place(confirm)
  const sample = placement.status === 'placed' ? placement.orders[0]?.orderNo : undefined
  if (sample === undefined) throw new Error('the sample order was not placed')
  const at = `(${String(firstAt)} + n::bigint * ${String(everyMs)})`
  const number = `'TL' || (${String(first)} + n)`
  // The sample is one of the open orders.
  const settled = orders - OPEN
  const where = `t.order_no = '${sample}'`
  const base = { order_no: number, confirm_id: `'c' || n`, client_order_id: `'c' || n`, placed_at: at }
  const over = {
    status: `'settled'`,
    settled_at: at,
    outcome: `CASE WHEN n % 2 = 0 THEN 'win' ELSE 'lose' END`,
  }
  const settle = { ...base, ...over }
  await copyRows(database, { table: 'orders', where, changes: settle, from: 1, to: settled })
  await copyRows(database, { table: 'orders', where, changes: base, from: settled + 1, to: orders - 1 })
  const leg = { order_no: number }
  await copyRows(database, { table: 'order_legs', where, changes: leg, from: 1, to: orders - 1 })
  await payWins(database, first, settled)
}

/** Inserts the returns without their transfers in the ledger, which the order list does not read. */
async function payWins({ transaction }: Database, first: number, settled: number): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql.raw(
        `INSERT INTO returns (key, order_no, settlement, kind, amount, at)
         SELECT 'settle:TL' || (${String(first)} + n), 'TL' || (${String(first)} + n), 0, 'WIN', 2000, 0
         FROM generate_series(2, ${String(settled)}, 2) AS n`,
      ),
    )
  })
}
