import { and, eq, sql } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { stakeRefusal } from '../protection/stakeCheck.ts'
import { moveStake } from '../returns.ts'
import { positions } from '../schema/positions.ts'
import type { NewPosition, PositionPlacement } from './position.ts'
import { readPositions } from './rows.ts'

/** Places in the caller's transaction, under the lock of the member's wallets, as orders are. */
export async function placePosition(tx: Queries, asked: NewPosition): Promise<PositionPlacement> {
  const { memberId, clientId, purpose, currency, stake, placedAt: at } = asked
  const balance = (await lockWallets(tx, memberId, purpose)).get(currency) ?? 0
  const sameId = and(eq(positions.memberId, memberId), eq(positions.clientId, clientId))
  const [earlier] = await readPositions(tx, sameId)
  if (earlier) return { status: 'duplicate', position: earlier }
  const reason = await stakeRefusal(tx, memberId, new Map([[currency, stake]]), at)
  if (reason !== null) return { status: 'protected', reason }
  if (balance < stake) return { status: 'insufficient', balance }
  const positionNo = await nextPositionNo(tx)
  await tx.insert(positions).values({ ...asked, positionNo, status: 'open', version: 1 })
  const payer = { source: 'position', number: positionNo, memberId, purpose, currency, rollbacks: 0 } as const
  const key = `bet:${positionNo}`
  const { status } = await moveStake(tx, payer, { key, kind: 'BET', amount: -stake, at })
  if (status !== 'posted') throw new Error(`the stake of ${positionNo} is ${status}`)
  const [position] = await readPositions(tx, eq(positions.positionNo, positionNo))
  if (!position) throw new Error(`position ${positionNo} was not stored`)
  return { status: 'placed', position }
}

async function nextPositionNo(tx: Queries): Promise<string> {
  const number = sql`nextval('position_numbers')`.mapWith(safeInteger)
  const [row] = await tx.select({ number }).from(sql`(SELECT 1) AS one`)
  return `TP${row?.number ?? 0}`
}
