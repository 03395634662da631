import type { Metrics } from '../../http/metrics.ts'
import type { RoomOptions } from '../options.ts'
import type { FullRooms } from '../hub/fullRooms.ts'
import type { Presence } from '../hub/presence.ts'
import type { RoomBus } from '../hub/roomBus.ts'
import type { RoomHub } from '../hub/roomHub.ts'
import type { RoomNamespace } from './sockets.ts'

interface BatchingDeps {
  readonly namespace: RoomNamespace
  readonly hub: RoomHub
  readonly bus: RoomBus
  readonly presence: Presence
  readonly full: FullRooms
  /** Names this process to the others. */
  readonly processId: string
  readonly options: Pick<RoomOptions, 'viewersMs'>
  readonly metrics: Metrics
}

/**
 * Returns the function that sends every room's next batch to its connections in this process, and its viewers
 * to the other processes.
 */
export function createBatching(deps: BatchingDeps): () => void {
  const { namespace, hub, bus, presence, full, processId, options, metrics } = deps
  const sentViewers = new Map<string, number>()
  const sentSlowMs = new Map<string, number>()
  let viewersSentAt = -Infinity

  return () => {
    const viewersDue = performance.now() - viewersSentAt >= options.viewersMs
    if (viewersDue) viewersSentAt = performance.now()
    for (const channel of hub.channels()) {
      const { roomId } = channel
      const here = connectionsIn(namespace, roomId)
      const viewers = presence.total(roomId)
      const changed = viewersDue && viewers !== sentViewers.get(roomId)
      if (viewersDue && here > 0) {
        const besides = presence.simulated(roomId)
        bus.publish({ kind: 'watching', process: processId, room: roomId, here, besides })
      }
      const slowMs = viewersDue && here > 0 ? full.slowMs(roomId) : (sentSlowMs.get(roomId) ?? 0)
      const slowMsChanged = slowMs !== (sentSlowMs.get(roomId) ?? 0)
      const batch = channel.take(changed && here > 0 ? viewers : null, slowMsChanged ? slowMs : null)
      if (changed && here > 0) sentViewers.set(roomId, viewers)
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
