import { and, count, desc, inArray, like, sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { rounds } from '../schema/rounds.ts'
import type { GameKey, StoredRound } from './round.ts'
import { ofGame, ROUND_FIELDS } from './rows.ts'

export interface PastQuery {
  readonly offset: number
  readonly limit: number
  /** Lists only rounds whose number has this beginning, such as those of a day. */
  readonly begins?: string
}

/** A list of past rounds, newest first. */
export interface PastRounds {
  /** The number of rounds in all pages; at most `MOST_COUNTED`. */
  readonly total: number
  readonly rounds: readonly StoredRound[]
}

/** Further rounds are not counted: a game with a round each minute has half a million a year. */
export const MOST_COUNTED = 10_000

/** Rounds of a game that are decided, closed or void. */
export async function pastRounds(
  queries: Queries,
  game: GameKey,
  { offset, limit, begins }: PastQuery,
): Promise<PastRounds> {
  const listed = and(
    ofGame(game),
    inArray(rounds.state, ['decided', 'closed', 'void']),
    begins === undefined ? undefined : like(rounds.round, `${begins.replace(/[\\%_]/g, String.raw`\$&`)}%`),
  )
  const counted = queries
    .select({ one: sql`1`.as('one') })
    .from(rounds)
    .where(listed)
    .limit(MOST_COUNTED)
    .as('counted')
  const [total] = await queries.select({ total: count() }).from(counted)
  const found = await queries
    .select(ROUND_FIELDS)
    .from(rounds)
    .where(listed)
    .orderBy(desc(rounds.opensAt), desc(rounds.round))
    .limit(limit)
    .offset(offset)
  return { total: total?.total ?? 0, rounds: found }
}
