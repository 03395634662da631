import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { roomMutes, roomPersonaMutes } from '../schema/rooms.ts'
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

/** The mutes of a room's simulated members. */
export interface PersonaMutes {
  /** Whether there is one that has not expired at this platform time. */
  has(personaId: string, now: number): Promise<boolean>
  /** Replaces an earlier mute. `until` is platform time, ms; `null` is without end. */
  set(personaId: string, until: number | null): Promise<void>
  /** Whether there was a mute to end. */
  end(personaId: string): Promise<boolean>
}

export function personaMutesIn(tx: Queries, roomId: string): PersonaMutes {
  const { until } = roomPersonaMutes
  const ofPersona = (personaId: string) =>
    and(eq(roomPersonaMutes.roomId, roomId), eq(roomPersonaMutes.personaId, personaId))
  return {
    async has(personaId, now) {
      const lasting = or(isNull(until), gt(until, now))
      const found = await tx
        .select({ until })
        .from(roomPersonaMutes)
        .where(and(ofPersona(personaId), lasting))
      return found.length > 0
    },
    async set(personaId, until) {
      await tx
        .insert(roomPersonaMutes)
        .values({ roomId, personaId, until })
        .onConflictDoUpdate({
          target: [roomPersonaMutes.roomId, roomPersonaMutes.personaId],
          set: { until },
        })
    },
    async end(personaId) {
      const gone = await tx.delete(roomPersonaMutes).where(ofPersona(personaId)).returning({ until })
      return gone.length > 0
    },
  }
}
