import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import type { ProtectionRefusal } from '../../../streams/domain/protection.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { postTransfer, type TransferResult } from '../ledgerPosting.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { stakeRefusal } from '../protection/stakeCheck.ts'
import { gifts, roomGivers } from '../schema/rooms.ts'

/** A gift that a member pays for. */
export interface PaidGift {
  /** The id of the gift's message, which is written in the same transaction. */
  readonly messageId: string
  readonly memberId: number
  /** The command that gives it: a gift is paid once for each member and command. */
  readonly cid: string
  readonly giftId: string
  readonly count: number
  readonly currency: Currency
  /** The wallet that pays: `bonus` for gold coins, which are counted in RMB. */
  readonly purpose: 'main' | 'bonus'
  /** Minor units. */
  readonly cost: number
  /** Minor units of RMB by the prices of the catalogue, whatever pays. */
  readonly worth: number
  readonly at: number
}

export type GiftPayment =
  TransferResult | { readonly status: 'protected'; readonly reason: ProtectionRefusal }

/** Pays for a gift and stores it with the member's sum in the room, or writes nothing. */
export async function payGift(tx: Queries, roomId: string, { cid, ...gift }: PaidGift): Promise<GiftPayment> {
  const { messageId, memberId, currency, purpose, cost, worth, at } = gift
  await lockWallets(tx, memberId, purpose)
  const reason = await stakeRefusal(tx, memberId, new Map([[currency, cost]]), at)
  if (reason !== null) return { status: 'protected', reason }
  const payment = await postTransfer(tx, {
    key: `gift:${memberId}:${cid}`,
    kind: 'GIFT',
    reference: `gift:${messageId}`,
    at,
    entries: [
      { member: memberId, purpose, currency, amount: -cost },
      { house: 'house:gifts', currency, amount: cost },
    ],
  })
  if (payment.status === 'posted') {
    await tx.insert(gifts).values({ ...gift, roomId })
    await tx
      .insert(roomGivers)
      .values({ roomId, memberId, worth })
      .onConflictDoUpdate({
        target: [roomGivers.roomId, roomGivers.memberId],
        set: { worth: sql`${roomGivers.worth} + ${worth}` },
      })
  }
  return payment
}

export type StoredGift = typeof gifts.$inferSelect

export async function readGifts(
  queries: Queries,
  messageIds: readonly string[],
): Promise<readonly StoredGift[]> {
  if (messageIds.length === 0) return []
  return queries
    .select()
    .from(gifts)
    .where(inArray(gifts.messageId, [...messageIds]))
}

/** What a member has given in a room. */
export interface GiverSum {
  readonly memberId: number
  /** Minor units of RMB. */
  readonly given: number
}

/**
 * The sums of all members who gave in a room since a time, platform ms: the highest first, then who reached it first.
 */
export function readGivers(queries: Queries, roomId: string, since: number): Promise<readonly GiverSum[]> {
  const { memberId } = gifts
  const given = sql`sum(${gifts.worth})`.mapWith(safeInteger)
  return queries
    .select({ memberId, given })
    .from(gifts)
    .where(and(eq(gifts.roomId, roomId), gte(gifts.at, since)))
    .groupBy(memberId)
    .orderBy(desc(sql`sum(${gifts.worth})`), asc(sql`max(${gifts.at})`), asc(memberId))
}
