import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { ROOM_NAMESPACE, ROOM_PATH, messageTypes } from '../../streams/wire/room/constants.ts'
import type { GlobalConfigFrame } from '../../streams/wire/room/messages.ts'
import { DEFAULT_ROOM_CONFIG } from '../store/rooms/rooms.ts'
import { newMessageId } from '../store/rooms/lockedRoom.ts'
import { createChatFilter } from './chatFilter.ts'
import { admitToRooms } from './admission.ts'
import { answerConnection } from './connection.ts'
import { MAX_PAYLOAD_BYTES, ROOM_OPTIONS } from './options.ts'
import type { RoomOptions } from './options.ts'
import { createPresence } from './presence.ts'
import type { RoomBus, RoomNews } from './roomBus.ts'
import type { RoomDeps } from './roomDeps.ts'
import { createRoomHub } from './roomHub.ts'
import { createRoomPost } from './posting.ts'
import type { RoomPost } from './roomPost.ts'
import { strictWebSocketServer } from '../http/frameLimit.ts'
import type { SignedIn, UpgradeHandler } from '../http/upgrade.ts'
import { createRateLimit } from '../http/rateLimit.ts'
import type { SocketLimits } from '../http/socketLimits.ts'
import { shareRooms } from './sharedRooms.ts'
import type { SharedRooms } from './sharedRooms.ts'
import { breakOff, packetsWaiting, sendAway } from './sockets.ts'
import type { RoomConnection, RoomIo, RoomNamespace } from './sockets.ts'
import { SYSTEM } from './speakers.ts'
import { createTexts } from './texts.ts'
import { createTransports } from './transports.ts'
import { repeat } from './repeating.ts'

export interface RoomServer {
  /** Starts the timers that send batches, and returns the upgrade handler. Call it once. */
  upgrades(limits: SocketLimits, signedIn: SignedIn): UpgradeHandler
  readonly post: RoomPost
  /** Changes a room's configuration and announces it. @throws for a room that does not exist. */
  configure(roomId: string, changes: RoomConfigChanges): Promise<GlobalConfigFrame>
  /** Closes a member's connections in all processes; returns how many in this one. */
  cut(memberId: number, why: 'signedOut' | 'banned' | 'elsewhere'): number
  /** Breaks a member's connections in this process as a bad network does; returns how many. */
  drop(memberId: number): number
  readonly connections: number
  /** The viewers of a room in all processes, simulated ones included. */
  viewers(roomId: string): number
  /** Disconnects all clients, which reconnect to the process that replaces this one. May be called twice. */
  close(): Promise<void>
}

export type RoomConfigChanges = Partial<Omit<GlobalConfigFrame, 'conditions'>> & {
  readonly conditions?: Partial<GlobalConfigFrame['conditions']>
}

export interface RoomServerOptions {
  readonly options?: Partial<RoomOptions>
  /** The Redis that connects several processes; `null` for one process alone. */
  readonly redisUrl?: string | null
  /** The initial configuration of a room. */
  readonly firstConfig?: (roomId: string) => GlobalConfigFrame
  /** Blocked words in addition to the built-in ones. */
  readonly blockedWords?: readonly string[]
}

/** Time for sending a last frame before the socket is closed. */
const LAST_FRAME_MS = 50

