import type { Leases } from '../../store/leases.ts'

/** Whether this process may do a job at present. */
export interface Turn {
  has(): Promise<boolean>
  /** Releases the lease, so that another process can take over at once. */
  end(): Promise<void>
}

/** When the holder has gone, another process takes over within the sum of both durations. */
const HELD_MS = 10_000
const RENEWED_MS = 5000

/** For a platform with one process. */
export const ALWAYS: Turn = { has: () => Promise.resolve(true), end: () => Promise.resolve() }

/** One process of the platform holds the turn, under a lease that it renews. */
export function createTurn(
  leases: Leases,
  { name, holder, real }: { readonly name: string; readonly holder: string; readonly real: () => number },
): Turn {
  let held = false
  let askedAt = -Infinity
  return {
    async has() {
      const now = real()
      if (now - askedAt < RENEWED_MS) return held
      askedAt = now
      // Without an answer from the database the lease may have passed to another process.
      held = false
      held = await leases.take(name, holder, HELD_MS)
      return held
    },
    async end() {
      if (held) await leases.release(name, holder)
      held = false
    },
  }
}
