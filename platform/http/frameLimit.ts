import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { ServerOptions, WebSocket } from 'ws'
import { createRateLimit } from './rateLimit.ts'
import type { SocketLimits } from './socketLimits.ts'

/**
 * Options of every WebSocket. One event for each turn of the event loop, so that a packet full of tiny frames
 * does not block other clients; few fragments, since browsers do not send many; and a short time for the
 * closing handshake.
 */
const STRICT = {
  allowSynchronousEvents: false,
  maxFragments: 128,
  maxBufferedChunks: 2048,
  maxPendingAutoPongs: 8,
  closeTimeout: 3000,
}

type Upgraded = (client: WebSocket, request: IncomingMessage) => void

/** A class, because Socket.IO's engine creates its WebSocket server itself. */
export function strictWebSocketServer(
  limits: SocketLimits,
): new (options?: ServerOptions) => WebSocketServer {
  return class StrictWebSocketServer extends WebSocketServer {
    constructor(options?: ServerOptions) {
      super({ ...options, ...STRICT })
    }

    override handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, upgraded: Upgraded): void {
      super.handleUpgrade(request, socket, head, (client: WebSocket, same: IncomingMessage) => {
        limitFrames(client, limits)
        upgraded(client, same)
      })
    }
  }
}

/** Counts frames of all kinds, including those that the protocols above never receive. */
function limitFrames(client: WebSocket, { frames, excessFrames }: SocketLimits): void {
  const allowance = createRateLimit(frames, () => performance.now())
  let excess = 0
  const count = (): void => {
    if (allowance.take('')) return
    excess += 1
    if (excess > excessFrames) client.terminate()
  }
  client.on('message', count)
  client.on('ping', count)
  client.on('pong', count)
  // A broken connection also closes; without a listener the error would end the process.
  client.on('error', () => {
    client.terminate()
  })
}
