import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { positions } from '../schema/positions.ts'
import type { StoredPosition } from './position.ts'
import { POSITION_FIELDS, RETURNED } from './rows.ts'

/** Which positions of a member are listed. With `clientIds` all other filters are ignored. */
export interface PositionQuery {
  readonly product: StoredPosition['product']
  readonly game?: string | undefined
  readonly currency: Currency
  /** `over` includes cancelled ones. */
  readonly status?: 'open' | 'over' | undefined
  /** Placed from this time up to but not including `to`, platform ms. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly clientIds?: readonly string[] | undefined
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface PositionList {
  /** Newest first. */
  readonly positions: readonly StoredPosition[]
  /** The number of positions in all pages. */
  readonly total: number
  /** The sum of their stakes, minor units. */
  readonly staked: number
  /** What positions that are over have returned less their stakes, minor units. */
  readonly profit: number
}

const OPEN = ['open', 'rolledBack'] as const
const OVER = ['settled', 'cancelled'] as const

/** Runs in the caller's transaction. Waits for a bet of the member that is under way, so that none is missed. */
export async function listPositions(
  tx: Queries,
  memberId: number,
  query: PositionQuery,
): Promise<PositionList> {
  await awaitWallets(tx, memberId)
  const listed = and(eq(positions.memberId, memberId), eq(positions.product, query.product), filterOf(query))
  const over = sql`${positions.status} IN ('settled', 'cancelled')`
  const [sums] = await tx
    .select({
      total: count(),
      staked: sql`coalesce(sum(${positions.stake}), 0)`.mapWith(safeInteger),
      profit: sql`coalesce(sum(${RETURNED} - ${positions.stake}) FILTER (WHERE ${over}), 0)`.mapWith(
        safeInteger,
      ),
    })
    .from(positions)
    .where(listed)
  const rows = await tx
    .select(POSITION_FIELDS)
    .from(positions)
    .where(listed)
    .orderBy(desc(positions.positionNo))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  return { positions: rows, total: sums?.total ?? 0, staked: sums?.staked ?? 0, profit: sums?.profit ?? 0 }
}

/** How many positions of a member wait for a result, by product; products without any are missing. */
export async function openPositions(
  queries: Queries,
  memberId: number,
): Promise<ReadonlyMap<StoredPosition['product'], number>> {
  const rows = await queries
    .select({ product: positions.product, open: count() })
    .from(positions)
    .where(and(eq(positions.memberId, memberId), inArray(positions.status, [...OPEN])))
    .groupBy(positions.product)
  return new Map(rows.map(({ product, open }) => [product, open]))
}

function filterOf({ clientIds, game, currency, status, from, to }: PositionQuery): SQL | undefined {
  if (clientIds !== undefined) return inArray(positions.clientId, [...clientIds])
  return and(
    game === undefined ? undefined : eq(positions.game, game),
    eq(positions.currency, currency),
    status === undefined ? undefined : inArray(positions.status, status === 'open' ? [...OPEN] : [...OVER]),
    from === undefined ? undefined : gte(positions.placedAt, from),
    to === undefined ? undefined : lt(positions.placedAt, to),
  )
}
