import { and, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { orderLegs, orders, type StoredOrderStatus } from '../schema/orders.ts'

const STOOD: StoredOrderStatus[] = [
  'confirming',
  'accepted',
  'settled',
  'rolledBack',
  'cashedOut',
  'cancelled',
]

interface MatchesQuery {
  readonly memberId: number
  readonly venue: string
  /** The earliest kick-off, platform ms. */
  readonly from: number
}

/** See `OrderReads.matchesOf`. */
export async function matchesOfMember(
  queries: Queries,
  { memberId, venue, from }: MatchesQuery,
): Promise<readonly string[]> {
  const rows = await queries
    .selectDistinct({ matchId: orderLegs.matchId })
    .from(orderLegs)
    .innerJoin(orders, eq(orders.orderNo, orderLegs.orderNo))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.venue, venue),
        gte(orderLegs.kickOff, from),
        inArray(orders.status, STOOD),
        or(isNull(orders.reservePay), isNotNull(orders.filledAt)),
      ),
    )
  return rows.map((row) => row.matchId)
}
