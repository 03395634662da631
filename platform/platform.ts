import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { createBook } from './book/book.ts'
import type { Book } from './book/book.ts'
import type { PlatformClock } from './clock.ts'
import type { Faults } from './control/faults.ts'
import { attachPush } from './http/attachPush.ts'
import type { AttachOptions } from './http/attachPush.ts'
import type { HttpEnv } from './http/httpEnv.ts'
import { createMetrics } from './http/metrics.ts'
import type { Metrics } from './http/metrics.ts'
import { createRateLimits, RATE_ALLOWANCES } from './http/rateLimits.ts'
import type { RateAllowances } from './http/rateLimits.ts'
import type { RoomDirectory } from './live/directory.ts'
import type { Clips } from './live/hls/clips.ts'
import { createRoomDirectory } from './live/roomDirectory.ts'
import { createPlatformApp } from './platformApp.ts'
import { createBots } from './room/bots/bots.ts'
import { ALWAYS, createTurn } from './room/bots/oneAtATime.ts'
import { GIFTS } from './room/giftCatalogue.ts'
import type { RoomOptions } from './room/options.ts'
import { createRoomServer } from './room/roomServer.ts'
import type { RoomServer } from './room/roomServer.ts'
import { createSessionGate } from './site/sessionGate.ts'
import { loadSiteKeys } from './site/siteKeys.ts'
import { createTokens } from './site/tokens.ts'
import { createVenueDesk } from './site/venueDesk.ts'
import type { Store } from './store/store.ts'
import { launchablePmty } from './venues/pmty/pmtyVenue.ts'
import { createPushHub } from './venues/pmty/pushHub.ts'
import type { PushHub } from './venues/pmty/pushHub.ts'
import type { World } from './world/world.ts'
import { saveClock, startClock, startWorld } from './worldStart.ts'
import type { WorldStart } from './worldStart.ts'

export interface PlatformOptions {
  /** Opened by the caller, closed by the platform. */
  readonly store: Store
  readonly createWorld: (clock: PlatformClock, start: WorldStart) => World | Promise<World>
  readonly siteId?: number
  /** Platform time for each real time. */
  readonly speed?: number
  /** Where the world comes from: worlds of different sources each go on by themselves. */
  readonly worldSource?: string
  /** `null` keeps the stored world's. */
  readonly seed?: number | null
  /** Mounts `/control/` and lets faults happen. */
  readonly control?: boolean
  /** The built client; `null` serves none. */
  readonly clientDir?: string | null
  /** Real ms since 1970. */
  readonly real?: () => number
  /** From 0 up to but not including 1: how long a live bet waits. */
  readonly random?: () => number
  readonly wait?: (ms: number) => Promise<void>
  readonly accessTokenSeconds?: number
  readonly singleSession?: boolean
  readonly rateAllowances?: Partial<RateAllowances>
  /** The rooms there are; those of the world's matches when missing. */
  readonly rooms?: RoomDirectory
  readonly roomOptions?: Partial<RoomOptions>
  /** What bots say each minute in the busiest room; nothing when missing. */
  readonly roomRate?: number
  /** What the live streams show; none when missing. */
  readonly clips?: Clips
  /** Where several processes of one platform share their rooms; `null` for one process alone. */
  readonly redisUrl?: string | null
  readonly log?: Logger
}

/** A whole platform in one process. */
export interface Platform {
  readonly app: Hono<HttpEnv>
  readonly world: World
  readonly store: Store
  readonly book: Book
  readonly clock: PlatformClock
  readonly push: PushHub
  readonly room: RoomServer
  readonly metrics: Metrics
  /** `null` unless control is on. */
  readonly faults: Faults | null
  /** Answers the WebSockets of the push and of the rooms on a server. */
  attach(server: Server, options?: AttachOptions): void
  /** Brings world, orders and settlement up to the clock. Whoever runs the platform calls it often. */
  tick(): Promise<void>
  /** Stores where the clock stands, for the next start. */
  keepClock(): Promise<void>
  readonly log: Logger
  /** Ends everything and keeps the clock. May be called twice. */
  close(): Promise<void>
}

