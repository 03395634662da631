import { IMTY_LIMITS, IMTY_TIMES } from '../../../streams/wire/imty/paths.ts'
import { isOver } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'
import { endOfToday } from '../tabMatches.ts'
import type { VenueDeps } from '../venueServer.ts'

/** What has changed in a list since a time. */
export interface ListChanges {
  /** Those in the list that have changed. */
  readonly put: readonly WorldMatch[]
  /** The ids of matches that have left it; also of some that were never in it. */
  readonly removed: readonly string[]
}

/** Changes of lists by the world's own versions (docs/venues/imty.md, 3.1, *Deltas*). */
export interface Deltas {
  /** The text for the next delta of a list that was read at a time. */
  textOf(now: number): string
  /** `null` when the delta is too old, or was not written by this platform. */
  since(delta: string, listed: readonly WorldMatch[], now: number): ListChanges | null
}

const DELTA = /^\d{1,15}$/
/** The world is advanced in steps, so a change may be seen this much later than it is dated, real ms. */
const SEEN_LATE_MS = 2000

/**
 * A delta is a platform time, so every process can read it. The matches that have left the world are recorded in
 * memory, so a process does not know those that left before it was started.
 */
export function createDeltas({ world, clock }: Pick<VenueDeps, 'world' | 'clock'>): Deltas {
  const beginning = clock.now()
  const longest = IMTY_TIMES.deltaMs * clock.rate
  const closed = new Map<string, number>()
  world.listen((event, at) => {
    if (event.type !== 'closed') return
    for (const [matchId, then] of closed) {
      if (then >= at - longest) break
      closed.delete(matchId)
    }
    closed.set(event.matchId, at)
  })

  return {
    textOf: String,
    since(delta, listed, now) {
      if (delta.length > IMTY_LIMITS.delta || !DELTA.test(delta)) return null
      const from = Number(delta)
      if (from > now || from < now - longest || from < beginning) return null
      // A new day moves matches from one list to another without a change of their own.
      if (endOfToday(from) !== endOfToday(now)) return null
      const seen = from - SEEN_LATE_MS * clock.rate
      const inList = new Set(listed.map(({ id }) => id))
      const changed = world.matches().filter((match) => match.version >= seen)
      return {
        put: listed.filter((match) => !isOver(match) && match.version >= seen),
        removed: [
          ...changed.flatMap(({ id }) => (inList.has(id) ? [] : [id])),
          ...[...closed].flatMap(([id, at]) => (at >= seen && !inList.has(id) ? [id] : [])),
        ],
      }
    },
  }
}
