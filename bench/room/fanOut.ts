import type { CrowdCount } from './crowd.ts'
import { startCrowd, startServer } from './processes.ts'
import type { ServerUse } from './report.ts'

export interface FanOutOptions {
  readonly members: number
  readonly perSecond: number
  readonly ms: number
  readonly say: (line: string) => void
}

/** The result of one crowd on one server. */
export interface FanOut {
  readonly count: CrowdCount
  /** The server's processor time per second of chat, ms. */
  readonly cpuPerSecond: number
  /** Messages delivered to members per ms of the server's processor time. */
  readonly carriedPerMs: number
  readonly after: ServerUse
  /** Memory per member, KB: the difference between the full and the empty server. */
  readonly kbPerMember: number
}

const AT_ONCE = 50
/**
 * At the measured rate, because a new process spends more on compiling: in the first 15 s the threads of the engine
 * took 77 of the room's 267 ms a second, and 23 to 50 after ten seconds of chat (bare `ws`: 10 and 1 to 2).
 */
const WARM_UP = { perSecond: 200, ms: 10_000 }

/** Fills a room with members, lets them chat, and counts what was received. */
export async function measureFanOut(kind: 'room' | 'raw', options: FanOutOptions): Promise<FanOut> {
  const { members, perSecond, ms, say } = options
  const server = await startServer(kind, members)
  const crowd = startCrowd()
  try {
    const empty = await server.use()
    const tokens = kind === 'raw' ? Array.from({ length: members }, () => 'raw') : server.up.tokens
    const gathered = await crowd.gather({
      origin: server.up.origin,
      room: server.up.room,
      tokens,
      atOnce: AT_ONCE,
    })
    say(`${kind}: ${String(gathered.joined)} of ${String(members)} are in`)
    if (gathered.joined === 0) throw new Error(`nobody was let in: ${gathered.why}`)
    const full = await server.use()
    await crowd.ask({ do: 'talk', ...WARM_UP })
    const before = await server.use()
    const began = performance.now()
    const count = await crowd.ask({ do: 'talk', perSecond, ms })
    const after = await server.use()
    const cpuMs = after.cpuMs - before.cpuMs
    return {
      count,
      cpuPerSecond: (cpuMs / (performance.now() - began)) * 1000,
      carriedPerMs: count.messages / cpuMs,
      after,
      kbPerMember: ((full.rssMb - empty.rssMb) * 1024) / gathered.joined,
    }
  } finally {
    crowd.end()
    server.end()
  }
}
