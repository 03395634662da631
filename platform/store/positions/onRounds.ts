import { and, desc, eq, gte, ne, sql, type SQL } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { positions } from '../schema/positions.ts'
import type { PositionRound } from './onRound.ts'
import type { StoredPosition } from './position.ts'
import { readPositions } from './rows.ts'

/** How many members have positions on a round. */
export interface RoundBettors {
  readonly game: string
  /** On one `play` of the selection; `null` counts each member of the round once. */
  readonly play: string | null
  readonly members: number
}

function onAny(rounds: readonly PositionRound[]): SQL | undefined {
  const keys = rounds.map(({ product, game, round }) => sql`(${product}, ${game}, ${round})`)
  return sql`(${positions.product}, ${positions.game}, ${positions.round}) IN (${sql.join(keys, sql`, `)})`
}

/** Bettors of rounds of different games, in one statement; without cancelled positions. */
export async function bettorsOnEach(
  queries: Queries,
  rounds: readonly PositionRound[],
): Promise<readonly RoundBettors[]> {
  if (rounds.length === 0) return []
  const play = sql<string | null>`${positions.selection} ->> 'play'`
  return queries
    .select({
      game: positions.game,
      play,
      members: sql`count(DISTINCT ${positions.memberId})`.mapWith(safeInteger),
    })
    .from(positions)
    .where(and(onAny(rounds), ne(positions.status, 'cancelled')))
    .groupBy(sql`GROUPING SETS ((${positions.game}, ${play}), (${positions.game}))`)
}

/** A member's positions on rounds of different games, in one statement; oldest first. */
export async function ofMemberOnEach(
  queries: Queries,
  memberId: number,
  rounds: readonly PositionRound[],
): Promise<readonly StoredPosition[]> {
  if (rounds.length === 0) return []
  return readPositions(queries, and(onAny(rounds), eq(positions.memberId, memberId)))
}

/** The games of a product in which a member has bet since a time, the latest first. */
export async function gamesPlayed(
  queries: Queries,
  memberId: number,
  { product, since }: { readonly product: StoredPosition['product']; readonly since: number },
): Promise<readonly string[]> {
  const last = sql`max(${positions.placedAt})`
  const rows = await queries
    .select({ game: positions.game })
    .from(positions)
    .where(
      and(eq(positions.memberId, memberId), eq(positions.product, product), gte(positions.placedAt, since)),
    )
    .groupBy(positions.game)
    .orderBy(desc(last))
  return rows.map(({ game }) => game)
}
