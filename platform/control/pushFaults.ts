/** What is done to frames on their way to push sockets. */
export interface PushFaults {
  /** Keeps frames back; letting go sends them in their order. */
  readonly hold: boolean
  /** Sends each frame twice. */
  readonly duplicate: boolean
  /** Sends frames in pairs, the later one first. */
  readonly reorder: boolean
  /** Sends none of them. */
  readonly lose: boolean
}

export const NO_PUSH_FAULTS: PushFaults = { hold: false, duplicate: false, reorder: false, lose: false }

/** Stands between the push and one socket. */
export interface FrameGate {
  send(frame: string): void
  /** After a change of the faults: lets go what is no longer kept back. */
  release(): void
}

export function createFrameGate(faults: () => PushFaults, send: (frame: string) => void): FrameGate {
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
