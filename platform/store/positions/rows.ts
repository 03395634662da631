import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { positions } from '../schema/positions.ts'
import type { StoredPosition } from './position.ts'

const RETURNED = sql`(
  SELECT coalesce(sum(r.amount), 0) FROM returns r WHERE r.position_no = positions.position_no
)`

/** Oldest first. */
export function readPositions(
  queries: Queries,
  condition: SQL | undefined,
): Promise<readonly StoredPosition[]> {
  return queries
    .select({ ...getTableColumns(positions), returned: RETURNED.mapWith(safeInteger) })
    .from(positions)
    .where(condition)
    .orderBy(asc(positions.positionNo))
}
