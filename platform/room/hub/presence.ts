/** The viewers of each room: connections of this process and of others, and simulated viewers. */
export interface Presence {
  total(roomId: string): number
  /** Without simulated viewers. */
  connected(roomId: string): number
  /** Sets the number of simulated viewers. */
  setSimulated(roomId: string, viewers: number): void
  simulated(roomId: string): number
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
  const simulatedHere = new Map<string, number>()
  const elsewhere = new Map<string, Map<string, Elsewhere>>()

  function others(roomId: string): readonly Elsewhere[] {
    const reports = elsewhere.get(roomId)
    if (reports === undefined) return []
    for (const [processId, { at }] of reports) if (real() - at > GONE_MS) reports.delete(processId)
    return [...reports.values()]
  }

  function connectedOf(roomId: string, known: readonly Elsewhere[]): number {
    return known.reduce((sum, other) => sum + other.here, here(roomId))
  }

  return {
    connected: (roomId) => connectedOf(roomId, others(roomId)),
    total(roomId) {
      const known = others(roomId)
      const connected = connectedOf(roomId, known)
      // Every process reports the same simulated viewers, so they are counted once.
      return connected + Math.max(simulatedHere.get(roomId) ?? 0, ...known.map((other) => other.besides))
    },
    setSimulated(roomId, viewers) {
      simulatedHere.set(roomId, Math.max(0, Math.floor(viewers)))
    },
    simulated: (roomId) => simulatedHere.get(roomId) ?? 0,
    note(processId, roomId, count, besides) {
      const reports = elsewhere.get(roomId) ?? new Map<string, Elsewhere>()
      reports.set(processId, { here: count, besides, at: real() })
      elsewhere.set(roomId, reports)
    },
  }
}
