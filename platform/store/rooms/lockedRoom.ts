import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { GlobalConfigFrame } from '../../../streams/wire/room/messages.ts'
import type { Queries } from '../database.ts'
import type { TransferResult } from '../ledgerPosting.ts'
import {
  matchPredictions,
  roomCombos,
  roomFollows,
  roomMessages,
  roomMutes,
  roomPaces,
  rooms,
  type RoomStatus,
} from '../schema/rooms.ts'
import { payGift, type PaidGift } from './gifts.ts'
import { followCounts, predictionTotals, toMessage } from './history.ts'
import type {
  Deposits,
  EarlierMessage,
  Follow,
  MessageDraft,
  Mute,
  Once,
  PredictionChoice,
  PredictionTotals,
  RoomMember,
  RoomMessage,
  RoomStanding,
} from './room.ts'
import { readDeposits, readRoomMembers } from './roomMembers.ts'

/** One gift of a combo. */
export interface ComboStep {
  readonly memberId: number
  readonly giftId: string
  readonly count: number
  /** Real ms. */
  readonly at: number
  /** The last gift of the combo must not be older than this, ms. */
  readonly withinMs: number
}

/**
 * A room inside a transaction that has locked its row: everything read here is still true when the
 * transaction commits, in all processes.
 */
export interface LockedRoom {
  readonly standing: RoomStanding
  members(ids: readonly number[]): Promise<ReadonlyMap<number, RoomMember>>
  deposits(ids: readonly number[]): Promise<ReadonlyMap<number, Deposits>>
  /** The earlier results of these commands. */
  earlier(memberIds: readonly number[], cids: readonly string[]): Promise<readonly EarlierMessage[]>
  /** Assigns the next `seq` to each, in this order. */
  append(drafts: readonly MessageDraft[]): Promise<readonly RoomMessage[]>
  message(id: string): Promise<(RoomMessage & { readonly withdrawn: boolean }) | null>
  /** Whether there is a message about this subject that is not withdrawn. */
  hasSubject(subject: string): Promise<boolean>
  withdraw(id: string): Promise<void>
  mute(memberId: number, mute: Mute): Promise<void>
  /** Whether there was a mute to end. */
  unmute(memberId: number): Promise<boolean>
  setStatus(status: RoomStatus, reason: string): Promise<void>
  setConfig(config: GlobalConfigFrame): Promise<void>
  /** Stores when members wrote, for slow mode. */
  pace(memberIds: readonly number[], realAt: number): Promise<void>
  /** The gift's message must be appended in the same transaction. */
  payGift(gift: PaidGift): Promise<TransferResult>
  combo(step: ComboStep): Promise<{ readonly comboId: string; readonly total: number }>
  follow(follow: Follow): Promise<Once>
  followers(shareId: string): Promise<number>
  predict(choice: PredictionChoice): Promise<Once>
  predictions(matchId: string): Promise<PredictionTotals>
}

const ID_BYTES = 12

