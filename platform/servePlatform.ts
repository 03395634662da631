import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Platform } from './platform.ts'
import { createDevClient } from './http/devClient.ts'
import { closeHttpServer, createHttpServer } from './http/httpServer.ts'

export interface Serving {
  readonly http: Server
  /** Refuses new connections, announces the end to clients, and ends every connection. */
  close(): Promise<void>
}

/** Real ms that open requests may take when the platform stops. */
const GRACE_MS = 3000

/** Connects the platform to a server that does not listen yet; in development with the client's sources. */
export async function servePlatform(platform: Platform, dev: boolean): Promise<Serving> {
  const answer = getRequestListener((request, env) => platform.app.fetch(request, env))
  const client = dev ? await createDevClient() : null
  const http = createHttpServer((request, response) => {
    if (client !== null && !platform.isPlatformPath(request.url ?? '/')) {
      client.handle(request, response)
      return
    }
    answer(request, response).catch((error: unknown) => {
      platform.log.error({ err: error }, 'an answer failed')
      response.destroy()
    })
  })
  platform.attach(http, client?.upgrades)
  return {
    http,
    async close() {
      await Promise.all([closeHttpServer(http, GRACE_MS), platform.closeConnections(), client?.close()])
    },
  }
}
