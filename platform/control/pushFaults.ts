import type { MakeFrameFilter } from '../venues/venueServer.ts'

/** Faults of the frames sent to push sockets. */
export interface PushFaults {
  /** Holds frames back; they are sent in order when it is switched off. */
  readonly hold: boolean
  /** Sends each frame twice. */
  readonly duplicate: boolean
  /** Sends frames in pairs, the second one first. */
  readonly reorder: boolean
  /** Drops all frames. */
  readonly lose: boolean
}

export const NO_PUSH_FAULTS: PushFaults = { hold: false, duplicate: false, reorder: false, lose: false }

/** The faults of all push sockets of the platform. */
export interface FaultFilters {
  readonly make: MakeFrameFilter
  /** Replaces the faults, and sends frames that are no longer held back. */
  set(faults: PushFaults): void
}

export function createFaultFilters(): FaultFilters {
  const filters = new Set<FaultFilter>()
  let faults = NO_PUSH_FAULTS
  return {
    make: (send) => {
      const filter = createFaultFilter(() => faults, send)
      filters.add(filter)
      return {
        send: filter.send,
        end: () => {
          filters.delete(filter)
        },
      }
    },
    set(next) {
      faults = next
      for (const filter of filters) filter.release()
    },
  }
}

interface FaultFilter {
  readonly send: (frame: string) => void
  readonly release: () => void
}

function createFaultFilter(faults: () => PushFaults, send: (frame: string) => void): FaultFilter {
  let held: readonly string[] = []
  let waiting: string | null = null

  function pass(frame: string): void {
    const { reorder, duplicate } = faults()
    if (reorder && waiting === null) {
      waiting = frame
      return
    }
    const frames = waiting === null ? [frame] : [frame, waiting]
    waiting = null
    for (const each of frames) {
      send(each)
      if (duplicate) send(each)
    }
  }

  return {
    send(frame) {
      const { hold, lose } = faults()
      if (lose) return
      if (hold) held = [...held, frame]
      else pass(frame)
    },
    release() {
      const { hold, reorder } = faults()
      if (!hold) {
        const frames = held
        held = []
        for (const frame of frames) pass(frame)
      }
      if (!reorder && waiting !== null) {
        const late = waiting
        waiting = null
        send(late)
      }
    },
  }
}
