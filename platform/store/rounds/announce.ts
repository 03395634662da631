import { desc, sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { rounds } from '../schema/rounds.ts'
import type { GameKey, NewRound, StoredRound } from './round.ts'
import { ofGame, ROUND_FIELDS } from './rows.ts'

/** The rounds to announce, given the newest round of the game; `null` before the first. */
export type Announcement = (newest: StoredRound | null) => readonly NewRound[]

/**
 * Announces rounds of a game. Processes that do it at the same time wait for each other and see what was announced:
 * otherwise two of them could give the same round two numbers, one before and one after midnight.
 */
export async function announceRounds(
  tx: Queries,
  { product, game }: GameKey,
  announcement: Announcement,
): Promise<readonly StoredRound[]> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`rounds ${product} ${game}`}, 0))`)
  const [newest] = await tx
    .select(ROUND_FIELDS)
    .from(rounds)
    .where(ofGame({ product, game }))
    .orderBy(desc(rounds.opensAt), desc(rounds.round))
    .limit(1)
  const planned = announcement(newest ?? null)
  if (planned.length === 0) return []
  return tx
    .insert(rounds)
    .values(planned.map((round) => ({ ...round, state: 'announced' as const })))
    .onConflictDoNothing()
    .returning(ROUND_FIELDS)
}
