/** Where platform time stands against real time; stored, so that a restart goes on in the same world. */
export interface ClockAnchor {
  /** Real ms at which the anchor was taken. */
  readonly real: number
  /** Platform ms at that moment. */
  readonly platform: number
}

/** The one clock that the world, the book and the venues are dated on. */
export interface PlatformClock {
  /** Platform ms. Whole, and it never goes back. */
  now(): number
  /** Platform ms for each real ms. */
  readonly rate: number
  /** Moves the clock ahead by so many platform ms, at once. */
  advance(ms: number): void
  anchor(): ClockAnchor
}

export interface ClockOptions {
  /** Real ms since 1970. */
  readonly real: () => number
  readonly rate: number
  /** Where platform time stood when the platform last ran; `null` starts at real time. */
  readonly anchor: ClockAnchor | null
}

/**
 * Platform time: real time while the rate is 1 and nobody has moved it. A platform that ran fast before
 * goes on from where it was, so matches never jump back; the time it was down passes at the present rate
 * only while that is 1, because a demonstration at sixty times would otherwise skip whole days.
 */
export function createPlatformClock({ real, rate, anchor }: ClockOptions): PlatformClock {
  let origin = startingAnchor(real(), rate, anchor)
  let latest = origin.platform

  function now(): number {
    const at = Math.floor(origin.platform + (real() - origin.real) * rate)
    latest = Math.max(latest, at)
    return latest
  }

  return {
    now,
    rate,
    advance(ms) {
      origin = { real: origin.real, platform: origin.platform + Math.max(0, ms) }
    },
    anchor: () => ({ real: real(), platform: now() }),
  }
}

function startingAnchor(real: number, rate: number, stored: ClockAnchor | null): ClockAnchor {
  if (stored === null) return { real, platform: real }
  const down = rate === 1 ? Math.max(0, real - stored.real) : 0
  return { real, platform: stored.platform + down }
}
