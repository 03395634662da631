import { and, asc, eq, gte, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { orderLegs, orders, type StoredOrderStatus } from '../schema/orders.ts'
import type { StoredLeg } from './order.ts'
import { toLeg } from './rows.ts'

/** A leg with the state of its order. */
export interface LegOfOrder {
  readonly orderNo: string
  readonly memberId: number
  readonly orderStatus: StoredOrderStatus
  readonly leg: StoredLeg
}

const STANDING: StoredOrderStatus[] = ['confirming', 'accepted', 'settled', 'rolledBack']
const STOOD: StoredOrderStatus[] = ['accepted', 'settled', 'rolledBack', 'cashedOut']

/** A cashed-out order needs a result only where one was withdrawn: it may restore a cash-out. */
const AWAITS = sql`${isNull(orderLegs.outcome)} AND (${inArray(orders.status, STANDING)} OR (
  ${orders.status} = 'cashedOut' AND EXISTS (
    SELECT 1 FROM leg_withdrawals w WHERE w.order_no = order_legs.order_no AND w.leg_index = order_legs.leg_index
  )
))`

/** See `OrderSettling`. */
export function openLegsOfMatch(queries: Queries, matchId: string): Promise<readonly LegOfOrder[]> {
  return legsWhere(queries, and(eq(orderLegs.matchId, matchId), AWAITS))
}

/** See `OrderSettling`. */
export function decidedLegsOfMatch(queries: Queries, matchId: string): Promise<readonly LegOfOrder[]> {
  const decided = and(eq(orderLegs.matchId, matchId), isNotNull(orderLegs.outcome))
  return legsWhere(queries, and(decided, inArray(orders.status, STOOD)))
}

/** See `OrderSettling`. */
export function matchesWithOpenLegs(queries: Queries): Promise<readonly string[]> {
  return matchesWhere(queries, AWAITS)
}

/** See `OrderSettling`. */
export function decidedMatches(queries: Queries, from: number): Promise<readonly string[]> {
  const decided = and(gte(orderLegs.kickOff, from), isNotNull(orderLegs.outcome))
  return matchesWhere(queries, and(decided, inArray(orders.status, STOOD)))
}

async function legsWhere(queries: Queries, condition: SQL | undefined): Promise<readonly LegOfOrder[]> {
  const rows = await queries
    .select({ memberId: orders.memberId, orderStatus: orders.status, leg: orderLegs })
    .from(orderLegs)
    .innerJoin(orders, eq(orders.orderNo, orderLegs.orderNo))
    .where(condition)
    .orderBy(asc(orderLegs.orderNo), asc(orderLegs.index))
  return rows.map(({ leg, ...order }) => ({ ...order, orderNo: leg.orderNo, leg: toLeg(leg) }))
}

async function matchesWhere(queries: Queries, condition: SQL | undefined): Promise<readonly string[]> {
  const rows = await queries
    .selectDistinct({ matchId: orderLegs.matchId })
    .from(orderLegs)
    .innerJoin(orders, eq(orders.orderNo, orderLegs.orderNo))
    .where(condition)
  return rows.map((row) => row.matchId)
}
