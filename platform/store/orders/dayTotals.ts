import { sql } from 'drizzle-orm'
import { isVoid } from '../../../streams/domain/order.ts'
import type { Queries } from '../database.ts'
import { orders, orderTotals, type OrderTime, type StoredOrderStatus } from '../schema/orders.ts'
import type { OrderRow } from './rows.ts'

type DayTotals = typeof orderTotals.$inferInsert
type Sums = Pick<DayTotals, 'count' | 'refused' | 'stake' | 'maxReturn' | 'returned' | 'consumed'>

/** The states of the list of settled orders. */
const OVER: ReadonlySet<StoredOrderStatus> = new Set<StoredOrderStatus>([
  'settled',
  'cashedOut',
  'rejected',
  'cancelled',
])

/** As conditions that contain the states as text, so that the planner finds the partial indexes. */
export const IS_OVER = sql`${orders.status} IN ('settled', 'cashedOut', 'rejected', 'cancelled')`
export const IS_OPEN = sql`${orders.status} IN ('confirming', 'accepted', 'rolledBack')`

/** A reservation that did not become a bet, or was refused while it was confirmed: it is in a list of its own. */
export const IS_FAILED_RESERVATION = sql`(${orders.reservePay} IS NOT NULL AND (${orders.filledAt} IS NULL OR ${orders.status} = 'rejected'))`

function isFailedReservation({ reservePay, filledAt, status }: OrderRow): boolean {
  return reservePay !== null && (filledAt === null || status === 'rejected')
}

const DAY_MS = 86_400_000
/** A calendar day in UTC+8 begins at 16:00 UTC, so ranges of whole days need no order by itself. */
const DAY_BEGINS_MS = -8 * 3_600_000

/** The day that includes this time; days are numbered from 1 January 1970. */
export function dayOf(at: number): number {
  return Math.floor((at - DAY_BEGINS_MS) / DAY_MS)
}

export function dayStart(day: number): number {
  return day * DAY_MS + DAY_BEGINS_MS
}

/** The first day that begins at this time or later. */
export function firstDayFrom(at: number): number {
  return Math.ceil((at - DAY_BEGINS_MS) / DAY_MS)
}

/**
 * Moves an order from the sums of its former days to those of its present ones. The order's row is locked, and
 * each row of sums is changed by a difference, so changes of several orders at once add up. The rows are locked
 * after the wallets and in a fixed order, so transactions cannot deadlock.
 */
export async function keepTotals(tx: Queries, before: OrderRow, after: OrderRow): Promise<void> {
  const changes = new Map<string, DayTotals>()
  for (const row of [...totalsOf(before, -1), ...totalsOf(after, 1)]) {
    const key = `${row.datedBy} ${String(row.day)}`
    const earlier = changes.get(key)
    changes.set(key, earlier === undefined ? row : { ...row, ...added(earlier, row) })
  }
  const rows = [...changes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, row]) => (isNothing(row) ? [] : [row]))
  if (rows.length === 0) return
  const { memberId, venue, currency, datedBy, day, count, refused, stake, maxReturn, returned, consumed } =
    orderTotals
  await tx
    .insert(orderTotals)
    .values(rows)
    .onConflictDoUpdate({
      target: [memberId, venue, currency, datedBy, day],
      set: {
        count: sql`${count} + excluded.count`,
        refused: sql`${refused} + excluded.refused`,
        stake: sql`${stake} + excluded.stake`,
        maxReturn: sql`${maxReturn} + excluded.max_return`,
        returned: sql`${returned} + excluded.returned`,
        consumed: sql`${consumed} + excluded.consumed`,
      },
    })
}

/** What an order adds to the sums of its days, or takes from them. */
function totalsOf(order: OrderRow, sign: 1 | -1): readonly DayTotals[] {
  const { memberId, venue, currency, status, totalStake, maxReturn, returned, settledAt } = order
  if (!OVER.has(status) || settledAt === null || isFailedReservation(order)) return []
  const refused = status === 'rejected' || status === 'cancelled'
  const sums: Sums = {
    count: sign,
    refused: refused ? sign : 0,
    stake: refused ? 0 : sign * totalStake,
    maxReturn: refused ? 0 : sign * maxReturn,
    returned: refused ? 0 : sign * returned,
    consumed: refused ? 0 : sign * consumedOf(order),
  }
  const times: Record<OrderTime, number> = {
    placed: order.placedAt,
    settled: settledAt,
    kickOff: order.firstKickOff,
  }
  return ORDER_TIMES.map((datedBy) => ({
    memberId,
    venue,
    currency,
    datedBy,
    day: dayOf(times[datedBy]),
    ...sums,
  }))
}

/** The stake without a part that came back without a result. */
function consumedOf({ totalStake, openStake, outcome }: OrderRow): number {
  const given = outcome !== null && outcome !== 'part' && (outcome === 'push' || isVoid(outcome))
  return given ? totalStake - openStake : totalStake
}

const ORDER_TIMES: readonly OrderTime[] = ['placed', 'settled', 'kickOff']

function added(one: Sums, other: Sums): Sums {
  return {
    count: one.count + other.count,
    refused: one.refused + other.refused,
    stake: one.stake + other.stake,
    maxReturn: one.maxReturn + other.maxReturn,
    returned: one.returned + other.returned,
    consumed: one.consumed + other.consumed,
  }
}

function isNothing({ count, refused, stake, maxReturn, returned, consumed }: Sums): boolean {
  return [count, refused, stake, maxReturn, returned, consumed].every((sum) => sum === 0)
}
