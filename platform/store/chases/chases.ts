import { and, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Database, Queries } from '../database.ts'
import type { StoredPosition } from '../positions/position.ts'
import { readPositions, RETURNED } from '../positions/rows.ts'
import { chases } from '../schema/chases.ts'
import { positions } from '../schema/positions.ts'
import type { ChaseList, ChaseQuery, NewChase, StoredChase } from './chase.ts'
import { listChases, OF_CHASE } from './list.ts'

/** The chases of lotteries. Bets are taken and cancelled by `../rounds/`; this keeps what joins them. */
export interface Chases {
  /** In the transaction that takes its bets. */
  add(tx: Queries, chase: NewChase): Promise<void>
  /** A member's chase; `null` for one that is unknown, or another member's. */
  numbered(memberId: number, chaseNo: string): Promise<StoredChase | null>
  /** A member's chases with these client ids, in any order. */
  withClientIds(memberId: number, clientOrderIds: readonly string[]): Promise<readonly StoredChase[]>
  /** The positions of a chase, oldest first. */
  positions(chase: Pick<StoredChase, 'memberId' | 'clientOrderId'>): Promise<readonly StoredPosition[]>
  /**
   * Chases in progress of which something is due: one that stops on a win has won and has open positions, or no
   * position is open.
   */
  due(): Promise<readonly StoredChase[]>
  /** Completes a chase unless one of its positions is open. */
  complete(chaseNo: string): Promise<void>
  list(memberId: number, query: ChaseQuery): Promise<ChaseList>
}

const IS_OPEN = inArray(positions.status, ['open', 'rolledBack'])

export function createChases(database: Database): Chases {
  const { queries } = database
  const ofChase = (condition: ReturnType<typeof and>) =>
    queries
      .select({ one: sql`1` })
      .from(positions)
      .where(and(OF_CHASE, condition))
  return {
    async add(tx, chase) {
      await tx.insert(chases).values({ ...chase, chaseNo: await nextChaseNo(tx), state: 'inProgress' })
    },
    async numbered(memberId, chaseNo) {
      const [chase] = await queries
        .select()
        .from(chases)
        .where(and(eq(chases.chaseNo, chaseNo), eq(chases.memberId, memberId)))
      return chase ?? null
    },
    async withClientIds(memberId, clientOrderIds) {
      if (clientOrderIds.length === 0) return []
      return queries
        .select()
        .from(chases)
        .where(and(eq(chases.memberId, memberId), inArray(chases.clientOrderId, [...clientOrderIds])))
    },
    positions: ({ memberId, clientOrderId }) =>
      readPositions(
        queries,
        and(
          eq(positions.memberId, memberId),
          eq(positions.product, 'lottery'),
          sql`${positions.selection} -> 'chase' ->> 'id' = ${clientOrderId}`,
        ),
      ),
    due: () =>
      queries
        .select()
        .from(chases)
        .where(
          and(
            sql`${chases.state} = 'inProgress'`,
            or(
              notExists(ofChase(IS_OPEN)),
              and(
                eq(chases.stopOnWin, true),
                exists(ofChase(and(eq(positions.status, 'settled'), sql`${RETURNED} > 0`))),
              ),
            ),
          ),
        )
        .orderBy(chases.chaseNo),
    async complete(chaseNo) {
      await queries
        .update(chases)
        .set({ state: 'completed' })
        .where(and(eq(chases.chaseNo, chaseNo), eq(chases.state, 'inProgress'), notExists(ofChase(IS_OPEN))))
    },
    list: (memberId, query) => database.transaction((tx) => listChases(tx, memberId, query)),
  }
}

async function nextChaseNo(tx: Queries): Promise<string> {
  const number = sql`nextval('chase_numbers')`.mapWith(safeInteger)
  const [row] = await tx.select({ number }).from(sql`(SELECT 1) AS one`)
  return `TC${row?.number ?? 0}`
}
