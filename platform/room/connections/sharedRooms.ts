import type { Logger } from 'pino'
import type { ServerOptions } from 'socket.io'

/** The connection of several processes through Redis. */
export interface SharedRooms {
  readonly adapter: ServerOptions['adapter']
  close(): void
}

/** Enough for a minute of a busy platform; a process reads what it missed from the store. */
const STREAM_LENGTH = 10_000
const COMMANDS_WAITING = 10_000
const RETRY_STEP_MS = 100
const RETRY_MS = 2000

/**
 * Connects to Redis. Its libraries are only loaded here, so a platform without `REDIS_URL` does not load
 * them. Later failures are logged, and the library reconnects; meanwhile processes read each other's messages
 * from the store.
 *
 * @param stream the same name for all processes of a platform, and unique to it.
 * @throws when Redis cannot be reached.
 */
export async function shareRooms(url: string, stream: string, log: Logger): Promise<SharedRooms> {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ])
  let connected = false
  const client = createClient({
    url,
    commandsQueueMaxLength: COMMANDS_WAITING,
    socket: {
      // At the start a wrong address fails at once; later the connection is retried.
      reconnectStrategy: (tries) =>
        connected
          ? Math.min(tries * RETRY_STEP_MS, RETRY_MS)
          : new Error(`Redis does not answer at ${hostOf(url)}`),
    },
  })
  client.on('error', (error: unknown) => {
    log.warn({ err: error }, 'Redis does not answer')
  })
  await client.connect()
  connected = true
  const adapter = createAdapter(client, { streamName: stream, channelPrefix: stream, maxLen: STREAM_LENGTH })
  return {
    adapter,
    close: () => {
      client.destroy()
    },
  }
}

/** For the log: a whole address may contain a password. */
function hostOf(url: string): string {
  return new URL(url).host
}
