import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { roomMessages } from '../schema/rooms.ts'
import { toMessage } from './history.ts'
import { newMessageId } from './messageId.ts'
import type { EarlierMessage, MessageDraft, RoomMessage, SentCommand } from './room.ts'

/** The messages of a locked room. */
export interface LockedMessages {
  /** The earlier results of these commands. */
  earlier(commands: readonly SentCommand[]): Promise<readonly EarlierMessage[]>
  /** Assigns the next `seq` to each, in this order. */
  append(drafts: readonly MessageDraft[]): Promise<readonly RoomMessage[]>
  message(id: string): Promise<(RoomMessage & { readonly withdrawn: boolean }) | null>
  /** Whether there is a message about this subject that is not withdrawn. */
  hasSubject(subject: string): Promise<boolean>
  withdraw(id: string): Promise<void>
}

/**
 * Stores the messages and the room's new `seq` in one statement. The rows are one JSON parameter: with a
 * parameter for each column of each row, building and planning the statement would cost more than running it.
 */
function insertion(roomId: string, head: number, rows: readonly (typeof roomMessages.$inferInsert)[]): SQL {
  return sql`
    WITH head AS (UPDATE rooms SET seq = ${head} WHERE room_id = ${roomId})
    INSERT INTO room_messages
      (room_id, seq, id, type, at, sender, member_id, cid, subject, body, withdrawn)
    SELECT "roomId", seq, id, type, at, sender, "memberId", cid, subject, body, withdrawn
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(
      "roomId" text, seq bigint, id text, type smallint, at bigint, sender jsonb, "memberId" bigint,
      cid text, subject text, body jsonb, withdrawn boolean
    )`
}

/** `head` is the `seq` of the room's newest message. */
export function createLockedMessages(tx: Queries, roomId: string, head: number): LockedMessages {
  let seq = head
  const withId = (id: string) => and(eq(roomMessages.roomId, roomId), eq(roomMessages.id, id))

  return {
    async earlier(commands) {
      if (commands.length === 0) return []
      const asked = JSON.stringify(commands.map(({ memberId, cid }) => ({ memberId, cid })))
      const { memberId, cid, id, seq: place, at } = roomMessages
      // The limit keeps the planner, which has no statistics in the embedded database, from reading the
      // whole history of the room instead of looking up each command.
      const earlier = tx
        .select({ memberId, cid, id, seq: place, at })
        .from(roomMessages)
        .where(
          and(
            eq(roomMessages.roomId, roomId),
            eq(memberId, sql`asked."memberId"`),
            eq(cid, sql`asked."cid"`),
          ),
        )
        .limit(1)
        .as('earlier')
      const found = await tx
        .select({
          memberId: earlier.memberId,
          cid: earlier.cid,
          id: earlier.id,
          seq: earlier.seq,
          at: earlier.at,
        })
        .from(sql`json_to_recordset(${asked}::json) AS asked("memberId" bigint, "cid" text)`)
        .innerJoinLateral(earlier, sql`true`)
      return found.flatMap((each) =>
        each.memberId === null || each.cid === null
          ? []
          : [{ ...each, memberId: each.memberId, cid: each.cid }],
      )
    },
    async append(drafts) {
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
      await tx.execute(insertion(roomId, seq, rows))
      return rows.map(toMessage)
    },
    async message(id) {
      const [found] = await tx.select().from(roomMessages).where(withId(id))
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
      await tx.update(roomMessages).set({ withdrawn: true }).where(withId(id))
    },
  }
}
