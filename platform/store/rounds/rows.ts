import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import type { Queries } from '../database.ts'
import { rounds } from '../schema/rounds.ts'
import type { GameKey, StoredRound } from './round.ts'

export const OVER = ['closed', 'void'] as const

export const IS_UNDER_WAY = notInArray(rounds.state, [...OVER])

export function ofGame({ product, game }: Pick<RoundKey, 'product' | 'game'>): SQL | undefined {
  return and(eq(rounds.product, product as GameKey['product']), eq(rounds.game, game))
}

export function isRound(key: RoundKey): SQL | undefined {
  return and(ofGame(key), eq(rounds.round, key.round))
}

export function areRounds(game: GameKey, numbers: readonly string[]): SQL | undefined {
  return and(ofGame(game), inArray(rounds.round, [...numbers]))
}

const { changedIn: _, ...COLUMNS } = getTableColumns(rounds)

export const ROUND_FIELDS = COLUMNS

/** Oldest first. */
export function readRounds(queries: Queries, condition: SQL | undefined): Promise<readonly StoredRound[]> {
  return queries
    .select(ROUND_FIELDS)
    .from(rounds)
    .where(condition)
    .orderBy(asc(rounds.opensAt), asc(rounds.round))
}
