import { and, desc, eq, inArray, lt, notExists, or, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../database.ts'
import { positions } from '../schema/positions.ts'
import { rounds } from '../schema/rounds.ts'
import type { GameKey } from './round.ts'
import { ofGame, OVER } from './rows.ts'

/** How much of a game is kept (docs/games/rounds.md, 2.4). */
export interface Retention {
  /** The newest rounds, whatever has been bet. */
  readonly kept: number
  /** The most rounds that are removed at once. */
  readonly limit: number
}

const sameShoe = alias(rounds, 'same_shoe')

const SAME_SHOE = and(
  eq(sameShoe.product, rounds.product),
  eq(sameShoe.game, rounds.game),
  sql`${sameShoe.shoe} ->> 'number' = ${rounds.shoe} ->> 'number'`,
)

/**
 * Removes old rounds of a game on which nobody has bet. A shoe is removed as a whole: each of its rounds is needed to
 * prove the others. @returns how many were removed.
 */
export async function forgetRounds(
  queries: Queries,
  game: GameKey,
  { kept, limit }: Retention,
): Promise<number> {
  const [oldestKept] = await queries
    .select({ opensAt: rounds.opensAt })
    .from(rounds)
    .where(ofGame(game))
    .orderBy(desc(rounds.opensAt), desc(rounds.round))
    .offset(kept - 1)
    .limit(1)
  if (oldestKept === undefined) return 0
  const betOn = (of: typeof rounds | typeof sameShoe) =>
    and(eq(positions.product, of.product), eq(positions.game, of.game), eq(positions.round, of.round))
  const bets = queries
    .select({ one: sql`1` })
    .from(positions)
    .where(betOn(rounds))
  const needed = queries
    .select({ one: sql`1` })
    .from(sameShoe)
    .leftJoin(positions, betOn(sameShoe))
    .where(
      and(
        SAME_SHOE,
        sql`(${sameShoe.opensAt} >= ${oldestKept.opensAt} OR ${positions.positionNo} IS NOT NULL)`,
      ),
    )
  const old = await queries
    .select({ round: rounds.round })
    .from(rounds)
    .where(
      and(
        ofGame(game),
        inArray(rounds.state, [...OVER]),
        lt(rounds.opensAt, oldestKept.opensAt),
        notExists(bets),
        or(isNull(rounds.shoe), notExists(needed)),
      ),
    )
    .orderBy(rounds.opensAt, rounds.round)
    .limit(limit)
  if (old.length === 0) return 0
  await queries.delete(rounds).where(
    and(
      ofGame(game),
      inArray(
        rounds.round,
        old.map(({ round }) => round),
      ),
    ),
  )
  return old.length
}
