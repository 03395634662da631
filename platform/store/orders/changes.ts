import { asc, gte, sql } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { orders } from '../schema/orders.ts'

/** A position in the sequence of changes. Opaque to its holders. */
export type ChangeCursor = number & { readonly changeCursor: unique symbol }

export interface ChangedOrder {
  readonly orderNo: string
  readonly version: number
}

export interface OrderChanges {
  /** May repeat changes of the previous reading: compare versions. */
  readonly changed: readonly ChangedOrder[]
  readonly next: ChangeCursor
}

/** All transactions before this one have ended, as this statement sees them. */
const OLDEST_UNDER_WAY = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

/**
 * Orders that any process has placed or changed since a cursor. Transactions do not commit in the order of
 * their numbers, so the cursor is the oldest one still running: no change is skipped, and changes of later
 * transactions that had already ended are returned again.
 */
export async function changesSince(queries: Queries, since: ChangeCursor | null): Promise<OrderChanges> {
  const oldest = OLDEST_UNDER_WAY.mapWith(safeInteger)
  if (since === null) {
    const [row] = await queries.select({ oldest }).from(sql`(SELECT 1) AS one`)
    return { changed: [], next: (row?.oldest ?? 0) as ChangeCursor }
  }
  // One statement has one snapshot, so the orders and the running transactions are consistent.
  const rows = await queries
    .select({ oldest, orderNo: orders.orderNo, version: orders.version })
    .from(sql`(SELECT 1) AS one`)
    .leftJoin(orders, gte(orders.changedIn, since))
    .orderBy(asc(orders.changedIn))
  const changed = rows.flatMap(({ orderNo, version }) =>
    orderNo === null || version === null ? [] : [{ orderNo, version }],
  )
  return { changed, next: (rows[0]?.oldest ?? since) as ChangeCursor }
}
