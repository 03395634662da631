import { and, count, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { LocalText } from '../../../streams/domain/localText.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { Queries } from '../database.ts'
import { roomPolls, roomPollVotes } from '../schema/polls.ts'
import type { Once } from './room.ts'

/** A poll of a room with its present counts. */
export interface StoredPoll {
  readonly pollId: string
  readonly roomId: string
  readonly speaker: SpeakerFrame
  readonly question: LocalText
  readonly choices: readonly LocalText[]
  readonly crowd: readonly number[]
  /** Platform ms. */
  readonly openedAt: number
  readonly closesAt: number
  /** The final counts; `null` while the poll is open. */
  readonly result: readonly number[] | null
  /** The votes of members and crowd for each choice. */
  readonly counts: readonly number[]
}

export type NewPoll = Omit<StoredPoll, 'result' | 'counts'>

export interface PollVote {
  readonly pollId: string
  readonly memberId: number
  readonly choice: number
  readonly cid: string
  readonly at: number
}

/** @returns false when the room has an open poll already. */
export async function openPollOnce(tx: Queries, poll: NewPoll): Promise<boolean> {
  const [made] = await tx
    .insert(roomPolls)
    .values(poll)
    .onConflictDoNothing()
    .returning({ pollId: roomPolls.pollId })
  return made !== undefined
}

export async function readPoll(queries: Queries, pollId: string): Promise<StoredPoll | null> {
  const [poll] = await withCounts(queries, await polls(queries).where(eq(roomPolls.pollId, pollId)))
  return poll ?? null
}

/** The open polls of these rooms. */
export async function readOpenPolls(
  queries: Queries,
  roomIds: readonly string[],
): Promise<readonly StoredPoll[]> {
  if (roomIds.length === 0) return []
  const found = await polls(queries).where(
    and(isNull(roomPolls.result), inArray(roomPolls.roomId, [...roomIds])),
  )
  return withCounts(queries, found)
}

/** The open polls whose time is over, in all rooms. */
export async function readDuePolls(
  queries: Queries,
  now: number,
): Promise<readonly { readonly pollId: string; readonly roomId: string }[]> {
  return queries
    .select({ pollId: roomPolls.pollId, roomId: roomPolls.roomId })
    .from(roomPolls)
    .where(and(isNull(roomPolls.result), lte(roomPolls.closesAt, now)))
}

/** A member votes once in a poll; the room's row is locked, so the poll cannot close meanwhile. */
export async function voteOnce(tx: Queries, vote: PollVote): Promise<Once> {
  const [made] = await tx
    .insert(roomPollVotes)
    .values(vote)
    .onConflictDoNothing()
    .returning({ cid: roomPollVotes.cid })
  if (made) return 'done'
  const [stands] = await tx.select({ cid: roomPollVotes.cid }).from(roomPollVotes).where(voteOf(vote))
  return stands?.cid === vote.cid ? 'repeated' : 'already'
}

/** The vote of a member; `null` for one who has not voted. */
export async function readVote(
  queries: Queries,
  vote: Pick<PollVote, 'pollId' | 'memberId'>,
): Promise<Pick<PollVote, 'choice' | 'cid'> | null> {
  const [found] = await queries
    .select({ choice: roomPollVotes.choice, cid: roomPollVotes.cid })
    .from(roomPollVotes)
    .where(voteOf(vote))
  return found ?? null
}

export async function storeCrowd(tx: Queries, pollId: string, crowd: readonly number[]): Promise<void> {
  await tx.update(roomPolls).set({ crowd }).where(eq(roomPolls.pollId, pollId))
}

export async function storeResult(tx: Queries, pollId: string, result: readonly number[]): Promise<void> {
  await tx.update(roomPolls).set({ result }).where(eq(roomPolls.pollId, pollId))
}

const polls = (queries: Queries) => queries.select().from(roomPolls)

function voteOf({ pollId, memberId }: Pick<PollVote, 'pollId' | 'memberId'>) {
  return and(eq(roomPollVotes.pollId, pollId), eq(roomPollVotes.memberId, memberId))
}

async function withCounts(
  queries: Queries,
  found: readonly (typeof roomPolls.$inferSelect)[],
): Promise<readonly StoredPoll[]> {
  if (found.length === 0) return []
  const { pollId, choice } = roomPollVotes
  const said = await queries
    .select({ pollId, choice, votes: count() })
    .from(roomPollVotes)
    .where(
      inArray(
        pollId,
        found.map((poll) => poll.pollId),
      ),
    )
    .groupBy(pollId, choice)
  const votesFor = new Map(said.map((row) => [`${row.pollId} ${row.choice}`, row.votes]))
  return found.map((poll) => ({
    ...poll,
    counts: poll.choices.map(
      (_, place) => (poll.crowd[place] ?? 0) + (votesFor.get(`${poll.pollId} ${place}`) ?? 0),
    ),
  }))
}
