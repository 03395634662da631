import type { WebSocket } from 'ws'
import { strictWebSocketServer } from './frameLimit.ts'
import type { SignedIn, UpgradeHandler } from './upgrade.ts'
import type { SocketLimits } from './socketLimits.ts'

/** The functions of a WebSocket that a push needs. */
export interface PushWire {
  send(text: string): void
  /** Bytes that are not sent yet. */
  readonly waiting: number
  /** Called when a member has signed in on it. */
  signedIn(): void
  close(code: number, reason: string): void
}

/** One connection, for the code that owns the WebSocket. */
export interface PushConnection {
  receive(text: string): Promise<void>
  /** Called when the WebSocket is closed. */
  closed(): void
}

/** Exchanges text frames with its connections. */
export interface PushServer {
  connect(wire: PushWire): PushConnection
}

/** PMTY's watch list (`C8`, docs/protocol.md, 2.3) with 500 matches is about 20 KB. */
const MAX_FRAME_BYTES = 64 * 1024

/** Creates push connections from upgrades. @param maxPayload the largest frame from a client, bytes. */
export function pushUpgrades(
  server: PushServer,
  limits: SocketLimits,
  signedIn: SignedIn,
  maxPayload = MAX_FRAME_BYTES,
): UpgradeHandler {
  const Sockets = strictWebSocketServer(limits)
  const sockets = new Sockets({ noServer: true, maxPayload, clientTracking: false })
  return (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (client) => {
      join(server, client, () => {
        signedIn(request)
      })
    })
  }
}

function join(server: PushServer, client: WebSocket, signedIn: () => void): void {
  const connection = server.connect({
    send: (text) => {
      if (client.readyState === client.OPEN) client.send(text)
    },
    get waiting() {
      return client.bufferedAmount
    },
    signedIn,
    close: (code, reason) => {
      client.close(code, reason)
    },
  })
  client.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) return
    connection.receive(data.toString('utf8')).catch(() => {
      client.terminate()
    })
  })
  client.on('close', () => {
    connection.closed()
  })
}
