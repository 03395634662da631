import type { Server } from 'node:http'

/** What a server process tells when it is up. */
export interface ServerUp {
  readonly origin: string
  readonly room: string
  /** One for each member. */
  readonly tokens: readonly string[]
}

/** What it has used so far. */
export interface ServerUse {
  readonly cpuMs: number
  readonly rssMb: number
  readonly heapMb: number
}

/** Tells the parent that the server is up, and from then on what it uses, whenever it is asked. */
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
