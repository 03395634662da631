import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { PredictionSide } from '../../../streams/domain/room/room.ts'
import { WORD_LIMIT } from '../../../streams/wire/room/constants.ts'
import type { GlobalConfigFrame } from '../../../streams/wire/room/messages.ts'
import type { Database } from '../database.ts'
import { members, type MemberStatus } from '../schema/accounts.ts'
import { matchPredictions } from '../schema/rooms.ts'
import { sessionFamilies, type EndReason } from '../schema/sessions.ts'
import { type GiverSum, readGifts, readGivers, type StoredGift } from './gifts.ts'
import { followCounts, messagesAfter, newestMessages, predictionTotals } from './history.ts'
import { ensureRoom, lockRoom, readHeads, readRoomState, type LockedRoom } from './lockedRoom.ts'
import { readBag, readBagOf, readDueBags, readOpenBags, type StoredBag } from './bags.ts'
import { readDuePolls, readOpenPolls, readVote, type StoredPoll } from './polls.ts'
import type { PredictionTotals, RoomMember, RoomMessage, RoomState } from './room.ts'
import { readRoomMembers } from './roomMembers.ts'

/** The default configuration of a room. */
export const DEFAULT_ROOM_CONFIG: GlobalConfigFrame = {
  chat: true,
  wordLimit: WORD_LIMIT,
  slowMs: 0,
  conditions: { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 0 },
}

/**
 * Rooms: their numbered history and their state. Every write to a room goes through `within`, one at a time
 * for each room in all processes of the platform.
 */
export interface Rooms {
  /** The room; the first call creates it with this configuration. */
  open(roomId: string, config?: GlobalConfigFrame): Promise<RoomState>
  /**
   * Runs `work` in one transaction that locks the room. `work` may run again after a deadlock, so it must
   * have no other side effects.
   */
  within<T>(roomId: string, work: (room: LockedRoom) => Promise<T>): Promise<T>
  /** The newest `seq` of each room; a room that was never opened is left out. */
  heads(roomIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  messagesAfter(roomId: string, after: number, limit: number): Promise<readonly RoomMessage[]>
  newest(roomId: string, limit: number): Promise<readonly RoomMessage[]>
  member(roomId: string, memberId: number): Promise<RoomMember | null>
  /** What members have paid for with these messages. */
  gifts(messageIds: readonly string[]): Promise<readonly StoredGift[]>
  /** What members have given in a room since a time, platform ms: the highest sum first. */
  givers(roomId: string, since: number): Promise<readonly GiverSum[]>
  /** Members by id, with their rights in one room. */
  members(roomId: string, memberIds: readonly number[]): Promise<ReadonlyMap<number, RoomMember>>
  followCounts(shareIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  predictions(matchId: string): Promise<PredictionTotals>
  predictionOf(matchId: string, memberId: number): Promise<PredictionSide | null>
  /** The open polls of these rooms, with their present counts. */
  openPolls(roomIds: readonly string[]): Promise<readonly StoredPoll[]>
  /** The open polls of all rooms whose time is over at this platform time. */
  duePolls(now: number): ReturnType<typeof readDuePolls>
  voteOf(pollId: string, memberId: number): ReturnType<typeof readVote>
  bag(bagId: string): Promise<StoredBag | null>
  /** The lucky bag that a member's command has made; `null` when it has made none. */
  bagOf(memberId: number, cid: string): Promise<StoredBag | null>
  /** The open bags of a room, the oldest first. */
  openBags(roomId: string): Promise<readonly StoredBag[]>
  /** The open bags of all rooms whose time is over at this platform time. */
  dueBags(now: number): ReturnType<typeof readDueBags>
  /** Those of these sessions that are not valid any more; `at` is real ms. */
  shutOut(sessionIds: readonly string[], at: number): Promise<readonly ShutOut[]>
}

export interface ShutOut {
  readonly sessionId: string
  readonly why: 'signedOut' | 'banned' | 'elsewhere'
}

export function createRooms(database: Database): Rooms {
  const { queries } = database
  return {
    async open(roomId, config = DEFAULT_ROOM_CONFIG) {
      await ensureRoom(queries, roomId, config)
      const state = await readRoomState(queries, roomId)
      if (state === null) throw new Error(`room ${roomId} was not made`)
      return state
    },
    within: (roomId, work) => database.transaction(async (tx) => work(await lockRoom(tx, roomId))),
    heads: (roomIds) => readHeads(queries, roomIds),
    messagesAfter: (roomId, after, limit) => messagesAfter(queries, roomId, after, limit),
    newest: (roomId, limit) => newestMessages(queries, roomId, limit),
    gifts: (messageIds) => readGifts(queries, messageIds),
    givers: (roomId, since) => readGivers(queries, roomId, since),
    members: (roomId, memberIds) => readRoomMembers(queries, roomId, memberIds),
    member: async (roomId, memberId) =>
      (await readRoomMembers(queries, roomId, [memberId])).get(memberId) ?? null,
    followCounts: (shareIds) => followCounts(queries, shareIds),
    predictions: (matchId) => predictionTotals(queries, matchId),
    async predictionOf(matchId, memberId) {
      const [said] = await queries
        .select({ side: matchPredictions.side })
        .from(matchPredictions)
        .where(and(eq(matchPredictions.matchId, matchId), eq(matchPredictions.memberId, memberId)))
      return said?.side ?? null
    },
    openPolls: (roomIds) => readOpenPolls(queries, roomIds),
    duePolls: (now) => readDuePolls(queries, now),
    voteOf: (pollId, memberId) => readVote(queries, { pollId, memberId }),
    bag: (bagId) => readBag(queries, bagId),
    bagOf: (memberId, cid) => readBagOf(queries, memberId, cid),
    openBags: (roomId) => readOpenBags(queries, roomId),
    dueBags: (now) => readDueBags(queries, now),
    async shutOut(sessionIds, at) {
      if (sessionIds.length === 0) return []
      const over = await queries
        .select({
          sessionId: sessionFamilies.id,
          status: members.status,
          endReason: sessionFamilies.endReason,
        })
        .from(sessionFamilies)
        .innerJoin(members, eq(members.id, sessionFamilies.memberId))
        .where(
          and(
            inArray(sessionFamilies.id, [...sessionIds]),
            or(
              isNotNull(sessionFamilies.endReason),
              lte(sessionFamilies.expiresAt, at),
              eq(members.status, 'blocked'),
            ),
          ),
        )
      return over.map(({ sessionId, status, endReason }) => ({
        sessionId,
        why: whyShutOut(status, endReason),
      }))
    },
  }
}

function whyShutOut(status: MemberStatus, endReason: EndReason | null): ShutOut['why'] {
  if (status === 'blocked' || endReason === 'blocked') return 'banned'
  return endReason === 'loggedInElsewhere' ? 'elsewhere' : 'signedOut'
}
