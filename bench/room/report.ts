import type { Server } from 'node:http'

/** What a server process reports when it is listening. */
export interface ServerUp {
  readonly origin: string
  readonly room: string
  /** One token for each member. */
  readonly tokens: readonly string[]
}

/** What a server process has used so far. */
export interface ServerUse {
  readonly cpuMs: number
  readonly rssMb: number
  readonly heapMb: number
}

/** Reports to the parent that the server is listening, and then its resource use after each message. */
export function reportTo(http: Server, up: Omit<ServerUp, 'origin'>): void {
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const use: ServerUse = {
      cpuMs: (user + system) / 1000,
      rssMb: rss / 2 ** 20,
      heapMb: heapUsed / 2 ** 20,
    }
    process.send?.(use)
  })
  process.on('disconnect', () => {
    process.exit(0)
  })
  process.send?.({ origin: `http://127.0.0.1:${String(address.port)}`, ...up } satisfies ServerUp)
}
