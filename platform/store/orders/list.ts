import { and, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { orders, type StoredOrderStatus } from '../schema/orders.ts'
import type { StoredOrder } from './order.ts'
import { ORDER_FIELDS, RETURNED, withLegs } from './rows.ts'

export interface OrderListQuery {
  /**
   * `settled` includes orders that were cashed out, rejected or cancelled. Reserved orders are in neither.
   */
  readonly status: 'unsettled' | 'settled'
  /** The time to sort by, newest first; `kickOff` is the earliest of an order's legs. */
  readonly orderBy: 'placed' | 'settled' | 'kickOff'
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

/**
 * Sums over the whole list and not only the page. Rejected and cancelled orders are counted, but their stakes
 * were never at risk and are not included. Minor units.
 */
export interface OrderTotals {
  readonly currency: Currency
  readonly count: number
  /** How many of `count` were rejected or cancelled. */
  readonly refused: number
  readonly stake: number
  readonly maxReturn: number
  readonly returned: number
  /** Of those that are settled or cashed out. */
  readonly profit: number
}

export interface OrderList {
  readonly orders: readonly StoredOrder[]
  readonly total: number
  readonly totals: readonly OrderTotals[]
  /** The cursor of the next page; `null` on the last. */
  readonly next: string | null
}

const STATUSES: Record<OrderListQuery['status'], StoredOrderStatus[]> = {
  unsettled: ['confirming', 'accepted', 'rolledBack'],
  settled: ['settled', 'cashedOut', 'rejected', 'cancelled'],
}

const TIMES = {
  placed: sql`${orders.placedAt}`,
  settled: sql`coalesce(${orders.settledAt}, ${orders.placedAt})`,
  kickOff: sql`${orders.firstKickOff}`,
}

/** Runs in the caller's transaction. No order changes meanwhile, so page and totals agree. */
export async function listOrders(tx: Queries, memberId: number, query: OrderListQuery): Promise<OrderList> {
  const { orderBy, size, page = 1 } = query
  const time = TIMES[orderBy]
  await awaitWallets(tx, memberId)
  const condition = listCondition(memberId, query)
  const after = cursorCondition(time, query.after)
  // One more row than the page has shows whether another page follows.
  const rows = await tx
    .select({ order: ORDER_FIELDS, time: time.mapWith(safeInteger) })
    .from(orders)
    .where(and(condition, after))
    .orderBy(desc(time), desc(orders.orderNo))
    .limit(size + 1)
    .offset(after === undefined ? (page - 1) * size : 0)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const totals = await sumOrders(tx, condition)
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

function listCondition(memberId: number, query: OrderListQuery): SQL | undefined {
  const time = TIMES[query.orderBy]
  return and(
    eq(orders.memberId, memberId),
    inArray(orders.status, STATUSES[query.status]),
    query.from === undefined ? undefined : gte(time, query.from),
    query.to === undefined ? undefined : lt(time, query.to),
    query.currency === undefined ? undefined : eq(orders.currency, query.currency),
    query.venue === undefined ? undefined : eq(orders.venue, query.venue),
  )
}

function cursorCondition(time: SQL, after = ''): SQL | undefined {
  const [, at, orderNo] = /^(-?\d{1,15})\.(TL\d+)$/.exec(after) ?? []
  if (at === undefined || orderNo === undefined) return undefined
  return sql`(${time}, ${orders.orderNo}) < (${at}::bigint, ${orderNo})`
}

async function sumOrders(tx: Queries, condition: SQL | undefined): Promise<readonly OrderTotals[]> {
  const stood = sql`${orders.status} NOT IN ('rejected', 'cancelled')`
  const sum = (amount: SQL, which: SQL) =>
    sql`coalesce(sum(${amount}) FILTER (WHERE ${which}), 0)`.mapWith(safeInteger)
  return tx
    .select({
      currency: orders.currency,
      count: count(),
      refused: sql`count(*) FILTER (WHERE NOT (${stood}))`.mapWith(safeInteger),
      stake: sum(sql`${orders.totalStake}`, stood),
      maxReturn: sum(sql`${orders.maxReturn}`, stood),
      returned: sum(RETURNED, stood),
      profit: sum(sql`${RETURNED} - ${orders.totalStake}`, sql`${orders.status} IN ('settled', 'cashedOut')`),
    })
    .from(orders)
    .where(condition)
    .groupBy(orders.currency)
    .orderBy(asc(orders.currency))
}
