import { asc, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { orderLegs, orders } from '../schema/orders.ts'
import type { NewLeg, StoredLeg, StoredOrder } from './order.ts'

export type OrderRow = typeof orders.$inferSelect
type LegRow = typeof orderLegs.$inferSelect
type NewLegRow = typeof orderLegs.$inferInsert

/** Orders with their legs, oldest first; of one confirm, in its own order. */
export async function readOrders(
  queries: Queries,
  condition: SQL | undefined,
): Promise<readonly StoredOrder[]> {
  return withLegs(queries, await queries.select().from(orders).where(condition).orderBy(asc(orders.orderNo)))
}

/** Adds the legs, keeping the rows' order. */
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

function toOrder({ firstKickOff: _, ...row }: OrderRow, legs: readonly LegRow[]): StoredOrder {
  return { ...row, legs: legs.map(toLeg) }
}

export function toLeg({ orderNo: _, scoreHome, scoreAway, ...row }: LegRow): StoredLeg {
  const scoreBenchmark = scoreHome === null || scoreAway === null ? null : ([scoreHome, scoreAway] as const)
  return { ...row, scoreBenchmark }
}

export function toLegRow(orderNo: string, index: number, leg: NewLeg, at: number): NewLegRow {
  const { scoreBenchmark, ...rest } = leg
  const [scoreHome, scoreAway] = scoreBenchmark ?? [null, null]
  return { ...rest, orderNo, index, scoreHome, scoreAway, updatedAt: at }
}
