import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { PMTY_PATHS } from '../../streams/wire/pmty/paths.ts'
import { ROOM_PATH } from '../../streams/wire/room/constants.ts'
import type { PushHub } from '../venues/pmty/pushHub.ts'

/** C8 with 500 matches is about 20 KB. */
const MAX_FRAME_BYTES = 64 * 1024

export interface AttachOptions {
  /** What happens to upgrades on other paths: closed, or left to another listener of the server. */
  readonly otherUpgrades: 'close' | 'leave'
}

/** Answers push connections on a server. Returns how to end them. */
export function attachPush(server: Server, hub: PushHub, { otherUpgrades }: AttachOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, clientTracking: true })
  server.on('upgrade', (request, socket, head) => {
    const path = new URL(request.url ?? '/', 'http://platform').pathname
    if (path === PMTY_PATHS.push) {
      sockets.handleUpgrade(request, socket, head, (client) => {
        join(hub, client)
      })
    } else if (otherUpgrades === 'close' && !path.startsWith(ROOM_PATH)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    }
  })
  return () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}

function join(hub: PushHub, client: WebSocket): void {
  const connection = hub.connect({
    send: (text) => {
      if (client.readyState === client.OPEN) client.send(text)
    },
    get waiting() {
      return client.bufferedAmount
    },
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
  // A broken connection also closes; without a listener the process would end.
  client.on('error', () => {
    client.terminate()
  })
}
