import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { positions } from '../schema/positions.ts'
import type { NewPosition } from './position.ts'

/** The round that a position waits for. */
export type PositionRound = Pick<NewPosition, 'product' | 'game' | 'round'>

export function onRound({ product, game, round }: PositionRound): SQL | undefined {
  return and(eq(positions.product, product), eq(positions.game, game), eq(positions.round, round))
}

/** How many members have positions by option. */
export async function bettorsOn(
  queries: Queries,
  round: PositionRound,
): Promise<ReadonlyMap<string, number>> {
  const option = sql<string>`${positions.selection} ->> 'option'`
  const rows = await queries
    .select({
      option,
      members: sql`count(DISTINCT ${positions.memberId})`.mapWith(safeInteger),
    })
    .from(positions)
    .where(and(onRound(round), ne(positions.status, 'cancelled')))
    .groupBy(option)
  return new Map(rows.map((row) => [row.option, row.members]))
}
