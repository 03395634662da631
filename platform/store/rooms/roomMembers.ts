import { and, eq, inArray, sql } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { members } from '../schema/accounts.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../schema/ledger.ts'
import { roomGivers, roomMutes, roomPaces } from '../schema/rooms.ts'
import type { Deposits, RoomMember } from './room.ts'

/** Members by id, with their rights and mutes in one room. */
export async function readRoomMembers(
  queries: Queries,
  roomId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RoomMember>> {
  if (ids.length === 0) return new Map()
  const { id, name, level, admin, status, createdAt } = members
  const member = { id, name, level, admin, status, createdAt }
  const rows = await queries
    .select({ member, mute: roomMutes, textedAt: roomPaces.textedAt, given: roomGivers.worth })
    .from(members)
    .leftJoin(roomMutes, and(eq(roomMutes.memberId, members.id), eq(roomMutes.roomId, roomId)))
    .leftJoin(roomPaces, and(eq(roomPaces.memberId, members.id), eq(roomPaces.roomId, roomId)))
    .leftJoin(roomGivers, and(eq(roomGivers.memberId, members.id), eq(roomGivers.roomId, roomId)))
    // One parameter for all: a statement with one for each id takes longer to build and to plan.
    .where(sql`${members.id} = ANY(${`{${ids.join(',')}}`}::bigint[])`)
  return new Map(
    rows.map(({ member: { status: state, ...known }, mute, textedAt, given }) => [
      known.id,
      {
        ...known,
        blocked: state === 'blocked',
        mute: mute === null ? null : { until: mute.until, reason: mute.reason },
        textedAt,
        given: given ?? 0,
      },
    ]),
  )
}

/** Members' deposits, without gold coins. Members without any are left out. */
export async function readDeposits(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Deposits>> {
  if (ids.length === 0) return new Map()
  const total = sql`sum(${ledgerEntries.amount})`.mapWith(safeInteger)
  const rows = await queries
    .select({ memberId: ledgerAccounts.memberId, currency: ledgerAccounts.currency, total })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerAccounts.memberId, [...ids]),
        eq(ledgerTransactions.kind, 'IN'),
        eq(ledgerAccounts.purpose, 'main'),
      ),
    )
    .groupBy(ledgerAccounts.memberId, ledgerAccounts.currency)
  const deposits = new Map<number, Deposits>()
  for (const { memberId, currency, total: paid } of rows) {
    if (memberId === null) continue
    deposits.set(memberId, { ...(deposits.get(memberId) ?? { RMB: 0, USDT: 0 }), [currency]: paid })
  }
  return deposits
}
