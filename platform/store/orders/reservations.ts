import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { orders } from '../schema/orders.ts'
import type { StoredOrder } from './order.ts'
import { ORDER_FIELDS, withLegs } from './rows.ts'

/** Reservations of a member. */
export interface ReservationQuery {
  /**
   * `waiting`: those that wait or are being confirmed; `reserved`: only those that wait, since the others are unsettled
   * bets too; `failed`: those that did not become a bet.
   */
  readonly shown: keyof typeof SHOWN
  /** `null` for all venues. */
  readonly venue: string | null
  readonly currency: Currency
  /** The range of the time of reserving: from this time, inclusive, up to `to`, exclusive. */
  readonly from?: number
  readonly to?: number
  readonly size: number
  /** From 1. */
  readonly page: number
}

export interface ReservationList {
  /** Newest first. */
  readonly orders: readonly StoredOrder[]
  readonly total: number
}

const SHOWN = {
  waiting: inArray(orders.status, ['reserved', 'confirming']),
  reserved: eq(orders.status, 'reserved'),
  failed: or(eq(orders.status, 'rejected'), and(eq(orders.status, 'cancelled'), isNull(orders.filledAt))),
} as const

/** A page of reservations. Waits for running placements, like `listOrders`. */
export async function listReservations(
  tx: Queries,
  memberId: number,
  { shown, venue, currency, from, to, size, page }: ReservationQuery,
): Promise<ReservationList> {
  await awaitWallets(tx, memberId)
  const condition: SQL | undefined = and(
    eq(orders.memberId, memberId),
    venue === null ? undefined : eq(orders.venue, venue),
    eq(orders.currency, currency),
    isNotNull(orders.reservePay),
    SHOWN[shown],
    from === undefined ? undefined : gte(orders.placedAt, from),
    to === undefined ? undefined : lt(orders.placedAt, to),
  )
  const rows = await tx
    .select(ORDER_FIELDS)
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.placedAt), desc(orders.orderNo))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx
    .select({ total: sql`count(*)`.mapWith(safeInteger) })
    .from(orders)
    .where(condition)
  return { orders: await withLegs(tx, rows), total: counted?.total ?? 0 }
}

/** A reserved order and its version, which increases with each change. */
export interface ReservedVersion {
  readonly orderNo: string
  readonly version: number
}

/** All orders that wait for their price, of any member. */
export function reservedOrders(queries: Queries): Promise<readonly ReservedVersion[]> {
  return queries
    .select({ orderNo: orders.orderNo, version: orders.version })
    .from(orders)
    .where(eq(orders.status, 'reserved'))
    .orderBy(orders.orderNo)
}
