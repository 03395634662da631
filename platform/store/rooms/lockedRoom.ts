import { eq, inArray } from 'drizzle-orm'
import type { GlobalConfigFrame, PinnedFrame } from '../../../streams/wire/room/messages.ts'
import type { Queries } from '../database.ts'
import { roomPaces, rooms, type RoomStatus } from '../schema/rooms.ts'
import {
  readScorePrediction,
  type ScoreShare,
  shareScoreOnce,
  type StoredScorePrediction,
} from '../scorePredictions.ts'
import { addFilterWord, type FilterWords, removeFilterWord } from './filterWords.ts'
import { continueCombo, type ComboState, type ComboStep } from './combos.ts'
import { endBag, makeBag, type NewBag, readBag, type StoredBag, takeShare, type TakenShare } from './bags.ts'
import { type GiftPayment, payGift, type PaidGift } from './gifts.ts'
import { followCounts, predictionTotals } from './history.ts'
import { createLockedMessages, type LockedMessages } from './lockedMessages.ts'
import { muteMember, type PersonaMutes, personaMutesIn, unmuteMember } from './mutes.ts'
import { followOnce, predictOnce } from './onceOnly.ts'
import {
  type NewPoll,
  openPollOnce,
  type PollVote,
  readOpenPolls,
  readPoll,
  readVote,
  storeCrowd,
  type StoredPoll,
  storeResult,
  voteOnce,
} from './polls.ts'
import type {
  Deposits,
  Follow,
  Mute,
  Once,
  PredictionChoice,
  PredictionTotals,
  RoomMember,
  RoomState,
} from './room.ts'
import { readDeposits, readRoomMembers } from './roomMembers.ts'

/**
 * A room inside a transaction that has locked its row: everything read here is still true when the
 * transaction commits, in all processes.
 */
export interface LockedRoom extends LockedMessages {
  readonly state: RoomState
  members(ids: readonly number[]): Promise<ReadonlyMap<number, RoomMember>>
  deposits(ids: readonly number[]): Promise<ReadonlyMap<number, Deposits>>
  mute(memberId: number, mute: Mute): Promise<void>
  /** Whether there was a mute to end. */
  unmute(memberId: number): Promise<boolean>
  readonly personaMutes: PersonaMutes
  setStatus(status: RoomStatus, reason: string): Promise<void>
  setConfig(config: GlobalConfigFrame): Promise<void>
  /** `null` removes the notice. */
  setPinned(pinned: PinnedFrame | null): Promise<void>
  /** Stores when members wrote, for slow mode. */
  pace(memberIds: readonly number[], realAt: number): Promise<void>
  /** The gift's message must be appended in the same transaction. */
  payGift(gift: PaidGift): Promise<GiftPayment>
  combo(step: ComboStep): Promise<ComboState>
  follow(follow: Follow): Promise<Once>
  followers(shareId: string): Promise<number>
  predict(choice: PredictionChoice): Promise<Once>
  predictions(matchId: string): Promise<PredictionTotals>
  scorePrediction(memberId: number, matchId: string): Promise<StoredScorePrediction | null>
  /** The message must be appended in the same transaction. @returns false when it was shared before. */
  shareScore(share: ScoreShare): Promise<boolean>
  addFilterWord: FilterWords['add']
  removeFilterWord: FilterWords['remove']
  /** The poll's message must be appended in the same transaction. @returns false when another poll is open. */
  openPoll(poll: NewPoll): Promise<boolean>
  /** A poll of this room; `null` for a poll of another one. */
  poll(pollId: string): Promise<StoredPoll | null>
  /** The room's open poll. */
  presentPoll(): Promise<StoredPoll | null>
  vote(vote: PollVote): Promise<Once>
  /** The vote of a member in a poll; `null` for one who has not voted. */
  voteOf(pollId: string, memberId: number): ReturnType<typeof readVote>
  setCrowd(pollId: string, crowd: readonly number[]): Promise<void>
  /** The bag's message must be appended in the same transaction. */
  makeBag(bag: NewBag): Promise<GiftPayment>
  /** A bag of this room; `null` for a bag of another one. */
  bag(bagId: string): Promise<StoredBag | null>
  /** Gives a member the next share. The bag must have one, and the member none. */
  takeShare(bag: StoredBag, taker: Omit<TakenShare, 'amount'>): Promise<void>
  /** Ends a bag; its message must be appended in the same transaction. @returns what was given back, minor units. */
  endBag(bag: StoredBag, at: number): Promise<number>
  /** Closes a poll. Its message must be appended in the same transaction. */
  closePoll(pollId: string, result: readonly number[]): Promise<void>
}

