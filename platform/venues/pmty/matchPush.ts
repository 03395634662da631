import type { PlatformClock } from '../../clock.ts'
import { isVirtualId } from '../../world/virtual/matchId.ts'
import type { World, WorldMatch } from '../../world/world.ts'
import { framesBetween } from './pushFrames.ts'
import type { PushSocket } from './pushSocket.ts'

interface MatchPushDeps {
  readonly world: World
  readonly clock: PlatformClock
  readonly sockets: ReadonlySet<PushSocket>
  readonly deliver: (socket: PushSocket, cmd: string, text: string) => void
}

/** Sends the changes of matches to those who watch them. */
export interface MatchPush {
  /** Begins with these matches, which somebody watches now. */
  readonly watching: (matchIds: readonly string[]) => void
  readonly stop: () => void
}

export function createMatchPush({ world, clock, sockets, deliver }: MatchPushDeps): MatchPush {
  /** The state of each watched match from which the next frames are computed. */
  const lastSent = new Map<string, WorldMatch>()
  const datedAt = new Map<string, number>()
  const changed = new Set<string>()
  let flushing = false

  const stop = world.listen(({ type, matchId }) => {
    if (type === 'closed') datedAt.delete(matchId)
    if (!lastSent.has(matchId)) return
    changed.add(matchId)
    if (flushing) return
    flushing = true
    // The world emits each change separately; all changes of one step are sent together.
    queueMicrotask(flush)
  })

  function flush(): void {
    flushing = false
    for (const matchId of slipFirst(changed, sockets)) {
      const before = lastSent.get(matchId)
      const after = world.match(matchId)
      if (before === undefined) continue
      if (after === undefined) lastSent.delete(matchId)
      else sendChanges(before, after)
    }
    changed.clear()
  }

  function sendChanges(before: WorldMatch, after: WorldMatch): void {
    const watchers = [...sockets].filter((socket) => socket.watches(after.id))
    if (watchers.length === 0) {
      lastSent.delete(after.id)
      return
    }
    lastSent.set(after.id, after)
    for (const frame of framesBetween(before, after, clock.now())) {
      // Everything else of virtual sports follows from the film.
      if (isVirtualId(after.id) && frame.cmd !== 'C101' && frame.cmd !== 'C104') continue
      // Serialised once for all watchers.
      const text = JSON.stringify({ ...frame, ctsp: String(dateOf(after.id)) })
      for (const watcher of watchers) deliver(watcher, frame.cmd, text)
    }
  }

  /** The date of a frame; strictly increasing for each match (docs/protocol.md, 2.3). */
  function dateOf(matchId: string): number {
    const at = Math.max(clock.now(), (datedAt.get(matchId) ?? 0) + 1)
    datedAt.set(matchId, at)
    return at
  }

  return {
    watching(matchIds) {
      for (const matchId of matchIds) {
        const match = lastSent.has(matchId) ? undefined : world.match(matchId)
        if (match !== undefined) lastSent.set(matchId, match)
      }
    },
    stop,
  }
}

/** Matches with markets in a slip are sent first. */
function slipFirst(matchIds: ReadonlySet<string>, sockets: ReadonlySet<PushSocket>): readonly string[] {
  const inSlips = new Set([...sockets].flatMap(({ slipMatches }) => [...slipMatches]))
  const [first, later] = [true, false].map((inSlip) =>
    [...matchIds].filter((id) => inSlips.has(id) === inSlip),
  )
  return [...(first ?? []), ...(later ?? [])]
}
