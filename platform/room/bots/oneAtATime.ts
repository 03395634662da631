import type { Leases } from '../../store/leases.ts'

/** Whether this process is the one to do something now. */
export interface Turn {
  has(): Promise<boolean>
  /** Lets another process have it at once. */
  end(): Promise<void>
}

/** When its holder is gone, another process takes over within the sum of both. */
const HELD_MS = 10_000
const RENEWED_MS = 5000

/** For a process that shares the platform with no other. */
export const ALWAYS: Turn = { has: () => Promise.resolve(true), end: () => Promise.resolve() }

/** One of the processes of a platform has the turn, and keeps it as long as it lives. */
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
      // A database that does not answer renews nothing: somebody else may have it by now.
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