/** The Socket.IO server of the rooms: see docs/protocol.md, 3, and decision 0016. */
export async function createRoomServer(
  deps: RoomDeps,
  {
    options: given = {},
    redisUrl = null,
    firstConfig = () => DEFAULT_ROOM_CONFIG,
    blockedWords = [],
  }: RoomServerOptions = {},
): Promise<RoomServer> {
  const options = { ...ROOM_OPTIONS, ...given }
  const { store, clock, real, log, metrics } = deps
  const shared = redisUrl === null ? null : await shareRooms(redisUrl, await streamName(deps), log)
  const io: RoomIo = new Server({ ...engineOptions, ...(shared === null ? {} : { adapter: shared.adapter }) })
  // Nothing is served outside the rooms' namespace.
  io.use((_, next) => {
    next(new Error('notFound'))
  })
  const nsp: RoomNamespace = io.of(ROOM_NAMESPACE)
  const bus = busOn(nsp, shared)
  const hub = createRoomHub({ rooms: store.rooms, bus, limits: options, firstConfig, log })
  const presence = createPresence((roomId) => nsp.adapter.rooms.get(roomId)?.size ?? 0, real)
  const process = randomUUID()
  const transports = createTransports(options)
  let signedIn: SignedIn = () => undefined
  const commandDeps = { ...deps, hub, options }

  nsp.use((connection, next) => {
    const { conn, request } = connection
    function refuse(why: string): void {
      transports.failed(conn)
      next(new Error(why))
    }
    if (!transports.begin(conn)) {
      next(new Error('tooMany'))
      transports.end(conn)
      return
    }
    admitToRooms(deps.gate, deps.siteId, connection.handshake.auth).then(
      (admission) => {
        if (!admission.admitted) {
          refuse(admission.why)
        } else if (!transports.hold(conn, admission.caller.memberId)) {
          refuse('tooMany')
        } else {
          signedIn(request)
          connection.data.caller = admission.caller
          connection.data.limit = createRateLimit(options.connection, real)
          connection.data.excess = 0
          next()
        }
      },
      (error: unknown) => {
        log.error({ err: error }, 'a room connection could not be checked')
        refuse('failed')
      },
    )
  })

  const answer = answerConnection({
    ...commandDeps,
    presence,
    shared: bus.shared,
    texts: createTexts({ ...commandDeps, filter: createChatFilter(blockedWords) }),
    memberLimit: createRateLimit(options.member, real),
    joinLimit: createRateLimit(options.joins, real),
  })
  nsp.on('connection', (connection) => {
    metrics.roomConnections.inc()
    connection.on('disconnect', () => {
      metrics.roomConnections.dec()
      transports.end(connection.conn)
    })
    answer(connection)
  })

  function connectionsOf(memberId: number): readonly RoomConnection[] {
    return [...nsp.sockets.values()].filter(({ data }) => data.caller.memberId === memberId)
  }

  function cutHere(memberId: number, why: 'signedOut' | 'banned' | 'elsewhere'): number {
    const theirs = connectionsOf(memberId)
    for (const connection of theirs) sendAway(connection, why, null)
    return theirs.length
  }

  nsp.on('news', (news: RoomNews) => {
    if (news.kind === 'cut') cutHere(news.memberId, news.why)
    else if (news.kind === 'watching') presence.note(news.process, news.room, news.here, news.besides)
    else hub.hear(news)
  })

  const toldViewers = new Map<string, number>()
  let viewersToldAt = -Infinity
  function sendBatches(): void {
    const viewersDue = performance.now() - viewersToldAt >= options.viewersMs
    if (viewersDue) viewersToldAt = performance.now()
    for (const channel of hub.channels()) {
      const { roomId } = channel
      const here = nsp.adapter.rooms.get(roomId)?.size ?? 0
      const viewers = presence.total(roomId)
      const changed = viewersDue && viewers !== toldViewers.get(roomId)
      if (viewersDue && here > 0) {
        bus.publish({ kind: 'watching', process, room: roomId, here, besides: presence.besides(roomId) })
      }
      const batch = channel.take(changed && here > 0 ? viewers : null)
      if (changed && here > 0) toldViewers.set(roomId, viewers)
      if (batch === null || here === 0) continue
      nsp.local.to(roomId).emit('batch', batch)
      metrics.roomBatches.inc()
    }
    void hub.mend()
  }

  function closeSlow(): void {
    for (const connection of nsp.sockets.values()) {
      if (packetsWaiting(connection) <= options.waitingPackets) continue
      metrics.slowRoomConnections.inc()
      breakOff(connection)
    }
  }

  async function closeShutOut(): Promise<void> {
    const sessions = new Set([...nsp.sockets.values()].map(({ data }) => data.caller.sessionId))
    const shutOut = await store.rooms.shutOut([...sessions], real())
    const reasons = new Map(shutOut.map(({ sessionId, why }) => [sessionId, why]))
    for (const connection of [...nsp.sockets.values()]) {
      const why = reasons.get(connection.data.caller.sessionId)
      if (why !== undefined) sendAway(connection, why, null)
    }
    for (const { roomId } of hub.channels()) {
      const watched = (nsp.adapter.rooms.get(roomId)?.size ?? 0) > 0
      if (!watched && deps.directory.room(roomId) === null) hub.forget(roomId)
    }
  }

  const stops: (() => void)[] = []
  async function close(): Promise<void> {
    for (const stop of stops) stop()
    sendBatches()
    for (const connection of nsp.sockets.values()) {
      const retryMs = Math.floor(deps.random() * options.restartSpreadMs)
      connection.emit('closing', { reason: 'restart', retryMs })
    }
    if (nsp.sockets.size > 0) await pause(LAST_FRAME_MS)
    const connections = [...nsp.sockets.values()]
    nsp.local.disconnectSockets(true)
    if (connections.length > 0) await pause(LAST_FRAME_MS)
    for (const connection of connections) breakOff(connection)
    await nsp.adapter.close()
    await io.of('/').adapter.close()
    // Not `io.close`, which would also close the HTTP server.
    if (stops.length > 0) io.engine.close()
    shared?.close()
  }
  let closing: Promise<void> | null = null

  return {
    upgrades(limits, tellSignedIn) {
      signedIn = tellSignedIn
      // The engine is attached to a server that never opens a port, so it gets only the sockets that are
      // passed to it here.
      const door = createServer()
      io.attach(door, {
        ...engineOptions,
        wsEngine: strictWebSocketServer(limits),
        destroyUpgrade: false,
      })
      stops.push(
        repeat(sendBatches, options.batchMs, log),
        repeat(closeSlow, options.slowCheckMs, log),
        repeat(closeShutOut, options.sessionsMs, log),
      )
      if (bus.shared) stops.push(repeat(() => hub.lookBeyond(), options.headsMs, log))
      return (request, socket, head) => {
        door.emit('upgrade', request, socket, head)
      }
    },
    viewers: (roomId) => presence.total(roomId),
    post: createRoomPost({ ...commandDeps, presence }),
    async configure(roomId, changes) {
      if (deps.directory.room(roomId) === null) throw new Error(`there is no room ${roomId}`)
      await hub.open(roomId)
      const { config, messages } = await store.rooms.within(roomId, async (room) => {
        const before = room.standing.config
        const next = { ...before, ...changes, conditions: { ...before.conditions, ...changes.conditions } }
        await room.setConfig(next)
        const [type, from, at] = [messageTypes.globalConfig, SYSTEM, clock.now()]
        const draft = { id: newMessageId(), type, from, at, body: next, memberId: null, cid: null }
        return { config: next, messages: await room.append([draft]) }
      })
      hub.tell(roomId, messages)
      return config
    },
    cut(memberId, why) {
      bus.publish({ kind: 'cut', memberId, why })
      return cutHere(memberId, why)
    },
    drop(memberId) {
      const theirs = connectionsOf(memberId)
      for (const connection of theirs) breakOff(connection)
      return theirs.length
    },
    get connections() {
      return nsp.sockets.size
    },
    close: () => (closing ??= close()),
  }
}

const engineOptions = {
  path: ROOM_PATH,
  serveClient: false,
  // With HTTP long polling, all requests of a client would have to reach the same process.
  transports: ['websocket' as const],
  maxHttpBufferSize: MAX_PAYLOAD_BYTES,
  pingInterval: 20_000,
  pingTimeout: 15_000,
  connectTimeout: 10_000,
}

function busOn(nsp: RoomNamespace, shared: SharedRooms | null): RoomBus {
  return {
    shared: shared !== null,
    publish(news) {
      if (shared !== null) nsp.serverSideEmit('news', news)
    },
  }
}

/** The name of the Redis stream; created once, in the database that the processes share. */
async function streamName({ store }: RoomDeps): Promise<string> {
  const kept = await store.settings.ensure('rooms.stream', `touchline:${randomUUID()}`)
  return typeof kept === 'string' ? kept : 'touchline'
}
