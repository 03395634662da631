import { createServer as createHttpServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UpgradeHandler } from './upgrade.ts'

/** Serves the client from its sources, with hot reload on the platform's own port. */
export interface DevClient {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Hot reload. */
  readonly upgrades: ReadonlyMap<string, UpgradeHandler>
  close(): Promise<void>
}

/** The path of the hot-reload WebSocket: the base of the page. */
const HOT_RELOAD_PATH = '/'

/** Starts Vite in middleware mode and passes the upgrades of its hot reload on. Development only. */
export async function createDevClient(): Promise<DevClient> {
  // Vite needs a server object; this one never listens on a port.
  const upgradeServer = createHttpServer()
  // Vite is a development dependency, which production does not install.
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: upgradeServer } },
  })
  return {
    handle: (request, response) => {
      vite.middlewares(request, response)
    },
    upgrades: new Map([
      [
        HOT_RELOAD_PATH,
        (request, socket, head) => {
          upgradeServer.emit('upgrade', request, socket, head)
        },
      ],
    ]),
    close: () => vite.close(),
  }
}
