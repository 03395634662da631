import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { ROOM_NAMESPACE, ROOM_PATH } from '../../../streams/wire/room/constants.ts'
import { strictWebSocketServer } from '../../http/frameLimit.ts'
import type { SocketLimits } from '../../http/socketLimits.ts'
import type { SignedIn, UpgradeHandler } from '../../http/upgrade.ts'
import { MAX_PAYLOAD_BYTES } from '../options.ts'
import type { SharedRooms } from './sharedRooms.ts'
import type { RoomIo, RoomNamespace } from './sockets.ts'

/** Socket.IO with the one namespace of the rooms. */
export interface RoomEngine {
  readonly namespace: RoomNamespace
  /** The upgrade handler. `signedIn` is called for every WebSocket on which a member signs in. */
  attach(limits: SocketLimits, signedIn: SignedIn): UpgradeHandler
  signedIn(request: IncomingMessage): void
  /** Closes the adapters and the engine, not the HTTP server. */
  close(): Promise<void>
}

const ENGINE_OPTIONS = {
  path: ROOM_PATH,
  serveClient: false,
  // With HTTP long polling, all requests of a client would have to reach the same process.
  transports: ['websocket' as const],
  maxHttpBufferSize: MAX_PAYLOAD_BYTES,
  pingInterval: 20_000,
  pingTimeout: 15_000,
  connectTimeout: 10_000,
}

export function createRoomEngine(shared: SharedRooms | null): RoomEngine {
  const io: RoomIo = new Server({
    ...ENGINE_OPTIONS,
    ...(shared === null ? {} : { adapter: shared.adapter }),
  })
  // Nothing is served outside the rooms' namespace.
  io.use((_, next) => {
    next(new Error('notFound'))
  })
  const namespace: RoomNamespace = io.of(ROOM_NAMESPACE)
  let tellSignedIn: SignedIn | null = null
  return {
    namespace,
    attach(limits, signedIn) {
      tellSignedIn = signedIn
      // The engine is attached to a server that never opens a port, so it gets only the sockets that are
      // passed to it here.
      const portless = createServer()
      io.attach(portless, {
        ...ENGINE_OPTIONS,
        wsEngine: strictWebSocketServer(limits),
        destroyUpgrade: false,
      })
      return (request, socket, head) => {
        portless.emit('upgrade', request, socket, head)
      }
    },
    signedIn(request) {
      tellSignedIn?.(request)
    },
    async close() {
      await namespace.adapter.close()
      await io.of('/').adapter.close()
      // Not `io.close`, which would also close the HTTP server. There is no engine before `attach`.
      if (tellSignedIn !== null) io.engine.close()
    },
  }
}
