import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { CASINO_PREFIX, REPLAY_PREFIX } from '../streams/wire/casino/paths.ts'
import { PROOF_PREFIX } from '../streams/wire/games/proof.ts'
import { GAMES_PUSH_PATH } from '../streams/wire/games/push.ts'
import { createBetting } from './book/betting.ts'
import type { Book } from './book/book.ts'
import type { PlatformClock } from './clock.ts'
import type { Faults } from './control/faults.ts'
import { createFaultFilters } from './control/pushFaults.ts'
import { createContent } from './content/content.ts'
import { createCore } from './core.ts'
import type { PlatformCore } from './core.ts'
import { mediaBasesOf } from './http/webOrigins.ts'
import type { HttpEnv } from './http/httpEnv.ts'
import type { Metrics } from './http/metrics.ts'
import { platformPaths } from './http/platformPaths.ts'
import type { IsPlatformPath } from './http/platformPaths.ts'
import { createSocketOwners } from './socketOwners.ts'
import type { UpgradeHandler } from './http/upgrade.ts'
import { createLive } from './live/live.ts'
import type { Live } from './live/live.ts'
import { createPlatformApp } from './platformApp.ts'
import type { PlatformOptions } from './platformOptions.ts'
import type { Product } from './product.ts'
import { createAnchorGames } from './play/anchorGames/anchorGames.ts'
import { GAME_CROWD, NO_GAME_CROWD } from './play/anchorGames/gameCrowd.ts'
import { createCasino } from './play/casino/casino.ts'
import { NO_TABLE_CROWD, TABLE_CROWD } from './play/casino/tableCrowd.ts'
import { gameTypesCall } from './play/gameTypes.ts'
import { loadGames } from './play/games.ts'
import { createLottery } from './play/lottery/lottery.ts'
import { createUnsettledBets } from './play/allRecords/mixedRecords.ts'
import { recordCalls } from './play/allRecords/recordCalls.ts'
import { createNews } from './news/news.ts'
import { predictionCalls } from './predictions/predictions.ts'
import { createProofs } from './proofs/roundProofs.ts'
import { createRounds } from './rounds/createRounds.ts'
import { createGamesPush } from './roundsPush/gamesPush.ts'
import type { Rounds } from './rounds/rounds.ts'
import { createRoundRetention } from './rounds/roundRetention.ts'
import { roundsProduct } from './roundsPush/roundsProduct.ts'
import { createChat } from './room/chatProduct.ts'
import type { Chat } from './room/chatProduct.ts'
import type { RoomServer } from './room/roomServer.ts'
import { createSite } from './site/site.ts'
import type { SiteCall } from './site/siteCall.ts'
import type { VenueDesk } from './site/venueDesk.ts'
import type { Store } from './store/store.ts'
import { statisticsCalls } from './statistics/statistics.ts'
import { createWallet } from './wallet/wallet.ts'
import { venueProduct } from './venues/venueProduct.ts'
import { passAllFrames } from './venues/venueServer.ts'
import type { MakeFrameFilter, VenueDeps, VenuePush, VenueServer } from './venues/venueServer.ts'
import { VENUES } from './venues/venues.ts'
import type { World } from './world/world.ts'
import { saveClock } from './worldStart.ts'

/** A whole platform in one process. */
export interface Platform {
  readonly app: Hono<HttpEnv>
  readonly world: World
  readonly store: Store
  readonly book: Book
  readonly clock: PlatformClock
  readonly venues: VenueDesk
  /** The push servers of the venues that have one, and that of rounds. */
  readonly pushes: readonly VenuePush[]
  readonly room: RoomServer
  readonly rounds: Rounds
  readonly metrics: Metrics
  /** `null` unless control is enabled. */
  readonly faults: Faults | null
  /** Handles the upgrades and sockets of a server. `others` are upgrade paths that need no sign-in. */
  attach(server: Server, others?: ReadonlyMap<string, UpgradeHandler>): void
  /** Advances the world, the orders and their settlement to the present. The caller runs it often. */
  tick(): Promise<void>
  /** Stores the platform time for the next start. */
  keepClock(): Promise<void>
  readonly log: Logger
  /** Whether the platform answers a path; all other paths belong to the client. */
  readonly isPlatformPath: IsPlatformPath
  /** Announces the end to connected clients, and closes every WebSocket. */
  closeConnections(): Promise<void>
  /** Stops everything and stores the clock. May be called twice. */
  close(): Promise<void>
}

