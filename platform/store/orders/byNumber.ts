import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import type { Queries } from '../database.ts'
import { orders } from '../schema/orders.ts'
import type { OrderList } from './list.ts'
import { ORDER_FIELDS, withLegs } from './rows.ts'

export interface NumberQuery {
  readonly venue: string
  readonly currency: Currency
  /** The beginning of a number, such as `TL12`. */
  readonly begins: string
  readonly size: number
}

/** See `OrderReads.numberBegins`. Reserved orders are left out, as in the lists. */
export async function ordersByNumber(
  queries: Queries,
  memberId: number,
  { venue, currency, begins, size }: NumberQuery,
): Promise<Pick<OrderList, 'orders' | 'next'>> {
  const rows = await queries
    .select(ORDER_FIELDS)
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.venue, venue),
        eq(orders.currency, currency),
        ne(orders.status, 'reserved'),
        sql`starts_with(${orders.orderNo}, ${begins})`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.orderNo))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const next = rows.length > size ? (shown.at(-1)?.orderNo ?? null) : null
  return { orders: await withLegs(queries, shown), next }
}
