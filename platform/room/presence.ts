/** The viewers of each room: connections of this process and of others, and simulated viewers. */
export interface Presence {
  total(roomId: string): number
  /** Sets the number of simulated viewers. */
  addBesides(roomId: string, viewers: number): void
  besides(roomId: string): number
  /** Stores the counts of another process. */
  note(process: string, roomId: string, here: number, besides: number): void
}

interface Elsewhere {
  readonly here: number
  readonly besides: number
  readonly at: number
}

/** The counts of a process expire after this time without an update, real ms. */
const GONE_MS = 10_000

/** `here` returns the connections of this process in a room. */
export function createPresence(here: (roomId: string) => number, real: () => number): Presence {
  const besidesHere = new Map<string, number>()
  const elsewhere = new Map<string, Map<string, Elsewhere>>()

  function others(roomId: string): readonly Elsewhere[] {
    const told = elsewhere.get(roomId)
    if (told === undefined) return []
    for (const [process, { at }] of told) if (real() - at > GONE_MS) told.delete(process)
    return [...told.values()]
  }

  return {
    total(roomId) {
      const known = others(roomId)
      const connected = known.reduce((sum, other) => sum + other.here, here(roomId))
      // Every process reports the same simulated viewers, so they are not added up.
      return connected + Math.max(besidesHere.get(roomId) ?? 0, ...known.map((other) => other.besides))
    },
    addBesides(roomId, viewers) {
      besidesHere.set(roomId, Math.max(0, Math.floor(viewers)))
    },
    besides: (roomId) => besidesHere.get(roomId) ?? 0,
    note(process, roomId, count, besides) {
      const told = elsewhere.get(roomId) ?? new Map<string, Elsewhere>()
      told.set(process, { here: count, besides, at: real() })
      elsewhere.set(roomId, told)
    },
  }
}
