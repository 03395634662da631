import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { roomMessages, rooms } from '../schema/rooms.ts'
import { toMessage } from './history.ts'
import { newMessageId } from './messageId.ts'
import type { EarlierMessage, MessageDraft, RoomMessage } from './room.ts'

/** The messages of a locked room. */
export interface LockedMessages {
  /** The earlier results of these commands. */
  earlier(memberIds: readonly number[], cids: readonly string[]): Promise<readonly EarlierMessage[]>
  /** Assigns the next `seq` to each, in this order. */
  append(drafts: readonly MessageDraft[]): Promise<readonly RoomMessage[]>
  message(id: string): Promise<(RoomMessage & { readonly withdrawn: boolean }) | null>
  /** Whether there is a message about this subject that is not withdrawn. */
  hasSubject(subject: string): Promise<boolean>
  withdraw(id: string): Promise<void>
}

/** `head` is the `seq` of the room's newest message. */
export function createLockedMessages(tx: Queries, roomId: string, head: number): LockedMessages {
  let seq = head
  const withId = (id: string) => and(eq(roomMessages.roomId, roomId), eq(roomMessages.id, id))

  return {
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
      await tx.update(rooms).set({ seq }).where(eq(rooms.roomId, roomId))
      await tx.insert(roomMessages).values(rows)
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