const AUDIT_EVERY_MS = 10_000
const ACCESS_TOKEN_SECONDS = 15 * 60

/**
 * Creates the platform. World, bets and bots advance only by `tick`; the room server has timers of its own from
 * `attach` on.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const core = await createCore(options)
  const { store, clock, world, book, venues, metrics, log } = core
  const pushFaults = createFaultFilters()
  const made = await createProducts(core, options, options.control === true ? pushFaults.make : passAllFrames)
  const { products, venueServers, chat, live, rounds } = made
  const pushes = [...venueServers.flatMap(({ push }) => push ?? []), made.gamesPush]
  const isPlatformPath = platformPaths([
    PROOF_PREFIX,
    REPLAY_PREFIX,
    CASINO_PREFIX,
    GAMES_PUSH_PATH,
    ...venueServers.flatMap(({ pathPrefixes }) => pathPrefixes),
  ])
  const tick = async (): Promise<void> => {
    for (const product of products) await product.tick?.()
  }
  const { app, faults } = createPlatformApp({
    ...core,
    products,
    venueServers,
    pushes,
    pushFaults,
    isPlatformPath,
    room: chat.room,
    rounds,
    streamFaults: live.streamFaults,
    metricsToken: options.metricsToken ?? null,
    tick,
    clientDir: options.clientDir ?? null,
    control: options.control === true,
  })
  auditForMetrics(core)
  const sockets = createSocketOwners(core, products, {
    limits: options.socketLimits ?? {},
    proxied: (options.trustedHops ?? 0) > 0,
  })
  const closeConnections = async (): Promise<void> => {
    for (const product of products) await product.disconnect?.()
    sockets.close()
  }
  const close = async (): Promise<void> => {
    for (const product of products) await product.close?.()
    await closeConnections()
    await saveClock(store, clock)
    await store.close()
  }
  let closing: Promise<void> | null = null
  return {
    app,
    world,
    store,
    book,
    clock,
    venues,
    pushes,
    isPlatformPath,
    room: chat.room,
    rounds,
    metrics,
    faults,
    attach: (server, others) => {
      sockets.attach(server, others)
    },
    tick,
    keepClock: () => saveClock(store, clock),
    log,
    closeConnections,
    close: () => (closing ??= close()),
  }
}

interface Products {
  /** All of them, in the order in which they tick and close. */
  readonly products: readonly Product[]
  readonly venueServers: readonly [VenueServer, ...VenueServer[]]
  readonly chat: Chat
  readonly live: Live
  readonly rounds: Rounds
  readonly gamesPush: VenuePush
}

/** Creates all products of the platform. A new one is added here. */
async function createProducts(
  core: PlatformCore,
  options: PlatformOptions,
  frameFilter: MakeFrameFilter,
): Promise<Products> {
  const { roundProducts: played = [], casinoTables: tables } = options
  const games = await loadGames(core, { played, tables })
  const { roundGames, sales, chased } = games
  const rounds = await createRounds(core, roundGames)
  const lottery = createLottery({ ...core, rounds, sales, chased })
  const venueServers = createVenueServers(
    { ...core, lotteryLists: lottery.lists, unsettled: createUnsettledBets(recordDeps(core, rounds)) },
    options,
    frameFilter,
  )
  const chat = await createChat(core, venueServers[0], options)
  const wallet = walletOf(core, options, chat)
  const gamesPush = createGamesPush({ ...core, rounds, frameFilter })
  const { anchorGames, casino } = createPlayed(core, options, { games, rounds, chat })
  const launchedGames = () => (played.includes('anchorGame') ? anchorGames.launched() : [])
  const content = await createContent({ ...core, makers: VENUES, anchorGames: launchedGames })
  const news = createNews(core)
  const site = siteWith(core, options, [
    ...statisticsCalls(core),
    ...news.calls,
    ...predictionCalls({ ...core, room: chat.room }),
    ...wallet.calls,
    ...content.calls,
    ...anchorGames.calls,
    gameTypesCall({ ...core, ...games, played }),
    ...recordCalls(recordDeps(core, rounds)),
  ])
  const live = liveOf(core, options, { content, chat })
  const products = [
    createBetting({ ...core, world: core.bookWorld }),
    ...venueServers.map(venueProduct),
    roundsProduct(rounds, gamesPush),
    createRoundRetention(core, roundGames),
    createProofs(core.virtual, rounds),
    anchorGames,
    casino,
    lottery,
    wallet,
    content,
    news,
    site,
    chat,
    live,
  ]
  return { products, venueServers, chat, live, rounds, gamesPush }
}

