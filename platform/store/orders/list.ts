import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { orders, type OrderTime } from '../schema/orders.ts'
import { IS_FAILED_RESERVATION, IS_OPEN, IS_OVER } from './dayTotals.ts'
import type { StoredOrder } from './order.ts'
import { ORDER_FIELDS, withLegs } from './rows.ts'
import { sumOpen, sumOver, within, type ListedOrders, type OrderTotals } from './totals.ts'

export interface OrderListQuery {
  /**
   * `settled` includes orders that were cashed out, rejected or cancelled. Reserved orders, and those that did not
   * become a bet, are in neither (`listReservations`).
   */
  readonly status: 'unsettled' | 'settled'
  /** The time to sort by, newest first; `kickOff` is the earliest of an order's legs. */
  readonly orderBy: OrderTime
  /** The range of that time: from this time, inclusive, up to `to`, exclusive. */
  readonly from?: number
  readonly to?: number
  readonly currency?: Currency
  readonly venue?: string
  readonly size: number
  /** From 1; ignored with `after`. */
  readonly page?: number
  /** The `next` of the previous page. A cursor that this list did not return is ignored. */
  readonly after?: string
}

export interface OrderList {
  readonly orders: readonly StoredOrder[]
  readonly total: number
  readonly totals: readonly OrderTotals[]
  /** The cursor of the next page; `null` on the last. */
  readonly next: string | null
}

/** The time to sort by; an open order has no time of settling. */
const TIMES: Record<OrderListQuery['status'], Record<OrderTime, SQL>> = {
  unsettled: {
    placed: sql`${orders.placedAt}`,
    settled: sql`${orders.placedAt}`,
    kickOff: sql`${orders.firstKickOff}`,
  },
  settled: {
    placed: sql`${orders.placedAt}`,
    settled: sql`${orders.settledAt}`,
    kickOff: sql`${orders.firstKickOff}`,
  },
}

/** Runs in the caller's transaction. No order changes meanwhile, so page and totals agree. */
export async function listOrders(tx: Queries, memberId: number, query: OrderListQuery): Promise<OrderList> {
  const { status, orderBy, from, to, size, page = 1 } = query
  const time = TIMES[status][orderBy]
  await awaitWallets(tx, memberId)
  const listed = listedOrders(memberId, query)
  const after = cursorCondition(time, query.after)
  // One more row than the page has shows whether another page follows.
  const rows = await tx
    .select({ order: ORDER_FIELDS, time: time.mapWith(safeInteger) })
    .from(orders)
    .where(and(listed.condition, within(time, from, to), after))
    .orderBy(desc(time), desc(orders.orderNo))
    .limit(size + 1)
    .offset(after === undefined ? (page - 1) * size : 0)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const totals = await sumOrders(tx, listed, query)
  return {
    orders: await withLegs(
      tx,
      shown.map((row) => row.order),
    ),
    total: totals.reduce((sum, { count: ofCurrency }) => sum + ofCurrency, 0),
    totals,
    next: last ? `${last.time}.${last.order.orderNo}` : null,
  }
}

function sumOrders(
  tx: Queries,
  listed: ListedOrders,
  { status, orderBy, from, to }: OrderListQuery,
): Promise<readonly OrderTotals[]> {
  const time = TIMES[status][orderBy]
  return status === 'settled'
    ? sumOver(tx, listed, orderBy, time, { from, to })
    : sumOpen(tx, and(listed.condition, within(time, from, to)))
}

function listedOrders(memberId: number, { status, currency, venue }: OrderListQuery): ListedOrders {
  const condition = and(
    eq(orders.memberId, memberId),
    status === 'settled' ? and(IS_OVER, not(IS_FAILED_RESERVATION)) : IS_OPEN,
    currency === undefined ? undefined : eq(orders.currency, currency),
    venue === undefined ? undefined : eq(orders.venue, venue),
  )
  return { memberId, currency, venue, condition }
}

function cursorCondition(time: SQL, after = ''): SQL | undefined {
  const [, at, orderNo] = /^(-?\d{1,15})\.(TL\d+)$/.exec(after) ?? []
  if (at === undefined || orderNo === undefined) return undefined
  return sql`(${time}, ${orders.orderNo}) < (${at}::bigint, ${orderNo})`
}
