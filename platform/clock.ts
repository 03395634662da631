/** Platform time at a real time; stored, so that the world continues after a restart. */
export interface ClockAnchor {
  /** Real ms at which the anchor was taken. */
  readonly real: number
  /** Platform ms at that moment. */
  readonly platform: number
}

/** The clock of the world, the book and the venues. */
export interface PlatformClock {
  /** Platform ms. A whole number that never decreases. */
  now(): number
  /** Platform ms for each real ms. */
  readonly rate: number
  /** Moves the clock ahead by this many platform ms. */
  advance(ms: number): void
  anchor(): ClockAnchor
}

export interface ClockOptions {
  /** Real ms since 1970. */
  readonly real: () => number
  readonly rate: number
  /** The platform time when the platform last ran; `null` starts at real time. */
  readonly anchor: ClockAnchor | null
  /** Whether other processes may store the same clock at the same time. */
  readonly shared?: boolean
}

/** An anchor younger than this, real ms, was stored by a process that is still running. */
const KEPT_MS = 10_000

/**
 * Platform time: real time while the rate is 1 and the clock was not moved. After a faster run it
 * continues from its last value, so matches never go back. The time while the platform was down only counts
 * at rate 1; at 60 times it would skip whole days. If another process is running, its clock is joined.
 */
export function createPlatformClock({ real, rate, anchor, shared = false }: ClockOptions): PlatformClock {
  let origin = startingAnchor({ real: real(), rate, stored: anchor, shared })
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

interface ClockStart {
  readonly real: number
  readonly rate: number
  readonly stored: ClockAnchor | null
  readonly shared: boolean
}

function startingAnchor({ real, rate, stored, shared }: ClockStart): ClockAnchor {
  if (stored === null) return { real, platform: real }
  const since = real - stored.real
  if (shared && Math.abs(since) <= KEPT_MS) return { real, platform: stored.platform + since * rate }
  return { real, platform: stored.platform + (rate === 1 ? Math.max(0, since) : 0) }
}
