import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import type { JsonObject } from '../json.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { RETURNED } from '../positions/rows.ts'
import { chases } from '../schema/chases.ts'
import { positions } from '../schema/positions.ts'
import type { ChaseList, ChaseQuery } from './chase.ts'

/** The positions of a chase. The condition is that of the index `positions_of_chase`. */
export const OF_CHASE = sql`${positions.memberId} = ${chases.memberId} AND ${positions.product} = 'lottery'
  AND ${positions.selection} -> 'chase' ->> 'id' = ${chases.clientOrderId}`

const OVER = sql`${positions.status} IN ('settled', 'cancelled')`

const stakes = (condition: SQL) =>
  sql`coalesce(sum(${positions.stake}) FILTER (WHERE ${condition}), 0)`.mapWith(safeInteger)

/** Runs in the caller's transaction. Waits for a bet of the member that is under way, so that none is missed. */
export async function listChases(tx: Queries, memberId: number, query: ChaseQuery): Promise<ChaseList> {
  await awaitWallets(tx, memberId)
  const listed = and(eq(chases.memberId, memberId), filterOf(query))
  const [sums] = await tx
    .select({
      total: sql`count(DISTINCT ${chases.chaseNo})`.mapWith(safeInteger),
      staked: stakes(sql`true`),
      profit: sql`coalesce(sum(${RETURNED} - ${positions.stake}) FILTER (WHERE ${OVER}), 0)`.mapWith(
        safeInteger,
      ),
    })
    .from(chases)
    .innerJoin(positions, OF_CHASE)
    .where(listed)
  const rows = await tx
    .select({
      chase: chases,
      selection: sql<JsonObject>`(array_agg(${positions.selection} ORDER BY ${positions.positionNo}))[1]`,
      plans: sql`count(*)`.mapWith(safeInteger),
      drawn: sql`count(*) FILTER (WHERE ${positions.status} = 'settled')`.mapWith(safeInteger),
      staked: stakes(sql`true`),
      open: stakes(sql`NOT (${OVER})`),
      cancelled: stakes(sql`${positions.status} = 'cancelled'`),
      won: sql`coalesce(sum(${RETURNED}) FILTER (WHERE ${positions.status} = 'settled'), 0)`.mapWith(
        safeInteger,
      ),
    })
    .from(chases)
    .innerJoin(positions, OF_CHASE)
    .where(listed)
    .groupBy(chases.chaseNo)
    .orderBy(desc(chases.chaseNo))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  return {
    chases: rows.map(({ chase, ...positionsOf }) => ({ ...chase, ...positionsOf })),
    total: sums?.total ?? 0,
    staked: sums?.staked ?? 0,
    profit: sums?.profit ?? 0,
  }
}

function filterOf({ clientIds, ticketId, currency, state, from, to }: ChaseQuery): SQL | undefined {
  if (clientIds !== undefined) return inArray(chases.clientOrderId, [...clientIds])
  return and(
    ticketId === undefined ? undefined : eq(chases.ticketId, ticketId),
    eq(chases.currency, currency),
    state === undefined ? undefined : eq(chases.state, state),
    from === undefined ? undefined : gte(chases.placedAt, from),
    to === undefined ? undefined : lt(chases.placedAt, to),
  )
}