/** Locks the room's row until the caller's transaction ends. The row must exist. */
export async function lockRoom(tx: Queries, roomId: string): Promise<LockedRoom> {
  const [row] = await tx.select().from(rooms).where(eq(rooms.roomId, roomId)).for('update')
  if (!row) throw new Error(`room ${roomId} has no row`)
  const here = eq(rooms.roomId, roomId)
  return {
    state: row,
    ...createLockedMessages(tx, roomId, row.seq),
    members: (ids) => readRoomMembers(tx, roomId, ids),
    deposits: (ids) => readDeposits(tx, ids),
    mute: (memberId, mute) => muteMember(tx, roomId, memberId, mute),
    unmute: (memberId) => unmuteMember(tx, roomId, memberId),
    personaMutes: personaMutesIn(tx, roomId),
    async setStatus(status, statusReason) {
      await tx.update(rooms).set({ status, statusReason }).where(here)
    },
    async setConfig(config) {
      await tx.update(rooms).set({ config }).where(here)
    },
    async setPinned(pinned) {
      await tx.update(rooms).set({ pinned }).where(here)
    },
    pace: (memberIds, realAt) => storePace(tx, roomId, memberIds, realAt),
    payGift: (gift) => payGift(tx, roomId, gift),
    combo: (step) => continueCombo(tx, roomId, step),
    follow: (follow) => followOnce(tx, follow),
    followers: async (shareId) => (await followCounts(tx, [shareId])).get(shareId) ?? 0,
    predict: (choice) => predictOnce(tx, choice),
    predictions: (matchId) => predictionTotals(tx, matchId),
    scorePrediction: (memberId, matchId) => readScorePrediction(tx, memberId, matchId),
    addFilterWord: (siteId, change, most) => addFilterWord(tx, siteId, change, most),
    removeFilterWord: (siteId, change) => removeFilterWord(tx, siteId, change),
    shareScore: (share) => shareScoreOnce(tx, share),
    openPoll: (poll) => openPollOnce(tx, poll),
    async poll(pollId) {
      const poll = await readPoll(tx, pollId)
      return poll?.roomId === roomId ? poll : null
    },
    presentPoll: async () => (await readOpenPolls(tx, [roomId]))[0] ?? null,
    vote: (vote) => voteOnce(tx, vote),
    voteOf: (pollId, memberId) => readVote(tx, { pollId, memberId }),
    setCrowd: (pollId, crowd) => storeCrowd(tx, pollId, crowd),
    makeBag: (bag) => makeBag(tx, bag),
    async bag(bagId) {
      const bag = await readBag(tx, bagId)
      return bag?.roomId === roomId ? bag : null
    },
    takeShare: (bag, taker) => takeShare(tx, bag, taker),
    endBag: (bag, at) => endBag(tx, bag, at),
    closePoll: (pollId, result) => storeResult(tx, pollId, result),
  }
}

/** Stores when members wrote, for slow mode. */
async function storePace(
  tx: Queries,
  roomId: string,
  memberIds: readonly number[],
  textedAt: number,
): Promise<void> {
  if (memberIds.length === 0) return
  await tx
    .insert(roomPaces)
    .values(memberIds.map((memberId) => ({ roomId, memberId, textedAt })))
    .onConflictDoUpdate({ target: [roomPaces.roomId, roomPaces.memberId], set: { textedAt } })
}

/** Creates the missing rows of rooms. */
export async function ensureRoom(queries: Queries, roomId: string, config: GlobalConfigFrame): Promise<void> {
  await queries
    .insert(rooms)
    .values({ roomId, seq: 0, status: 'open', statusReason: '', config })
    .onConflictDoNothing()
}

/** `null` for a room that was never opened. */
export async function readRoomState(queries: Queries, roomId: string): Promise<RoomState | null> {
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
