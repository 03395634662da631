import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { VOID_OUTCOMES } from '../../../streams/domain/order.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { orders, orderTotals, type OrderTime } from '../schema/orders.ts'
import { dayOf, dayStart, firstDayFrom } from './dayTotals.ts'
import { OPEN_STAKE, RETURNED } from './rows.ts'

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
  /** The stakes without those that came back without a result. */
  readonly consumed: number
  /** The returns less the stakes; 0 in a list of open orders. */
  readonly profit: number
}

/** A range of a time: from `from`, inclusive, up to `to`, exclusive. */
export interface TimeRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** The orders of a list without its range of time. */
export interface ListedOrders {
  readonly memberId: number
  readonly currency?: Currency | undefined
  readonly venue?: string | undefined
  /** As a condition on `orders`. */
  readonly condition: SQL | undefined
}

/** Sums orders one by one, which only suits a list that stays short: the open orders. */
export function sumOpen(tx: Queries, condition: SQL | undefined): Promise<readonly OrderTotals[]> {
  return sumParts(tx, [sumsOfOrders(condition)], sql`0::bigint`)
}

/**
 * Sums the orders that are over: whole days from `order_totals`, and the orders of a day that the range
 * includes in part. One statement has one snapshot, so an order that is settled meanwhile is counted once.
 */
export function sumOver(
  tx: Queries,
  listed: ListedOrders,
  datedBy: OrderTime,
  time: SQL,
  range: TimeRange,
): Promise<readonly OrderTotals[]> {
  const { days, rest } = splitRange(range)
  const parts = rest.map(({ from, to }) => sumsOfOrders(and(listed.condition, within(time, from, to))))
  if (days !== null) parts.push(sumsOfDays(listed, datedBy, days))
  return sumParts(tx, parts, sql`sum(part.returned) - sum(part.stake)`)
}

/** The condition of a range on a time or on a day. */
export function within(time: SQL, from: number | undefined, to: number | undefined): SQL | undefined {
  return and(from === undefined ? undefined : gte(time, from), to === undefined ? undefined : lt(time, to))
}

/** The whole days of a range, by number, and the ranges before and after them. */
function splitRange(range: TimeRange): { readonly days: TimeRange | null; readonly rest: TimeRange[] } {
  const { from, to } = range
  const first = from === undefined ? undefined : firstDayFrom(from)
  const end = to === undefined ? undefined : dayOf(to)
  if (first !== undefined && end !== undefined && first >= end) return { days: null, rest: [range] }
  const rest: TimeRange[] = []
  if (from !== undefined && first !== undefined && from < dayStart(first)) {
    rest.push({ from, to: dayStart(first) })
  }
  if (to !== undefined && end !== undefined && dayStart(end) < to) rest.push({ from: dayStart(end), to })
  return { days: { from: first, to: end }, rest }
}

const VOIDS = sql.raw(`('push', ${VOID_OUTCOMES.map((outcome) => `'${outcome}'`).join(', ')})`)

/** See `consumedOf` of the sums by day. */
const CONSUMED = sql`CASE WHEN ${orders.outcome} IN ${VOIDS} THEN ${orders.totalStake} - ${OPEN_STAKE} ELSE ${orders.totalStake} END`

function sumsOfOrders(condition: SQL | undefined): SQL {
  const stood = sql`${orders.status} NOT IN ('rejected', 'cancelled')`
  const sum = (amount: SQL) => sql`coalesce(sum(${amount}) FILTER (WHERE ${stood}), 0)`
  return sql`
    SELECT ${orders.currency} AS currency, count(*) AS count, count(*) FILTER (WHERE NOT (${stood})) AS refused,
      ${sum(sql`${orders.totalStake}`)} AS stake, ${sum(sql`${orders.maxReturn}`)} AS max_return,
      ${sum(RETURNED)} AS returned, ${sum(CONSUMED)} AS consumed
    FROM ${orders} WHERE ${condition} GROUP BY ${orders.currency}`
}

function sumsOfDays({ memberId, currency, venue }: ListedOrders, datedBy: OrderTime, days: TimeRange): SQL {
  const t = orderTotals
  const condition = and(
    eq(t.memberId, memberId),
    eq(t.datedBy, datedBy),
    currency === undefined ? undefined : eq(t.currency, currency),
    venue === undefined ? undefined : eq(t.venue, venue),
    within(sql`${t.day}`, days.from, days.to),
  )
  return sql`
    SELECT ${t.currency}, ${t.count}, ${t.refused}, ${t.stake}, ${t.maxReturn}, ${t.returned}, ${t.consumed}
    FROM ${t} WHERE ${condition}`
}

async function sumParts(tx: Queries, parts: SQL[], profit: SQL): Promise<readonly OrderTotals[]> {
  const currency = sql<Currency>`part.currency`
  const sum = (column: SQL) => sql`sum(${column})`.mapWith(safeInteger)
  return tx
    .select({
      currency,
      count: sum(sql`part.count`),
      refused: sum(sql`part.refused`),
      stake: sum(sql`part.stake`),
      maxReturn: sum(sql`part.max_return`),
      returned: sum(sql`part.returned`),
      consumed: sum(sql`part.consumed`),
      profit: profit.mapWith(safeInteger),
    })
    .from(sql`(${sql.join(parts, sql` UNION ALL `)}) AS part`)
    .groupBy(currency)
    .having(sql`sum(part.count) > 0`)
    .orderBy(asc(currency))
}
