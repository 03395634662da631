import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/store/database.ts'
import type { Store } from '../../platform/store/store.ts'
import { messageTypes } from '../../streams/wire/room/constants.ts'
import { copyRows } from './copyRows.ts'

export interface FilledRoom {
  readonly roomId: string
  readonly messages: number
}

/** Creates a room with `size` texts for each size, before any process opens it. */
export async function fillRooms(
  database: Database,
  store: Store,
  sizes: readonly number[],
): Promise<readonly FilledRoom[]> {
  const filled: FilledRoom[] = []
  for (const messages of sizes) {
    const roomId = `bench-growth-${String(messages)}`
    await store.rooms.open(roomId)
    const from = { id: '100001', name: '一脚天涯', level: 3, role: 'member' as const, avatar: '' }
    const body = { text: '这球传得漂亮', cid: null }
    const text = { type: messageTypes.text, from, at: Date.now(), body, memberId: null, cid: null }
    await store.rooms.within(roomId, (room) => room.append([text]))
    const changes = { seq: 'n', id: `'${roomId}-' || n` }
    await copyRows(database, {
      table: 'room_messages',
      where: `t.room_id = '${roomId}'`,
      changes,
      from: 2,
      to: messages,
    })
    await database.queries.execute(sql`UPDATE rooms SET seq = ${messages} WHERE room_id = ${roomId}`)
    filled.push({ roomId, messages })
  }
  await database.queries.execute(sql`ANALYZE`)
  return filled
}
