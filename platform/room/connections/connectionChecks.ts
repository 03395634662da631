import type { Metrics } from '../../http/metrics.ts'
import type { RoomDirectory } from '../../live/directory.ts'
import type { Rooms } from '../../store/rooms/rooms.ts'
import type { RoomHub } from '../hub/roomHub.ts'
import { terminate, packetsWaiting, closeWithReason } from './sockets.ts'
import type { RoomNamespace } from './sockets.ts'
import { connectionsIn } from './batching.ts'

/** Closes connections that read too slowly. */
export function closeSlow(namespace: RoomNamespace, waitingPackets: number, metrics: Metrics): void {
  for (const connection of namespace.sockets.values()) {
    if (packetsWaiting(connection) <= waitingPackets) continue
    metrics.slowRoomConnections.inc()
    terminate(connection)
  }
}

/** Closes the connections whose session has ended (signed out, blocked …). `now` is real ms. */
export async function closeShutOut(namespace: RoomNamespace, rooms: Rooms, now: number): Promise<void> {
  const sessions = new Set([...namespace.sockets.values()].map(({ data }) => data.caller.sessionId))
  const shutOut = await rooms.shutOut([...sessions], now)
  const reasons = new Map(shutOut.map(({ sessionId, why }) => [sessionId, why]))
  for (const connection of [...namespace.sockets.values()]) {
    const why = reasons.get(connection.data.caller.sessionId)
    if (why !== undefined) closeWithReason(connection, why, null)
  }
}

/** Forgets rooms that have left the directory and that nobody watches here. */
export function forgetEndedRooms(namespace: RoomNamespace, hub: RoomHub, directory: RoomDirectory): void {
  for (const { roomId } of hub.channels()) {
    if (connectionsIn(namespace, roomId) === 0 && directory.room(roomId) === null) hub.forget(roomId)
  }
}
