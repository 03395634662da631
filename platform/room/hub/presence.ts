/** The viewers of each room: connections of this process and of others, and simulated viewers. */
export interface Presence {
  total(roomId: string): number
  /** Sets the number of simulated viewers. */
  addBesides(roomId: string, viewers: number): void
  besides(roomId: string): number
  /** Stores the counts of another process. */
  note(processId: string, roomId: string, here: number, besides: number): void
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
    for (const [processId, { at }] of told) if (real() - at > GONE_MS) told.delete(processId)
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
    note(processId, roomId, count, besides) {
      const told = elsewhere.get(roomId) ?? new Map<string, Elsewhere>()
      told.set(processId, { here: count, besides, at: real() })
      elsewhere.set(roomId, told)
    },
  }
}
