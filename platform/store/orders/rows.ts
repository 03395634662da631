import { asc, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { orderLegs, orders } from '../schema/orders.ts'
import type { NewLeg, OrderCashOuts, StoredLeg, StoredOrder } from './order.ts'

/** What the order has paid back so far, cash-outs included. */
export const RETURNED = sql`(
  SELECT coalesce(sum(r.amount), 0)::bigint FROM returns r WHERE r.order_no = orders.order_no
)`

/** The part of the stake that is not cashed out. */
export const OPEN_STAKE = sql`(
  orders.total_stake - (SELECT coalesce(sum(c.stake), 0)::bigint FROM cash_outs c WHERE c.order_no = orders.order_no)
)`

/** What its cash-outs have paid. */
const CASHED_OUT = sql`(
  SELECT coalesce(sum(r.amount), 0)::bigint FROM returns r
  WHERE r.order_no = orders.order_no AND r.cash_out IS NOT NULL
)`

const CASH_OUTS = sql<OrderCashOuts>`(
  SELECT CASE WHEN count(*) = 0 THEN 'none' WHEN bool_or(c.status = 'taken') THEN 'taken' ELSE 'cancelled' END
  FROM cash_outs c WHERE c.order_no = orders.order_no
)`

const CANCELLED_PAID = sql<boolean>`(orders.status = 'cancelled' AND EXISTS (
  SELECT 1 FROM returns r WHERE r.order_no = orders.order_no AND r.kind = 'CANCEL_DEDUCT'
))`

export const ORDER_FIELDS = {
  ...getTableColumns(orders),
  returned: RETURNED.mapWith(safeInteger),
  openStake: OPEN_STAKE.mapWith(safeInteger),
  cashedOut: CASHED_OUT.mapWith(safeInteger),
  cashOuts: CASH_OUTS,
  cancelledPaid: CANCELLED_PAID,
}

export type OrderRow = typeof orders.$inferSelect & {
  readonly returned: number
  readonly openStake: number
  readonly cashedOut: number
  readonly cashOuts: OrderCashOuts
  readonly cancelledPaid: boolean
}
type LegRow = typeof orderLegs.$inferSelect
type NewLegRow = typeof orderLegs.$inferInsert

/** Orders with their legs, oldest first; orders of one confirm in its order. */
export async function readOrders(
  queries: Queries,
  condition: SQL | undefined,
): Promise<readonly StoredOrder[]> {
  return withLegs(queries, await readRows(queries, condition))
}

/** Orders without their legs, oldest first. */
export async function readRows(queries: Queries, condition: SQL | undefined): Promise<readonly OrderRow[]> {
  return queries.select(ORDER_FIELDS).from(orders).where(condition).orderBy(asc(orders.orderNo))
}

/** Adds the legs to the rows, in the order of the rows. */
export async function withLegs(queries: Queries, rows: readonly OrderRow[]): Promise<readonly StoredOrder[]> {
  if (rows.length === 0) return []
  const legRows = await queries
    .select()
    .from(orderLegs)
    .where(
      inArray(
        orderLegs.orderNo,
        rows.map((row) => row.orderNo),
      ),
    )
    .orderBy(asc(orderLegs.index))
  const legsOf = new Map<string, LegRow[]>()
  for (const leg of legRows) {
    const legs = legsOf.get(leg.orderNo)
    if (legs) legs.push(leg)
    else legsOf.set(leg.orderNo, [leg])
  }
  return rows.map((row) => toOrder(row, legsOf.get(row.orderNo) ?? []))
}

function toOrder({ firstKickOff: _, changedIn: __, ...row }: OrderRow, legs: readonly LegRow[]): StoredOrder {
  return { ...row, legs: legs.map(toLeg) }
}

export function toLeg({
  orderNo: _,
  scoreHome,
  scoreAway,
  placedHome,
  placedAway,
  ...row
}: LegRow): StoredLeg {
  return {
    ...row,
    scoreBenchmark: scorePair(scoreHome, scoreAway),
    placedScore: scorePair(placedHome, placedAway),
  }
}

function scorePair(home: number | null, away: number | null): NewLeg['placedScore'] {
  return home === null || away === null ? null : [home, away]
}

export function toLegRow(orderNo: string, index: number, leg: NewLeg, at: number): NewLegRow {
  const { scoreBenchmark, placedScore, ...rest } = leg
  const [scoreHome, scoreAway] = scoreBenchmark ?? [null, null]
  const [placedHome, placedAway] = placedScore ?? [null, null]
  return { ...rest, orderNo, index, scoreHome, scoreAway, placedHome, placedAway, updatedAt: at }
}