/** 96 random bits: an id reveals nothing about the message and is unique. */
export function newMessageId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** Locks the room's row until the caller's transaction ends. The row must exist. */
export async function lockRoom(tx: Queries, roomId: string): Promise<LockedRoom> {
  const [row] = await tx.select().from(rooms).where(eq(rooms.roomId, roomId)).for('update')
  if (!row) throw new Error(`room ${roomId} has no row`)
  let { seq } = row
  const here = eq(rooms.roomId, roomId)

  async function append(drafts: readonly MessageDraft[]): Promise<readonly RoomMessage[]> {
    if (drafts.length === 0) return []
    const rows = drafts.map(({ from, subject, id, ...draft }, index) => ({
      ...draft,
      roomId,
      seq: seq + index + 1,
      id: id ?? newMessageId(),
      sender: from,
      subject: subject ?? null,
      withdrawn: false,
    }))
    seq += rows.length
    await tx.update(rooms).set({ seq }).where(here)
    await tx.insert(roomMessages).values(rows)
    return rows.map(toMessage)
  }

  return {
    standing: row,
    members: (ids) => readRoomMembers(tx, roomId, ids),
    deposits: (ids) => readDeposits(tx, ids),
    async earlier(memberIds, cids) {
      if (cids.length === 0) return []
      const found = await tx
        .select()
        .from(roomMessages)
        .where(
          and(
            eq(roomMessages.roomId, roomId),
            inArray(roomMessages.memberId, [...memberIds]),
            inArray(roomMessages.cid, [...cids]),
          ),
        )
      return found.flatMap(({ memberId, cid, id, seq: place, at }) =>
        memberId === null || cid === null ? [] : [{ memberId, cid, id, seq: place, at }],
      )
    },
    append,
    async message(id) {
      const [found] = await tx
        .select()
        .from(roomMessages)
        .where(and(eq(roomMessages.roomId, roomId), eq(roomMessages.id, id)))
      return found ? { ...toMessage(found), withdrawn: found.withdrawn } : null
    },
    async hasSubject(subject) {
      const [found] = await tx
        .select({ id: roomMessages.id })
        .from(roomMessages)
        .where(
          and(
            eq(roomMessages.roomId, roomId),
            eq(roomMessages.subject, subject),
            eq(roomMessages.withdrawn, false),
          ),
        )
        .limit(1)
      return found !== undefined
    },
    async withdraw(id) {
      await tx
        .update(roomMessages)
        .set({ withdrawn: true })
        .where(and(eq(roomMessages.roomId, roomId), eq(roomMessages.id, id)))
    },
    async mute(memberId, mute) {
      await tx
        .insert(roomMutes)
        .values({ roomId, memberId, ...mute })
        .onConflictDoUpdate({ target: [roomMutes.roomId, roomMutes.memberId], set: { ...mute } })
    },
    async unmute(memberId) {
      const gone = await tx
        .delete(roomMutes)
        .where(and(eq(roomMutes.roomId, roomId), eq(roomMutes.memberId, memberId)))
        .returning({ memberId: roomMutes.memberId })
      return gone.length > 0
    },
    async setStatus(status, statusReason) {
      await tx.update(rooms).set({ status, statusReason }).where(here)
    },
    async setConfig(config) {
      await tx.update(rooms).set({ config }).where(here)
    },
    async pace(memberIds, textedAt) {
      if (memberIds.length === 0) return
      await tx
        .insert(roomPaces)
        .values(memberIds.map((memberId) => ({ roomId, memberId, textedAt })))
        .onConflictDoUpdate({ target: [roomPaces.roomId, roomPaces.memberId], set: { textedAt } })
    },
    payGift: (gift) => payGift(tx, gift),
    async combo({ memberId, giftId, count, at, withinMs }) {
      const mine = and(
        eq(roomCombos.roomId, roomId),
        eq(roomCombos.memberId, memberId),
        eq(roomCombos.giftId, giftId),
      )
      const [running] = await tx.select().from(roomCombos).where(mine)
      const goesOn = running !== undefined && at - running.at <= withinMs
      const comboId = goesOn ? running.comboId : newMessageId()
      const total = goesOn ? running.total + count : count
      await tx
        .insert(roomCombos)
        .values({ roomId, memberId, giftId, comboId, total, at })
        .onConflictDoUpdate({
          target: [roomCombos.roomId, roomCombos.memberId, roomCombos.giftId],
          set: { comboId, total, at },
        })
      return { comboId, total }
    },
    async follow(follow) {
      const [made] = await tx
        .insert(roomFollows)
        .values(follow)
        .onConflictDoNothing()
        .returning({ cid: roomFollows.cid })
      if (made) return 'done'
      const [stands] = await tx
        .select({ cid: roomFollows.cid })
        .from(roomFollows)
        .where(and(eq(roomFollows.shareId, follow.shareId), eq(roomFollows.memberId, follow.memberId)))
      return stands?.cid === follow.cid ? 'repeated' : 'already'
    },
    followers: async (shareId) => (await followCounts(tx, [shareId])).get(shareId) ?? 0,
    async predict(choice) {
      const [made] = await tx
        .insert(matchPredictions)
        .values(choice)
        .onConflictDoNothing()
        .returning({ cid: matchPredictions.cid })
      if (made) return 'done'
      const [stands] = await tx
        .select({ cid: matchPredictions.cid })
        .from(matchPredictions)
        .where(
          and(eq(matchPredictions.matchId, choice.matchId), eq(matchPredictions.memberId, choice.memberId)),
        )
      return stands?.cid === choice.cid ? 'repeated' : 'already'
    },
    predictions: (matchId) => predictionTotals(tx, matchId),
  }
}

/** Creates the missing rows of rooms. */
export async function ensureRoom(queries: Queries, roomId: string, config: GlobalConfigFrame): Promise<void> {
  await queries
    .insert(rooms)
    .values({ roomId, seq: 0, status: 'open', statusReason: '', config })
    .onConflictDoNothing()
}

/** `null` for a room that was never opened. */
export async function readStanding(queries: Queries, roomId: string): Promise<RoomStanding | null> {
  const [row] = await queries.select().from(rooms).where(eq(rooms.roomId, roomId))
  return row ?? null
}

export async function readHeads(
  queries: Queries,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (roomIds.length === 0) return new Map()
  const found = await queries
    .select({ roomId: rooms.roomId, seq: rooms.seq })
    .from(rooms)
    .where(inArray(rooms.roomId, [...roomIds]))
  return new Map(found.map(({ roomId, seq }) => [roomId, seq]))
}
