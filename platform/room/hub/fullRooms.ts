/** Rooms with so many connections that texts would pass faster than anybody reads (docs/live-rooms.md, 8). */
export interface FullRooms {
  /** The slow mode of a full room, ms; 0 when it is not full. */
  slowMs(roomId: string): number
}

interface FullRoomsOptions {
  /** A room with more connections is full; 0 is never. */
  readonly fullAbove: number
  readonly fullSlowMs: number
}

/** A full room stays full until it has fewer connections than this share of the number, so that it does not flicker. */
const STAYS_FULL = 0.9

/** `connected` returns the connections of all processes in a room, without simulated viewers. */
export function createFullRooms(
  connected: (roomId: string) => number,
  { fullAbove, fullSlowMs }: FullRoomsOptions,
): FullRooms {
  const full = new Set<string>()
  return {
    slowMs(roomId) {
      if (fullAbove === 0) return 0
      const here = connected(roomId)
      if (here > fullAbove) full.add(roomId)
      else if (here < fullAbove * STAYS_FULL) full.delete(roomId)
      return full.has(roomId) ? fullSlowMs : 0
    },
  }
}