const ACCESS_TOKEN_SECONDS = 15 * 60
const AUDIT_EVERY_MS = 10_000

/** Puts the platform together. Nothing in it runs by itself: see `tick`. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { store, siteId = 1001, speed = 1, seed = null, clientDir = null } = options
  const real = options.real ?? Date.now
  const log = options.log ?? pino({ level: 'silent' })
  const clock = await startClock(store, real, speed)
  const start = await startWorld(store, options.worldSource ?? 'simulated', seed, clock.now())
  const world = await options.createWorld(clock, start)
  const keys = await loadSiteKeys(store, siteId)
  const metrics = createMetrics()
  const tokens = createTokens(keys.tokenKey, real)
  const gate = createSessionGate(store, tokens, real)
  const limits = createRateLimits({ ...RATE_ALLOWANCES, ...options.rateAllowances }, real)
  const venues = createVenueDesk([launchablePmty(tokens)])
  world.advance()
  const book = createBook({ world, store, clock, metrics, log, random: options.random ?? Math.random })
  await book.start()
  const directory = options.rooms ?? createRoomDirectory(world)
  const pmty = { siteId, world, directory, store, book, clock, gate, limits, venues, log, metrics }
  const push = createPushHub(pmty, real)
  const room = await createRoomServer(
    {
      siteId,
      store,
      world,
      clock,
      real,
      random: options.random ?? Math.random,
      gate,
      directory,
      gifts: GIFTS,
      log,
      metrics,
    },
    { options: options.roomOptions ?? {}, redisUrl: options.redisUrl ?? null },
  )
  const botRate = options.roomRate ?? 0
  const shared = (options.redisUrl ?? null) !== null
  const botsTurn = shared ? createTurn(store.leases, { name: 'bots', holder: randomUUID(), real }) : ALWAYS
  const bots = createBots(
    {
      directory,
      world,
      post: room.post,
      gifts: GIFTS,
      siteId,
      seed: start.seed,
      real,
      onFault: (error) => {
        log.warn({ err: error }, 'a bot could not speak')
      },
    },
    botRate,
  )
  async function tick(): Promise<void> {
    const stop = metrics.worldTick.startTimer()
    world.advance()
    stop()
    await book.tick()
    push.tick()
    if (botRate > 0 && (await botsTurn.has())) await bots.tick()
  }

  const { app, faults } = createPlatformApp({
    ...pmty,
    keys,
    tokens,
    real,
    room,
    push,
    tick,
    clips: options.clips ?? new Map(),
    clientDir,
    control: options.control === true,
    wait: options.wait ?? waitReally,
    accessTokenSeconds: options.accessTokenSeconds ?? ACCESS_TOKEN_SECONDS,
    singleSession: options.singleSession ?? false,
  })
  auditForMetrics(store, metrics, real)
  const detach: (() => void)[] = []
  let closing: Promise<void> | null = null
  async function close(): Promise<void> {
    book.close()
    push.close()
    await room.close()
    await botsTurn.end().catch(() => undefined)
    for (const stop of detach) stop()
    // A step under way still writes.
    await book.tick().catch(() => undefined)
    await saveClock(store, clock)
    await store.close()
  }

  return {
    app,
    world,
    store,
    book,
    clock,
    push,
    room,
    metrics,
    faults,
    attach: (server, attachOptions = { otherUpgrades: 'close' }) => {
      room.attach(server)
      detach.push(attachPush(server, push, attachOptions))
    },
    tick,
    keepClock: () => saveClock(store, clock),
    log,
    close: () => (closing ??= close()),
  }
}

function waitReally(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Proves the books when somebody looks, but not at every look: it reads the whole ledger. */
function auditForMetrics(store: Store, metrics: Metrics, real: () => number): void {
  let auditedAt = -Infinity
  metrics.beforeReading(async () => {
    if (real() - auditedAt < AUDIT_EVERY_MS) return
    auditedAt = real()
    const audit = await store.ledger.audit()
    metrics.ledgerTransactions.set(audit.transactions)
    metrics.ledgerBalanced.set(audit.balanced ? 1 : 0)
  })
}
