import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import type { UpgradeHandler } from '../../platform/http/upgrade.ts'
import { readClips } from '../../platform/live/hls/clips.ts'
import { createPlatform } from '../../platform/platform.ts'
import type { PlatformOptions } from '../../platform/platformOptions.ts'
import type { RoomPost } from '../../platform/room/posts/roomPost.ts'
import type { Rounds } from '../../platform/rounds/rounds.ts'
import { LAUNCHED_PRODUCTS } from '../../platform/site/venueDesk.ts'
import { ensureDemoMember } from '../../platform/store/demoMembers.ts'
import { openStore } from '../../platform/store/store.ts'
import { TICK_MS } from '../../platform/tick.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import type { World, WorldMatch } from '../../platform/world/world.ts'
import { GAMES_PUSH_PATH } from '../../streams/wire/games/push.ts'
import { benchRooms } from './benchRooms.ts'
import { openBenchSession, TOKEN_SECONDS } from './benchSession.ts'

/** A Saturday afternoon in Europe, when many matches are in play. */
const STARTS_AT = Date.UTC(2026, 9, 17, 15, 20)
const SEED = 14
const SITE_ID = 1001
/** The path of the bench pages, which are served beside the platform. */
export const BENCH_PATH = '/bench/'
const PUSH_PATH = `${BENCH_PATH}push`

/** The content of a bench page. */
export interface BenchPage {
  readonly type: string
  readonly body: string
}

/** Compressed in the same way as the platform compresses the client's files. */
interface PackedPage {
  readonly type: string
  readonly packed: Uint8Array
}

/**
 * The platform with the built client, and beside it pages and a WebSocket of the bench. The world does not
 * advance by itself: all price changes are sent by the bench, the same to each page. The rounds of games are played
 * where they are asked for.
 */
export interface BenchPlatform {
  readonly origin: string
  readonly world: World
  /** Platform time, ms. */
  readonly now: () => number
  /** The URL of the WebSocket that sends the frames to a bench page. */
  readonly benchSocket: string
  /** Serves a page under `BENCH_PATH`. */
  show(name: string, page: BenchPage): void
  /** Sends a frame to all clients of the venue's push and to all bench pages. */
  push(frame: unknown): void
  /** The number of connections that receive pushes. */
  readonly listeners: number
  /** Posts to any room whose id begins with `bench-`. */
  readonly rooms: RoomPost
  /** The match of the rooms; `null` when none is in play. */
  readonly roomMatchId: string | null
  /** The number of connections to the rooms. */
  readonly watching: number
  /** The origin and the token with which a bench page connects to the rooms. */
  roomKey(): Promise<{ readonly origin: string; readonly token: string }>
  readonly rounds: Pick<Rounds, 'present' | 'ofShoe'>
  /** The tokens with which a bench page connects to the push of the games, and calls the casino. */
  casinoKey(): Promise<{ readonly siteToken: string; readonly casinoToken: string }>
  close(): Promise<void>
}

export async function openBenchPlatform(
  clientDir: string,
  options: Pick<PlatformOptions, 'casinoTables' | 'roundProducts'> = {},
): Promise<BenchPlatform> {
  const startedAt = Date.now()
  const store = await openStore({})
  const real = (): number => STARTS_AT + (Date.now() - startedAt)
  const roomMatch: { matchId: string | null } = { matchId: null }
  const platform = await createPlatform({
    store,
    siteId: SITE_ID,
    createWorld: (clock, { seed, epoch }) => createSimulatedWorld({ seed, epoch, clock }),
    seed: SEED,
    clientDir,
    clips: await readClips('platform/live/media'),
    real,
    accessTokenSeconds: TOKEN_SECONDS,
    rooms: benchRooms(() => roomMatch.matchId),
    ...options,
  })
  roomMatch.matchId = platform.world.matches().find(isShown)?.id ?? null
  const demo = await ensureDemoMember(store, String(SITE_ID), platform.clock.now())

  const pages = new Map<string, PackedPage>()
  const answer = getRequestListener((request, env) => platform.app.fetch(request, env))
  const http = createServer((request, response) => {
    if (request.url?.startsWith(BENCH_PATH) === true) answerBench(pages, request, response)
    else void answer(request, response)
  })
  const sockets = new WebSocketServer({ noServer: true })
  const answerPush: UpgradeHandler = (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request))
  }
  platform.attach(http, new Map([[PUSH_PATH, answerPush]]))
  const port = await new Promise<number>((resolve, reject) => {
    http.once('error', reject)
    http.listen(0, '127.0.0.1', () => {
      const address = http.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

  const origin = `http://127.0.0.1:${String(port)}`
  const { roundProducts: played = [] } = options
  const playing = played.length === 0 ? undefined : setInterval(() => void platform.rounds.tick(), TICK_MS)
  const openSession = () => openBenchSession(store, { siteId: SITE_ID, memberId: demo.id, real })
  // The push of the games has frames of its own: a frame of a venue would be a fault there.
  const venuePushes = platform.pushes.filter(({ path }) => path !== GAMES_PUSH_PATH)
  return {
    origin,
    world: platform.world,
    now: () => platform.clock.now(),
    benchSocket: `ws://127.0.0.1:${String(port)}${PUSH_PATH}`,
    show: (name, page) => {
      pages.set(name, { type: page.type, packed: brotliCompressSync(page.body) })
    },
    push: (frame) => {
      for (const push of venuePushes) push.sendToAll(frame)
      const text = JSON.stringify(frame)
      for (const client of sockets.clients) client.send(text)
    },
    get listeners() {
      return venuePushes.reduce((open, push) => open + push.open, sockets.clients.size)
    },
    rooms: platform.room.post,
    roomMatchId: roomMatch.matchId,
    get watching() {
      return platform.room.connections
    },
    roomKey: async () => ({ origin, token: await (await openSession())('site') }),
    rounds: platform.rounds,
    casinoKey: async () => {
      const tokenOf = await openSession()
      const casinoToken = await tokenOf(`venue:${LAUNCHED_PRODUCTS.casino}`)
      return { siteToken: await tokenOf('site'), casinoToken }
    },
    close: async () => {
      clearInterval(playing)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await platform.close()
    },
  }
}

function isShown({ sport, state }: WorldMatch): boolean {
  return sport === 'football' && state === 'live'
}

function answerBench(
  pages: ReadonlyMap<string, PackedPage>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const page = pages.get((request.url ?? '').slice(BENCH_PATH.length))
  if (page === undefined) {
    response.writeHead(404).end()
    return
  }
  const headers = { 'content-type': page.type, 'content-encoding': 'br', 'cache-control': 'no-store' }
  response.writeHead(200, headers).end(page.packed)
}