interface PlayedParts {
  readonly games: Awaited<ReturnType<typeof loadGames>>
  readonly rounds: Rounds
  readonly chat: Chat
}

/** The games beside an anchor and at a table. */
function createPlayed(core: PlatformCore, options: PlatformOptions, { games, rounds, chat }: PlayedParts) {
  const imageBase = mediaBasesOf(core.origins).images
  const crowded = (options.roomRate ?? 0) > 0
  const anchorGames = createAnchorGames({
    ...core,
    rounds,
    switches: games.switches,
    viewers: (roomId) => chat.room.viewers(roomId),
    imageBase,
    crowd: crowded ? GAME_CROWD : NO_GAME_CROWD,
    post: chat.room.post,
  })
  const casino = createCasino({
    ...core,
    ...games.casino,
    rounds,
    imageBase,
    crowd: crowded ? TABLE_CROWD : NO_TABLE_CROWD,
  })
  return { anchorGames, casino }
}

function walletOf(core: PlatformCore, { demo }: PlatformOptions, { gifts }: Chat) {
  const giftNames = new Map(gifts.map(({ giftId, name }) => [giftId, name]))
  return createWallet({ ...core, isDemo: demo != null, giftNames })
}

interface ShownInLive {
  readonly content: Awaited<ReturnType<typeof createContent>>
  readonly chat: Chat
}

function liveOf(core: PlatformCore, { clips }: PlatformOptions, { content, chat }: ShownInLive): Live {
  return createLive({
    ...core,
    liveKey: core.keys.liveKey,
    clips: clips ?? new Map(),
    contentArt: content.contentArt,
    viewers: (roomId) => chat.room.viewers(roomId),
  })
}

function siteWith(core: PlatformCore, options: PlatformOptions, otherCalls: readonly SiteCall[]): Product {
  return createSite({
    ...core,
    otherCalls,
    contact: options.contact ?? null,
    demo: options.demo ?? null,
    accessTokenSeconds: options.accessTokenSeconds ?? ACCESS_TOKEN_SECONDS,
    singleSession: options.singleSession ?? false,
  })
}

/** What the lists of bets of all products need. */
function recordDeps({ store, clock }: PlatformCore, rounds: Rounds) {
  return { store, rounds, now: () => clock.now() }
}

/** The servers of the venues, the default one first. */
function createVenueServers(
  core: Omit<VenueDeps, 'frameFilter'>,
  { venues = VENUES }: PlatformOptions,
  frameFilter: MakeFrameFilter,
): readonly [VenueServer, ...VenueServer[]] {
  const [first, ...others] = venues
  const deps = { ...core, frameFilter }
  return [first.create(deps), ...others.map((maker) => maker.create(deps))]
}

/** Checks the ledger when metrics are read, but not every time: it reads the whole ledger. */
function auditForMetrics({ store, metrics, real }: PlatformCore): void {
  let auditedAt = -Infinity
  metrics.beforeReading(async () => {
    if (real() - auditedAt < AUDIT_EVERY_MS) return
    auditedAt = real()
    const audit = await store.ledger.audit()
    metrics.ledgerTransactions.set(audit.transactions)
    metrics.ledgerBalanced.set(audit.balanced ? 1 : 0)
  })
}
