/** The largest difference between a call's time and the platform's, real ms. */
const WINDOW_MS = 5 * 60_000
/** A signature is kept for the whole window; after that its time is refused. */
const REMEMBERED_MS = 2 * WINDOW_MS
/** About 10 MB. Over it the oldest are dropped, whose time is refused soon. */
const MAX_REMEMBERED = 100_000

/** Detects old and repeated calls. */
export interface CallTimes {
  /** Whether the text of `x-api-time` is a time close to the platform's. */
  isCurrent(time: string): boolean
  /** Stores a call's signature; `false` when it was stored before. */
  isFirst(signature: string): boolean
}

export interface CallTimesDeps {
  /** Platform ms, as sent to clients. */
  readonly now: () => number
  /** Platform ms for each real ms. */
  readonly rate: number
  readonly real: () => number
}

export function createCallTimes({ now, rate, real }: CallTimesDeps): CallTimes {
  /** The time at which each signature may be dropped, oldest first. */
  const taken = new Map<string, number>()

  function forgetOld(): void {
    for (const [signature, until] of taken) {
      if (until > real() && taken.size < MAX_REMEMBERED) return
      taken.delete(signature)
    }
  }

  return {
    isCurrent: (time) => /^\d{1,15}$/.test(time) && Math.abs(Number(time) - now()) <= WINDOW_MS * rate,
    isFirst(signature) {
      forgetOld()
      if (taken.has(signature)) return false
      taken.set(signature, real() + REMEMBERED_MS)
      return true
    },
  }
}
