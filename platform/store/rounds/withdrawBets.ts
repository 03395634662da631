import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database.ts'
import { cancelPosition } from '../positions/change.ts'
import type { StoredPosition } from '../positions/position.ts'
import { readPositions } from '../positions/rows.ts'
import { positions } from '../schema/positions.ts'
import { rounds } from '../schema/rounds.ts'
import { isRound } from './rows.ts'

/**
 * Cancels open positions whose round is not sealed, each in a transaction of its own. A position and the seal of its
 * round lock the row of the round, so a bet is cancelled before the seal or stands (docs/games/lottery.md, 6).
 *
 * @returns those that were cancelled.
 */
export async function withdrawBets(
  database: Database,
  positionNos: readonly string[],
  now: () => number,
): Promise<readonly StoredPosition[]> {
  const cancelled: StoredPosition[] = []
  for (const positionNo of positionNos) {
    const position = await database.transaction((tx) => withdrawOne(tx, positionNo, now))
    if (position !== null) cancelled.push(position)
  }
  return cancelled
}

async function withdrawOne(
  tx: Queries,
  positionNo: string,
  now: () => number,
): Promise<StoredPosition | null> {
  const [position] = await readPositions(tx, eq(positions.positionNo, positionNo))
  if (position?.status !== 'open') return null
  const [round] = await tx
    .select({ sealsAt: rounds.sealsAt })
    .from(rounds)
    .where(and(isRound(position), sql`${rounds.state} IN ('announced', 'open')`))
    .for('share')
  const at = now()
  if (round === undefined || at >= round.sealsAt) return null
  const change = await cancelPosition(tx, positionNo, at)
  return change.status === 'changed' ? change.position : null
}
