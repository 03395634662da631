import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { positions } from '../schema/positions.ts'
import type { StoredPosition } from './position.ts'

/** What a position has returned so far. */
export const RETURNED = sql`(
  SELECT coalesce(sum(r.amount), 0) FROM returns r WHERE r.position_no = positions.position_no
)`

const { changedIn: _, ...COLUMNS } = getTableColumns(positions)

export const POSITION_FIELDS = { ...COLUMNS, returned: RETURNED.mapWith(safeInteger) }

/** Oldest first. */
export function readPositions(
  queries: Queries,
  condition: SQL | undefined,
): Promise<readonly StoredPosition[]> {
  return queries.select(POSITION_FIELDS).from(positions).where(condition).orderBy(asc(positions.positionNo))
}
