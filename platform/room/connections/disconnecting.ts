import { setTimeout as pause } from 'node:timers/promises'
import { terminate } from './sockets.ts'
import type { RoomNamespace } from './sockets.ts'

/** Time for sending a last frame before the socket is closed. */
const LAST_FRAME_MS = 50

/**
 * Disconnects all clients of this process for a restart. `retryMs` is evaluated for each, so that they do not
 * return at once.
 */
export async function disconnectForRestart(namespace: RoomNamespace, retryMs: () => number): Promise<void> {
  for (const connection of namespace.sockets.values()) {
    connection.emit('closing', { reason: 'restart', retryMs: retryMs() })
  }
  if (namespace.sockets.size > 0) await pause(LAST_FRAME_MS)
  const connections = [...namespace.sockets.values()]
  namespace.local.disconnectSockets(true)
  if (connections.length > 0) await pause(LAST_FRAME_MS)
  for (const connection of connections) terminate(connection)
}
