import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { ROOM_NAMESPACE, ROOM_PATH, messageTypes } from '../../streams/wire/room/constants.ts'
import type { GlobalConfigFrame } from '../../streams/wire/room/messages.ts'
import { newMessageId } from '../store/rooms/lockedRoom.ts'
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
import { createRateLimit } from '../http/rateLimit.ts'
import { shareRooms } from './sharedRooms.ts'
import type { SharedRooms } from './sharedRooms.ts'
import { breakOff, packetsWaiting, sendAway } from './sockets.ts'
import type { RoomConnection, RoomIo, RoomNamespace } from './sockets.ts'
import { SYSTEM } from './speakers.ts'
import { createTexts } from './texts.ts'
import { repeat } from './repeating.ts'

export interface RoomServer {
  /** Answers the rooms' WebSockets on a server, and starts to send batches. */
  attach(http: HttpServer): void
  readonly post: RoomPost
  /** Changes what a room asks of its members, and tells them. @throws for a room that is not there. */
  configure(roomId: string, changes: RoomConfigChanges): Promise<GlobalConfigFrame>
  /** Closes a member's connections in all processes; gives how many here. */
  cut(memberId: number, why: 'signedOut' | 'banned' | 'elsewhere'): number
  /** Breaks a member's connections here without a word, as a bad network does; gives how many. */
  drop(memberId: number): number
  readonly connections: number
  /** How many watch a room, in all processes and besides. */
  viewers(roomId: string): number
  /** Sends everyone away, to come back to the next process. May be called twice. */
  close(): Promise<void>
}

export type RoomConfigChanges = Partial<Omit<GlobalConfigFrame, 'conditions'>> & {
  readonly conditions?: Partial<GlobalConfigFrame['conditions']>
}

export interface RoomServerOptions {
  readonly options?: Partial<RoomOptions>
  /** Several processes of one platform find each other here; `null` is one process alone. */
  readonly redisUrl?: string | null
}

/** How long a last frame gets to leave before the socket is closed under it. */
const LAST_FRAME_MS = 50

/** The rooms' Socket.IO server: see docs/protocol.md, 3, and decision 0016. */
export async function createRoomServer(
  deps: RoomDeps,
  { options: given = {}, redisUrl = null }: RoomServerOptions = {},
): Promise<RoomServer> {
  const options = { ...ROOM_OPTIONS, ...given }
  const { store, clock, real, log, metrics } = deps
  const shared = redisUrl === null ? null : await shareRooms(redisUrl, await streamName(deps), log)
  const io: RoomIo = new Server({ ...engineOptions, ...(shared === null ? {} : { adapter: shared.adapter }) })
  // Nothing is served outside the namespace of the rooms.
  io.use((_, next) => {
    next(new Error('notFound'))
  })
  const nsp: RoomNamespace = io.of(ROOM_NAMESPACE)
  const bus = busOn(nsp, shared)
  const hub = createRoomHub(store.rooms, bus, options, log)
  const presence = createPresence((roomId) => nsp.adapter.rooms.get(roomId)?.size ?? 0, real)
  const process = randomUUID()
  const perMember = new Map<number, number>()
  const commandDeps = { ...deps, hub, options }

  nsp.use((connection, next) => {
    admitToRooms(deps.gate, deps.siteId, connection.handshake.auth).then(
      (admission) => {
        if (!admission.admitted) {
          next(new Error(admission.why))
          return
        }
        const { caller } = admission
        const open = perMember.get(caller.memberId) ?? 0
        if (open >= options.connectionsPerMember || nsp.sockets.size >= options.connections) {
          next(new Error('tooMany'))
          return
        }
        connection.data.caller = caller
        connection.data.limit = createRateLimit(options.connection, real)
        connection.data.excess = 0
        next()
      },
      (error: unknown) => {
        log.error({ err: error }, 'a room connection could not be checked')
        next(new Error('failed'))
      },
    )
  })

  const answer = answerConnection({
    ...commandDeps,
    presence,
    shared: bus.shared,
    texts: createTexts(commandDeps),
    memberLimit: createRateLimit(options.member, real),
    joinLimit: createRateLimit(options.joins, real),
  })
  nsp.on('connection', (connection) => {
    const { memberId } = connection.data.caller
    perMember.set(memberId, (perMember.get(memberId) ?? 0) + 1)
    metrics.roomConnections.inc()
    connection.on('disconnect', () => {
      const left = (perMember.get(memberId) ?? 1) - 1
      if (left > 0) perMember.set(memberId, left)
      else perMember.delete(memberId)
      metrics.roomConnections.dec()
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
    // Not `io.close`, which would close the HTTP server of others too.
    if (stops.length > 0) io.engine.close()
    shared?.close()
  }
  let closing: Promise<void> | null = null

  return {
    attach(http) {
      // Other upgrades are for the venues' push.
      io.attach(http, { ...engineOptions, destroyUpgrade: false })
      stops.push(
        repeat(sendBatches, options.batchMs, log),
        repeat(closeSlow, options.slowCheckMs, log),
        repeat(closeShutOut, options.sessionsMs, log),
      )
      if (bus.shared) stops.push(repeat(() => hub.lookBeyond(), options.headsMs, log))
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
  // Polling would bind a member to one process; and a member behind many is told apart by nothing else.
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

/** Made once for the database that the processes share. */
async function streamName({ store }: RoomDeps): Promise<string> {
  const kept = await store.settings.ensure('rooms.stream', `touchline:${randomUUID()}`)
  return typeof kept === 'string' ? kept : 'touchline'
}
