/** Who watches each room: here, at other processes, and besides. */
export interface Presence {
  total(roomId: string): number
  /** Besides those connected here, as the platform says. */
  addBesides(roomId: string, viewers: number): void
  besides(roomId: string): number
  /** What another process told. */
  note(process: string, roomId: string, here: number, besides: number): void
}

interface Elsewhere {
  readonly here: number
  readonly besides: number
  readonly at: number
}

/** A process that has told nothing for so long is gone, real ms. */
const GONE_MS = 10_000

/** `here` counts the connections in a room of this process. */
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
      // Each process says the same of those besides, so they are not summed.
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
