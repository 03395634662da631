import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The client straight from its sources, with hot reload on the platform's own port. */
export interface DevClient {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** Starts Vite in middleware mode; its hot reload shares the server's upgrades. Development only. */
export async function createDevClient(server: Server): Promise<DevClient> {
  // Not installed where the platform only runs.
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    handle: (request, response) => {
      vite.middlewares(request, response)
    },
    close: () => vite.close(),
  }
}
