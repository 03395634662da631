import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { positions } from '../schema/positions.ts'
import { cancelPosition, rollBackPosition, settlePosition } from './change.ts'
import { listPositions, openPositions, type PositionList, type PositionQuery } from './list.ts'
import { placePosition } from './place.ts'
import { bettorsOn, onRound, type PositionRound } from './onRound.ts'
import { bettorsOnEach, gamesPlayed, ofMemberOnEach, type RoundBettors } from './onRounds.ts'
import type {
  NewPosition,
  PositionChange,
  PositionPlacement,
  PositionSettlement,
  StoredPosition,
} from './position.ts'
import { readPositions } from './rows.ts'

/**
 * Bets that are not orders of legs, and their payments: each change posts to the ledger in the same
 * transaction, with its own idempotency key, so that a repeated change has no effect.
 */
export interface Positions {
  /**
   * Takes the stake (BET), once for each member and client id.
   *
   * @throws RangeError when the stake is not a positive whole number.
   */
  place(position: NewPosition): Promise<PositionPlacement>
  /** From open or rolled back to settled; pays the return (WIN, or REFUND for a push). */
  settle(positionNo: string, settlement: PositionSettlement): Promise<PositionChange>
  /** To cancelled, also from settled; returns the stake (CANCEL_RETURN, and CANCEL_DEDUCT). */
  cancel(positionNo: string, at: number): Promise<PositionChange>
  /** From settled to rolled back, which is open again (SETTLEMENT_ROLLBACK_DEDUCT). */
  rollBack(positionNo: string, at: number): Promise<PositionChange>
  position(positionNo: string): Promise<StoredPosition | null>
  /** These positions, of any member, oldest first. */
  numbered(positionNos: readonly string[]): Promise<readonly StoredPosition[]>
  /** The positions of all members that wait for this round's result, oldest first. */
  openOf(round: PositionRound): Promise<readonly StoredPosition[]>
  /** A member's positions on a round, oldest first. */
  ofMember(memberId: number, round: PositionRound): Promise<readonly StoredPosition[]>
  /** How many members have positions on a round by the `option` of their selection, without cancelled ones. */
  bettors(round: PositionRound): Promise<ReadonlyMap<string, number>>
  /** How many members have positions on rounds of different games: by the `play` of the selection, and in all. */
  bettorsOnEach(rounds: readonly PositionRound[]): Promise<readonly RoundBettors[]>
  /** A member's positions on rounds of different games, oldest first. */
  ofMemberOnEach(memberId: number, rounds: readonly PositionRound[]): Promise<readonly StoredPosition[]>
  /** The games of a product in which a member has bet since a platform time, the latest first. */
  gamesPlayed(
    memberId: number,
    played: { readonly product: StoredPosition['product']; readonly since: number },
  ): Promise<readonly string[]>
  /** A member's positions of a product, newest first. */
  list(memberId: number, query: PositionQuery): Promise<PositionList>
  /** How many positions of a member wait for a result, in all currencies, by product. */
  openCounts(memberId: number): Promise<ReadonlyMap<StoredPosition['product'], number>>
}

export function createPositions(database: Database): Positions {
  const { queries } = database
  return {
    async place(position) {
      const { stake } = position
      if (!Number.isSafeInteger(stake) || stake <= 0) throw new RangeError(`${stake} is no stake`)
      return database.transaction((tx) => placePosition(tx, position))
    },
    settle: (positionNo, settlement) =>
      database.transaction((tx) => settlePosition(tx, positionNo, settlement)),
    cancel: (positionNo, at) => database.transaction((tx) => cancelPosition(tx, positionNo, at)),
    rollBack: (positionNo, at) => database.transaction((tx) => rollBackPosition(tx, positionNo, at)),
    numbered: async (positionNos) =>
      positionNos.length === 0 ? [] : readPositions(queries, inArray(positions.positionNo, [...positionNos])),
    position: async (positionNo) =>
      (await readPositions(queries, eq(positions.positionNo, positionNo)))[0] ?? null,
    openOf: (round) =>
      readPositions(queries, and(onRound(round), inArray(positions.status, ['open', 'rolledBack']))),
    ofMember: (memberId, round) =>
      readPositions(queries, and(onRound(round), eq(positions.memberId, memberId))),
    bettors: (round) => bettorsOn(queries, round),
    bettorsOnEach: (rounds) => bettorsOnEach(queries, rounds),
    ofMemberOnEach: (memberId, rounds) => ofMemberOnEach(queries, memberId, rounds),
    gamesPlayed: (memberId, played) => gamesPlayed(queries, memberId, played),
    list: (memberId, query) => database.transaction((tx) => listPositions(tx, memberId, query)),
    openCounts: (memberId) => openPositions(queries, memberId),
  }
}
