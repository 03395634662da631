import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { roomMutes } from '../schema/rooms.ts'
import type { Mute } from './room.ts'

/** Replaces an earlier mute. */
export async function muteMember(tx: Queries, roomId: string, memberId: number, mute: Mute): Promise<void> {
  await tx
    .insert(roomMutes)
    .values({ roomId, memberId, ...mute })
    .onConflictDoUpdate({ target: [roomMutes.roomId, roomMutes.memberId], set: { ...mute } })
}

/** Whether there was a mute to end. */
export async function unmuteMember(tx: Queries, roomId: string, memberId: number): Promise<boolean> {
  const gone = await tx
    .delete(roomMutes)
    .where(and(eq(roomMutes.roomId, roomId), eq(roomMutes.memberId, memberId)))
    .returning({ memberId: roomMutes.memberId })
  return gone.length > 0
}
