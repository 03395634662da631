import { and, eq, inArray, sql } from 'drizzle-orm'
import { marketKey, type MarketKey, type Side } from '../../../streams/domain/market.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { orderLegs, orders, type StoredOrderStatus } from '../schema/orders.ts'
import { OPEN_STAKE } from './rows.ts'

/**
 * What open orders risk on a selection, in one currency, without what is cashed out. A leg of a series counts
 * as a single with its whole stake.
 */
export interface SelectionExposure {
  readonly matchId: string
  readonly market: MarketKey
  readonly line: number | null
  readonly side: Side
  readonly currency: Currency
  /** Whether these are the given member's orders, or all others'. */
  readonly own: boolean
  /** Minor units. */
  readonly stake: number
  readonly win: number
}

/** The limit that an order would exceed. */
export type ExposureFault = 'memberLimit' | 'marketLimit'

const OPEN: StoredOrderStatus[] = ['confirming', 'accepted', 'rolledBack']

/**
 * Blocks other placements on these matches until the transaction ends. Wallets are locked before and matches
 * in a fixed order, so transactions cannot deadlock.
 */
export async function lockExposure(tx: Queries, matchIds: readonly string[]): Promise<void> {
  for (const matchId of [...new Set(matchIds)].sort()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`exposure ${matchId}`}, 0))`)
  }
}

export async function exposureOn(
  queries: Queries,
  memberId: number,
  matchIds: readonly string[],
): Promise<readonly SelectionExposure[]> {
  if (matchIds.length === 0) return []
  const own = sql<boolean>`${orders.memberId} = ${memberId}`
  const { matchId, spec, line, side, odds } = orderLegs
  const rows = await queries
    .select({
      matchId,
      spec,
      line,
      side,
      currency: orders.currency,
      own: own.mapWith(Boolean),
      stake: sql`sum(${OPEN_STAKE})`.mapWith(safeInteger),
      win: sql`sum(${OPEN_STAKE} * (${odds} - ${ODDS_SCALE}::bigint) / ${ODDS_SCALE}::bigint)`.mapWith(
        safeInteger,
      ),
    })
    .from(orderLegs)
    .innerJoin(orders, eq(orders.orderNo, orderLegs.orderNo))
    .where(
      and(
        inArray(matchId, [...new Set(matchIds)]),
        sql`${orderLegs.outcome} IS NULL`,
        inArray(orders.status, OPEN),
      ),
    )
    .groupBy(matchId, spec, line, side, orders.currency, sql`6`)
  return rows.map(({ spec: of, ...row }) => ({ ...row, market: marketKey(of) }))
}
