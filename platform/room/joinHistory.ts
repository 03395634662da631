import { BACKFILL_MESSAGES, SNAPSHOT_MESSAGES } from '../../streams/wire/room/constants.ts'
import type { RoomMessage } from '../store/rooms/room.ts'
import type { Rooms } from '../store/rooms/rooms.ts'
import type { RoomChannel } from './hub/roomChannel.ts'

/** The history that a joining client receives. */
export interface JoinHistory {
  readonly kind: 'snapshot' | 'backfill' | 'gap'
  readonly messages: readonly RoomMessage[]
  readonly to: number
  readonly missed: number
}

/** The history from memory, which is complete when there is one process. */
export function historyFromMemory({ kept, sentSeq }: RoomChannel, last: number | null): JoinHistory {
  const kind = historyKind(last, sentSeq)
  if (kind !== 'backfill') return latestMessages(kind, kept.slice(-SNAPSHOT_MESSAGES), sentSeq, last)
  return { kind, messages: kept.filter(({ seq }) => seq > (last ?? 0)), to: sentSeq, missed: 0 }
}

/** The history from the store, where other processes write too. */
export async function historyFromStore(
  rooms: Rooms,
  roomId: string,
  last: number | null,
): Promise<JoinHistory> {
  const head = (await rooms.heads([roomId])).get(roomId) ?? 0
  const kind = historyKind(last, head)
  if (kind !== 'backfill') {
    const newest = await rooms.newest(roomId, SNAPSHOT_MESSAGES)
    return latestMessages(kind, newest, newest.at(-1)?.seq ?? head, last)
  }
  const messages = await rooms.messagesAfter(roomId, last ?? 0, BACKFILL_MESSAGES)
  return { kind, messages, to: messages.at(-1)?.seq ?? head, missed: 0 }
}

/**
 * A history that was just read, with the messages and withdrawals since then. Must be called synchronously
 * with joining the Socket.IO room, so that no batch is lost between the two.
 */
export function withMessagesSince(past: JoinHistory, channel: RoomChannel): JoinHistory {
  const since = channel.kept.filter(({ seq }) => seq > past.to)
  const follows = since[0]?.seq === past.to + 1
  return {
    ...past,
    messages: [...past.messages.map((message) => channel.asNow(message)), ...(follows ? since : [])],
    to: follows ? channel.sentSeq : past.to,
  }
}

function historyKind(last: number | null, head: number): JoinHistory['kind'] {
  // A `seq` above the newest one belongs to another history.
  if (last === null || last > head) return 'snapshot'
  return head - last > BACKFILL_MESSAGES ? 'gap' : 'backfill'
}

function latestMessages(
  kind: 'snapshot' | 'gap',
  messages: readonly RoomMessage[],
  to: number,
  last: number | null,
): JoinHistory {
  const first = messages[0]?.seq ?? to + 1
  return { kind, messages, to, missed: kind === 'gap' ? Math.max(0, first - 1 - (last ?? 0)) : 0 }
}
