import { and, eq, sql } from 'drizzle-orm'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import type { Queries } from '../database.ts'
import { onRound } from '../positions/onRound.ts'
import { positions } from '../schema/positions.ts'
import { rounds } from '../schema/rounds.ts'
import { mayChange, ROUND_CHANGES } from '../stateChanges.ts'
import { announceRounds, type Announcement } from './announce.ts'
import type { StoredRound, RoundUpdate } from './round.ts'
import { isRound, ROUND_FIELDS } from './rows.ts'

export interface RoundChangeRequest {
  /**
   * What to change, given the round as it is under its lock; `null` changes nothing. `hasOpenPositions` reads whether
   * a position waits for the result.
   */
  readonly update: (
    round: StoredRound,
    hasOpenPositions: () => Promise<boolean>,
  ) => RoundUpdate | null | Promise<RoundUpdate | null>
  /** Announced in the same transaction after the change. */
  readonly announcement?: Announcement | undefined
}

export interface RoundChange {
  /** The round as it is now; `null` when it is unknown. */
  readonly round: StoredRound | null
  readonly changed: boolean
  readonly announced: readonly StoredRound[]
}

/**
 * Locks the row of a round, which waits for bets that are under way, looks at it again and changes it. A process that
 * comes second finds it changed.
 */
export async function changeRound(
  tx: Queries,
  key: RoundKey,
  { update, announcement }: RoundChangeRequest,
): Promise<RoundChange> {
  const [round] = await tx.select(ROUND_FIELDS).from(rounds).where(isRound(key)).for('update')
  if (round === undefined) return { round: null, changed: false, announced: [] }
  const values = await update(round, () => hasOpenPositions(tx, round))
  if (values === null) return { round, changed: false, announced: [] }
  if (values.state !== round.state && !mayChange(ROUND_CHANGES, round.state, values.state))
    throw new Error(`no round may change from ${round.state} to ${values.state}`)
  const [changed] = await tx.update(rounds).set(values).where(isRound(key)).returning(ROUND_FIELDS)
  const announced = announcement === undefined ? [] : await announceRounds(tx, round, announcement)
  return { round: changed ?? null, changed: true, announced }
}

async function hasOpenPositions(tx: Queries, round: StoredRound): Promise<boolean> {
  const [open] = await tx
    .select({ one: sql`1` })
    .from(positions)
    .where(and(onRound(round), eq(positions.status, 'open')))
    .limit(1)
  return open !== undefined
}
