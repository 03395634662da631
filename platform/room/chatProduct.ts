import { randomUUID } from 'node:crypto'
import type { GiftEntry } from '../../streams/wire/room/frames.ts'
import type { GlobalConfigFrame } from '../../streams/wire/room/messages.ts'
import type { Product } from '../product.ts'
import { DEFAULT_ROOM_CONFIG } from '../store/rooms/rooms.ts'
import type { VenueServer } from '../venues/venueServer.ts'
import { createBots } from './bots/bots.ts'
import { ALWAYS, createTurn } from './bots/oneAtATime.ts'
import { createCrowd, NO_CROWD } from './crowd/crowd.ts'
import type { Crowd } from './crowd/crowd.ts'
import { GIFTS } from './gifts/giftCatalogue.ts'
import { ROOM_UPGRADE_PATH } from './options.ts'
import type { RoomOptions } from './options.ts'
import type { RoomDeps } from './roomDeps.ts'
import { createRoomServer } from './roomServer.ts'
import type { RoomServer } from './roomServer.ts'

export interface Chat extends Product {
  readonly room: RoomServer
  /** What can be given in every room. */
  readonly gifts: readonly GiftEntry[]
}

interface ChatDeps extends Omit<RoomDeps, 'gifts' | 'crowd'> {
  /** The seed of the world, for the bots. */
  readonly seed: number
}

export interface ChatOptions {
  readonly roomOptions?: Partial<RoomOptions>
  /** The Redis that connects the rooms of several processes; `null` for a single process. */
  readonly redisUrl?: string | null
  /** The initial configuration of a room. */
  readonly firstRoomConfig?: (roomId: string) => GlobalConfigFrame
  /** Blocked words for chat, in addition to the built-in ones. */
  readonly blockedWords?: readonly string[]
  /** Messages of bots a minute in the busiest room; no bots when missing. */
  readonly roomRate?: number
}

/** The chat of the live rooms, with its bots. `venue` is the one whose selections bots share. */
export async function createChat(deps: ChatDeps, venue: VenueServer, options: ChatOptions): Promise<Chat> {
  const { store, world, clock, real } = deps
  const rate = options.roomRate ?? 0
  const crowd = rate > 0 ? createCrowd({ settings: store.settings, world, now: () => clock.now() }) : NO_CROWD
  const room = await createRoomServer(
    { ...deps, gifts: GIFTS, crowd },
    {
      options: options.roomOptions ?? {},
      redisUrl: options.redisUrl ?? null,
      firstConfig: options.firstRoomConfig ?? (() => DEFAULT_ROOM_CONFIG),
      blockedWords: options.blockedWords ?? [],
    },
  )
  const turn = store.shared ? createTurn(store.leases, { name: 'bots', holder: randomUUID(), real }) : ALWAYS
  const bots = createBots(botDeps(deps, venue, room, crowd), rate)
  return {
    name: 'chat',
    room,
    gifts: GIFTS,
    sockets: (limits, signedIn) => new Map([[ROOM_UPGRADE_PATH, room.upgrades(limits, signedIn)]]),
    async tick() {
      if (rate > 0 && (await turn.has())) await bots.tick()
    },
    disconnect: () => room.close(),
    close: () => turn.end().catch(() => undefined),
  }
}

function botDeps(
  { directory, world, siteId, seed, real, clock, log }: ChatDeps,
  venue: VenueServer,
  room: RoomServer,
  crowd: Crowd,
): Parameters<typeof createBots>[0] {
  return {
    directory,
    world,
    post: room.post,
    gifts: GIFTS,
    siteId,
    venue,
    seed,
    real,
    now: () => clock.now(),
    guesses: (matchId) => crowd.guesses(matchId),
    onFault: (error) => {
      log.warn({ err: error }, 'a bot could not speak')
    },
  }
}
