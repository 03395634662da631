import type { RoomDirectory } from '../directory.ts'

/** How many matches of a room are remembered. */
const REMEMBERED = 4

interface ShownMatch {
  /** The first segment that shows it. */
  readonly segment: number
  /** `null` while the room shows no match. */
  readonly matchId: string | null
}

/** Which match the stream of each room shows, by segment. */
export interface RoomMatches {
  /** Looks up the matches of all rooms, which are shown from a segment on. */
  update(segment: number): void
  /** The match that a room shows in a segment; `null` without one. */
  matchAt(roomId: string, segment: number): string | null
}

export function createRoomMatches(directory: Pick<RoomDirectory, 'rooms'>): RoomMatches {
  /** Oldest first. */
  const rooms = new Map<string, readonly ShownMatch[]>()
  return {
    update(segment) {
      for (const { roomId, living, match } of directory.rooms()) {
        const matchId = living ? (match?.matchId ?? null) : null
        const shown = rooms.get(roomId) ?? []
        if (shown.length > 0 && shown.at(-1)?.matchId === matchId) continue
        const earlier = shown.filter((one) => one.segment !== segment).slice(1 - REMEMBERED)
        rooms.set(roomId, [...earlier, { segment, matchId }])
      }
    },
    matchAt(roomId, segment) {
      const shown = rooms.get(roomId) ?? []
      return (shown.findLast((one) => one.segment <= segment) ?? shown[0])?.matchId ?? null
    },
  }
}
