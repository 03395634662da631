import { pino } from 'pino'
import type { Logger } from 'pino'
import { NO_AUDIT } from './audit.ts'
import type { Audit } from './audit.ts'
import { createBook } from './book/book.ts'
import type { Book } from './book/book.ts'
import { readForcedResults } from './book/forcedResults.ts'
import type { PlatformClock } from './clock.ts'
import { errorForLog } from './errorLog.ts'
import { createAddressOf } from './http/clientAddress.ts'
import type { AddressOf } from './http/clientAddress.ts'
import { createMetrics } from './http/metrics.ts'
import type { Metrics } from './http/metrics.ts'
import { createOriginOf } from './http/publicOrigin.ts'
import type { OriginOf } from './http/publicOrigin.ts'
import { createRateLimits, RATE_ALLOWANCES } from './http/rateLimits.ts'
import type { RateLimits } from './http/rateLimits.ts'
import { mediaBasesOf, OWN_ORIGIN_ONLY } from './http/webOrigins.ts'
import type { WebOrigins } from './http/webOrigins.ts'
import type { RoomDirectory } from './live/directory.ts'
import { createRoomDirectory } from './live/roomDirectory.ts'
import type { PlatformOptions } from './platformOptions.ts'
import { createPlayTime } from './site/playTime.ts'
import type { PlayTime } from './site/playTime.ts'
import { createSessionGate } from './site/sessionGate.ts'
import type { SessionGate } from './site/sessionGate.ts'
import { loadSiteKeys } from './site/siteKeys.ts'
import type { SiteKeys } from './site/siteKeys.ts'
import { createTokens } from './site/tokens.ts'
import type { Tokens } from './site/tokens.ts'
import { createVenueDesk } from './site/venueDesk.ts'
import type { VenueDesk } from './site/venueDesk.ts'
import type { Store } from './store/store.ts'
import { VENUES } from './venues/venues.ts'
import { joinWorlds } from './world/joinedWorld.ts'
import type { VirtualSports } from './world/virtual/virtualSports.ts'
import type { World } from './world/world.ts'
import { startClock, startVirtualSports, startWorld } from './worldStart.ts'

/** The services that the products of a platform share. Each product picks those that it needs. */
export interface PlatformCore {
  readonly siteId: number
  readonly store: Store
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
  readonly random: () => number
  readonly wait: (ms: number) => Promise<void>
  /** The matches of the lists. */
  readonly world: World
  /** `null` without virtual sports. */
  readonly virtual: VirtualSports | null
  /** What can be bet on: the matches of the lists, and virtual sports. */
  readonly bookWorld: World
  /** The seed of the world. */
  readonly seed: number
  readonly book: Book
  readonly venues: VenueDesk
  readonly directory: RoomDirectory
  readonly keys: SiteKeys
  readonly tokens: Tokens
  readonly gate: SessionGate
  readonly playTime: PlayTime
  readonly limits: RateLimits
  readonly origins: WebOrigins
  readonly originOf: OriginOf
  /** Scheme and host by which clients reach the platform; `null` when they are not configured. */
  readonly publicUrl: string | null
  readonly addressOf: AddressOf
  /** Shift of the server time sent to clients, ms. Changed by `control` only. */
  readonly skew: { ms: number }
  readonly audit: Audit
  readonly log: Logger
  readonly metrics: Metrics
}

/** Continues the clock, the world and the orders of the last run, or starts the first. */
export async function createCore(options: PlatformOptions): Promise<PlatformCore> {
  const { store, siteId = 1001, real = Date.now, random = Math.random, publicUrl = null } = options
  const log = (options.log ?? pino({ level: 'silent' })).child({}, { serializers: { err: errorForLog } })
  const metrics = createMetrics()
  const clock = await startClock(store, real, options.speed ?? 1)
  const source = options.worldSource ?? 'simulated'
  const start = await startWorld(store, source, options.seed ?? null, clock.now())
  const worldKey = `${source} ${start.seed} ${start.epoch}`
  const forced = await readForcedResults(store, worldKey)
  const world = await options.createWorld(clock, { ...start, forced })
  world.advance()
  const { virtualGames } = options
  const virtual =
    virtualGames === undefined ? null : await startVirtualSports(store, start, clock, virtualGames)
  const bookWorld = joinWorlds(world, virtual)
  const keys = await loadSiteKeys(store, siteId)
  const tokens = createTokens(keys.tokenKey, real, siteId)
  const venues = createVenueDesk(options.venues ?? VENUES)
  const origins = options.origins ?? OWN_ORIGIN_ONLY
  const book = createBook({ world: bookWorld, worldKey, store, clock, real, metrics, log, random })
  await book.start()
  return {
    siteId,
    store,
    clock,
    real,
    random,
    wait: options.wait ?? waitReally,
    world,
    virtual,
    bookWorld,
    seed: start.seed,
    book,
    venues,
    directory: options.rooms ?? directoryOf(world, venues, origins),
    keys,
    tokens,
    gate: createSessionGate({ siteId, store, tokens, real }),
    playTime: createPlayTime({ protection: store.protection, clock, real }),
    limits: createRateLimits({ ...RATE_ALLOWANCES, ...options.rateAllowances }, real),
    origins,
    originOf: createOriginOf(publicUrl),
    publicUrl,
    addressOf: createAddressOf(options.trustedHops ?? 0),
    skew: { ms: 0 },
    audit: options.audit ?? NO_AUDIT,
    log,
    metrics,
  }
}

function directoryOf(world: PlatformCore['world'], venues: VenueDesk, origins: WebOrigins): RoomDirectory {
  return createRoomDirectory(world, {
    venue: venues.defaultVenue,
    imageBase: mediaBasesOf(origins).images,
  })
}

function waitReally(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
