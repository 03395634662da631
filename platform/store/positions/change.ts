import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { cancelPayments, payReturn, settlementKey, takeSettlementBack, type Payer } from '../returns.ts'
import { positions } from '../schema/positions.ts'
import { mayChange, POSITION_CHANGES } from '../stateChanges.ts'
import type { PositionChange, PositionSettlement, StoredPosition } from './position.ts'
import { readPositions } from './rows.ts'

type Columns = typeof positions.$inferInsert
type Status = StoredPosition['status']

/** Pays for the change and returns what to store. */
type Work = (position: StoredPosition, payer: Payer) => Promise<Partial<Columns>>

export function settlePosition(
  tx: Queries,
  positionNo: string,
  { returned, outcome, at }: PositionSettlement,
): Promise<PositionChange> {
  return changePosition(tx, positionNo, 'settled', async (_, payer) => {
    const kind = outcome === 'push' ? 'REFUND' : 'WIN'
    if (returned > 0) await payReturn(tx, payer, { key: settlementKey(payer), kind, amount: returned, at })
    return { outcome, settledAt: at }
  })
}

export function cancelPosition(tx: Queries, positionNo: string, at: number): Promise<PositionChange> {
  return changePosition(tx, positionNo, 'cancelled', async ({ stake }, payer) => {
    await cancelPayments(tx, payer, { stake, at })
    return { outcome: null, settledAt: at }
  })
}

export function rollBackPosition(tx: Queries, positionNo: string, at: number): Promise<PositionChange> {
  return changePosition(tx, positionNo, 'rolledBack', async ({ rollbacks }, payer) => {
    await takeSettlementBack(tx, payer, at)
    return { outcome: null, settledAt: null, rollbacks: rollbacks + 1 }
  })
}

/** Locks the position's row until the commit: position first, then wallet. */
async function changePosition(
  tx: Queries,
  positionNo: string,
  to: Status,
  work: Work,
): Promise<PositionChange> {
  const here = eq(positions.positionNo, positionNo)
  await tx.select({ positionNo: positions.positionNo }).from(positions).where(here).for('update')
  const [position] = await readPositions(tx, here)
  if (!position) return { status: 'unknownPosition' }
  if (position.status === to) return { status: 'unchanged', position }
  if (!mayChange(POSITION_CHANGES, position.status, to)) return { status: 'refused', position }
  const { memberId, purpose, currency, rollbacks } = position
  const payer: Payer = { source: 'position', number: positionNo, memberId, purpose, currency, rollbacks }
  const values = await work(position, payer)
  await tx
    .update(positions)
    .set({ ...values, status: to, version: sql`${positions.version} + 1` })
    .where(here)
  const [changed] = await readPositions(tx, here)
  return changed ? { status: 'changed', position: changed } : { status: 'unknownPosition' }
}
