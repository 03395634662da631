import { randomUUID } from 'node:crypto'
import type { Metrics } from '../../http/metrics.ts'
import type { RoomOptions } from '../options.ts'
import type { FullRooms } from '../hub/fullRooms.ts'
import type { Presence } from '../hub/presence.ts'
import type { RoomBus } from '../hub/roomBus.ts'
import type { RoomHub } from '../hub/roomHub.ts'
import type { BatchPace } from './batchPace.ts'
import type { RoomNamespace } from './sockets.ts'

interface BatchingDeps {
  readonly namespace: RoomNamespace
  readonly hub: RoomHub
  readonly bus: RoomBus
  readonly presence: Presence
  readonly full: FullRooms
  readonly pace: Pick<BatchPace, 'due' | 'sent'>
  readonly options: Pick<RoomOptions, 'viewersMs'>
  readonly metrics: Metrics
}

/**
 * Returns the function that sends each room's next batch to its connections in this process, and its viewers to the
 * other processes: of the rooms whose batch is due, at each tick, or of all before the process stops.
 */
export function createBatching(deps: BatchingDeps): (rooms: 'due' | 'all') => void {
  const { namespace, hub, bus, presence, full, pace, options, metrics } = deps
  /** Names this process to the others. */
  const processId = randomUUID()
  const sentViewers = new Map<string, number>()
  const sentSlowMs = new Map<string, number>()
  const countedAt = new Map<string, number>()
  let publishedAt = -Infinity

  return (rooms) => {
    const now = performance.now()
    const publishes = now - publishedAt >= options.viewersMs
    if (publishes) publishedAt = now
    for (const channel of hub.channels()) {
      const { roomId } = channel
      const here = connectionsIn(namespace, roomId)
      if (publishes && here > 0) {
        const besides = presence.simulated(roomId)
        bus.publish({ kind: 'watching', process: processId, room: roomId, here, besides })
      }
      if (rooms === 'due' && !pace.due(roomId)) continue
      const counts = here > 0 && now - (countedAt.get(roomId) ?? -Infinity) >= options.viewersMs
      if (counts) countedAt.set(roomId, now)
      const viewers = presence.total(roomId)
      const changed = counts && viewers !== sentViewers.get(roomId)
      const slowMs = counts ? full.slowMs(roomId) : (sentSlowMs.get(roomId) ?? 0)
      const slowMsChanged = slowMs !== (sentSlowMs.get(roomId) ?? 0)
      const batch = channel.take(changed ? viewers : null, slowMsChanged ? slowMs : null)
      pace.sent(roomId, batch?.messages.length ?? 0)
      if (changed) sentViewers.set(roomId, viewers)
      if (slowMsChanged) sentSlowMs.set(roomId, slowMs)
      if (batch === null || here === 0) continue
      namespace.local.to(roomId).emit('batch', batch)
      metrics.roomBatches.inc()
    }
    void hub.mend()
  }
}

/** How many connections of this process have joined a room. */
export function connectionsIn(namespace: RoomNamespace, roomId: string): number {
  return namespace.adapter.rooms.get(roomId)?.size ?? 0
}
