import { asc, gte, sql, type SQLWrapper } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import type { StoredPosition } from '../positions/position.ts'
import { POSITION_FIELDS } from '../positions/rows.ts'
import { positions } from '../schema/positions.ts'
import { rounds } from '../schema/rounds.ts'
import type { StoredRound } from './round.ts'
import { ROUND_FIELDS } from './rows.ts'

/** A position in the sequence of changes. Opaque to its holders. */
export interface RoundCursor {
  /** The oldest transaction that was still running. */
  readonly oldest: number
  /**
   * How many transactions had ended in an embedded database; `null` while one was running, and for a database that
   * other processes use.
   */
  readonly ended: number | null
}

export interface ChangedRounds {
  /** By version. May repeat changes of the previous reading, as may `positions`: compare versions. */
  readonly rounds: readonly StoredRound[]
  readonly positions: readonly StoredPosition[]
}

const latest = (changedIn: SQLWrapper, table: SQLWrapper) =>
  sql`(SELECT coalesce(max(${changedIn}), 0) FROM ${table})`.mapWith(safeInteger)

/**
 * Rounds and positions that any process has changed since a cursor, which is the oldest transaction that was still
 * running at the last reading (`../orders/changes.ts`). It is read before the rows, so what commits meanwhile is
 * returned now or next time. A step in which nothing has changed is one statement.
 */
export async function roundChangesSince(
  queries: Queries,
  since: number | null,
): Promise<ChangedRounds & { readonly oldest: number }> {
  const [row] = await queries
    .select({
      oldest: sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.mapWith(safeInteger),
      rounds: latest(rounds.changedIn, rounds),
      positions: latest(positions.changedIn, positions),
    })
    .from(sql`(SELECT 1) AS one`)
  const oldest = row?.oldest ?? since ?? 0
  if (since === null || row === undefined) return { rounds: [], positions: [], oldest }
  return {
    rounds:
      row.rounds < since
        ? []
        : await queries
            .select(ROUND_FIELDS)
            .from(rounds)
            .where(gte(rounds.changedIn, since))
            .orderBy(asc(rounds.version)),
    positions:
      row.positions < since
        ? []
        : await queries
            .select(POSITION_FIELDS)
            .from(positions)
            .where(gte(positions.changedIn, since))
            .orderBy(asc(positions.changedIn), asc(positions.positionNo)),
    oldest,
  }
}
