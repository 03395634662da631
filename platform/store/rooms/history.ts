import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { Queries } from '../database.ts'
import { matchPredictions, roomFollows, roomMessages } from '../schema/rooms.ts'
import type { PredictionTotals, RoomMessage } from './room.ts'

/** Messages after a `seq`, in order. */
export async function messagesAfter(
  queries: Queries,
  roomId: string,
  after: number,
  limit: number,
): Promise<readonly RoomMessage[]> {
  const rows = await queries
    .select()
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, roomId), gt(roomMessages.seq, after)))
    .orderBy(asc(roomMessages.seq))
    .limit(limit)
  return rows.map(toMessage)
}

/** The newest messages, in order. */
export async function newestMessages(
  queries: Queries,
  roomId: string,
  limit: number,
): Promise<readonly RoomMessage[]> {
  const rows = await queries
    .select()
    .from(roomMessages)
    .where(eq(roomMessages.roomId, roomId))
    .orderBy(desc(roomMessages.seq))
    .limit(limit)
  return rows.map(toMessage).reverse()
}

type MessageRow = typeof roomMessages.$inferSelect

export function toMessage({ type, seq, id, at, sender, body, withdrawn }: MessageRow): RoomMessage {
  const message = { type, seq, id, at, from: sender, body }
  return withdrawn ? blanked(message) : message
}

/** What remains of a withdrawn message: an empty text with the same `seq`. */
export function blanked({ seq, id, at, from }: RoomMessage): RoomMessage {
  return { type: messageTypes.text, seq, id, at, from, body: { text: '', cid: null } }
}

export async function predictionTotals(queries: Queries, matchId: string): Promise<PredictionTotals> {
  const rows = await queries
    .select({ side: matchPredictions.side, said: count() })
    .from(matchPredictions)
    .where(eq(matchPredictions.matchId, matchId))
    .groupBy(matchPredictions.side)
  const said = new Map(rows.map((row) => [row.side, row.said]))
  return { home: said.get('home') ?? 0, draw: said.get('draw') ?? 0, away: said.get('away') ?? 0 }
}

/** Followers by share; shares without followers are left out. */
export async function followCounts(
  queries: Queries,
  shareIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (shareIds.length === 0) return new Map()
  const rows = await queries
    .select({ shareId: roomFollows.shareId, followers: count() })
    .from(roomFollows)
    .where(inArray(roomFollows.shareId, [...shareIds]))
    .groupBy(roomFollows.shareId)
  return new Map(rows.map(({ shareId, followers }) => [shareId, followers]))
}
