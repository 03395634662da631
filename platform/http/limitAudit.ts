import type { Audit } from '../audit.ts'
import type { CallLimit } from './endpoint.ts'

/** Real ms between two entries about one caller at one endpoint. */
const EVERY_MS = 60_000
/** The most callers in one interval; further ones are not logged until the next. */
const MAX_CALLERS = 1000

export interface RefusedCall {
  readonly endpoint: string
  readonly limit: CallLimit
  /** The address, or the member's id. */
  readonly caller: string
}

/**
 * Writes refusals by rate limits to the audit log: the first one of a caller at an endpoint at once, then
 * their number once a minute. A caller over a limit may send thousands.
 */
export function createLimitAudit(audit: Audit, real: () => number): (refused: RefusedCall) => void {
  const logged = new Map<string, { at: number; since: number }>()
  return ({ endpoint, limit, caller }) => {
    const now = real()
    const key = `${endpoint} ${limit.by} ${caller}`
    const last = logged.get(key)
    if (last !== undefined && now - last.at < EVERY_MS) {
      last.since += 1
      return
    }
    if (last === undefined && logged.size >= MAX_CALLERS) forgetOld(logged, now)
    if (last === undefined && logged.size >= MAX_CALLERS) return
    logged.set(key, { at: now, since: 0 })
    audit.note('limitReached', {
      endpoint,
      reason: limit.allowance,
      count: (last?.since ?? 0) + 1,
      ...(limit.by === 'member' ? { memberId: Number(caller) } : { address: caller }),
    })
  }
}

function forgetOld(logged: Map<string, { at: number }>, now: number): void {
  for (const [key, { at }] of logged) if (now - at >= EVERY_MS) logged.delete(key)
}
