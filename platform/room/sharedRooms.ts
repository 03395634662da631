import type { Logger } from 'pino'
import type { ServerOptions } from 'socket.io'

/** Several processes on one Redis. */
export interface SharedRooms {
  readonly adapter: ServerOptions['adapter']
  close(): void
}

/** Enough for a minute of a busy platform; what a process missed it reads from the store. */
const STREAM_LENGTH = 10_000
const COMMANDS_WAITING = 10_000
const RETRY_STEP_MS = 100
const RETRY_MS = 2000

/**
 * Connects to Redis. Its libraries are loaded here and nowhere else, so that a platform without `REDIS_URL` never
 * does. Later failures are logged and mended by the library; meanwhile processes find each other's messages in
 * the store.
 *
 * @param stream processes of one platform use one name, and no other platform does.
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
      // At the start a wrong address is told at once; later Redis comes back.
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

/** An address may hold a password, which belongs in no log. */
function hostOf(url: string): string {
  return new URL(url).host
}
