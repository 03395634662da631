import { randomUUID } from 'node:crypto'
import type { GlobalConfigFrame } from '../../streams/wire/room/messages.ts'
import { DEFAULT_ROOM_CONFIG } from '../store/rooms/rooms.ts'
import { createRateLimit } from '../http/rateLimit.ts'
import { createRoundSeeds } from '../rounds/committedSeed.ts'
import { loadRoundSecret } from '../rounds/roundSecret.ts'
import type { SocketLimits } from '../http/socketLimits.ts'
import type { SignedIn, UpgradeHandler } from '../http/upgrade.ts'
import { admitConnections } from './admission/admitting.ts'
import { createBatchPace } from './connections/batchPace.ts'
import { connectionsIn, createBatching } from './connections/batching.ts'
import { createSiteFilter } from './chat/siteFilter.ts'
import { createGiverRankings } from './gifts/givers.ts'
import { configureRoom } from './moderation/configuring.ts'
import type { RoomConfigChanges } from './moderation/configuring.ts'
import { changeFilterWords } from './moderation/filterList.ts'
import { answerConnection } from './connection.ts'
import { closeShutOut, closeSlow, forgetEndedRooms } from './connections/connectionChecks.ts'
import { disconnectForRestart } from './connections/disconnecting.ts'
import { createMemberConnections } from './connections/memberConnections.ts'
import type { CutReason, MemberConnections } from './connections/memberConnections.ts'
import { ROOM_OPTIONS } from './options.ts'
import type { RoomOptions } from './options.ts'
import { createFullRooms } from './hub/fullRooms.ts'
import { createPresence } from './hub/presence.ts'
import type { Presence } from './hub/presence.ts'
import type { RoomBus } from './hub/roomBus.ts'
import type { RoomDeps } from './roomDeps.ts'
import { createRoomEngine, type RoomEngine } from './connections/roomEngine.ts'
import { createRoomHub } from './hub/roomHub.ts'
import type { RoomHub } from './hub/roomHub.ts'
import { endDueBags } from './bags/bagWatch.ts'
import { createPollWatch } from './polls/pollWatch.ts'
import { createPredictionWatch } from './predictions/predictionWatch.ts'
import { createRoomPost } from './posts/posting.ts'
import type { RoomPost } from './posts/roomPost.ts'
import { shareRooms } from './connections/sharedRooms.ts'
import type { SharedRooms } from './connections/sharedRooms.ts'
import type { RoomConnection, RoomNamespace } from './connections/sockets.ts'
import { type ScoreShareOutcome, type SharedScore, shareScore } from './shares/scoreShares.ts'
import { createGroupCommit } from './chat/groupCommit.ts'
import { createTexts } from './chat/texts.ts'
import { createTransports } from './admission/transports.ts'
import type { Transports } from './admission/transports.ts'
import { repeat } from './connections/repeating.ts'

export type { ScoreShareOutcome } from './shares/scoreShares.ts'

export interface RoomServer {
  /** Starts the timers that send batches, and returns the upgrade handler. @throws on a second call. */
  upgrades(limits: SocketLimits, signedIn: SignedIn): UpgradeHandler
  readonly post: RoomPost
  /** Shows a member's prediction of a final score in a room. */
  shareScore(share: SharedScore): Promise<ScoreShareOutcome>
  /** Changes a room's configuration and announces it. @throws for a room that does not exist. */
  configure(roomId: string, changes: RoomConfigChanges): Promise<GlobalConfigFrame>
  /** Changes the blocked words of the site; returns those that were added. @throws for a word that is refused. */
  filterWords(change: {
    readonly add: readonly string[]
    readonly remove: readonly string[]
  }): Promise<readonly string[]>
  /** Closes a member's connections in all processes; returns how many in this one. */
  cut(memberId: number, why: CutReason): number
  /** Breaks a member's connections in this process as a bad network does; returns how many. */
  drop(memberId: number): number
  readonly connections: number
  /** The viewers of a room in all processes, simulated ones included. */
  viewers(roomId: string): number
  /** Disconnects all clients, which reconnect to the process that replaces this one. May be called twice. */
  close(): Promise<void>
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
  const { store, real, log, metrics } = deps
  const shared = redisUrl === null ? null : await shareRooms(redisUrl, await streamName(deps), log)
  const engine = createRoomEngine(shared)
  const { namespace } = engine
  const bus = busOn(namespace, shared)
  const hub = createRoomHub({ rooms: store.rooms, bus, limits: options, firstConfig, log })
  const presence = createPresence((roomId) => connectionsIn(namespace, roomId), real)
  const members = createMemberConnections(namespace, bus)
  const transports = createTransports(options)
  const full = createFullRooms((roomId) => presence.connected(roomId), options)
  const seeds = createRoundSeeds(await loadRoundSecret(store.settings))
  const commandDeps = { ...deps, hub, full, options, seeds }
  const pace = createBatchPace(options)
  const groupCommit = createGroupCommit(options, pace)
  const send = createBatching({ namespace, hub, bus, presence, full, pace, options, metrics })
  const sendBatches = (): void => {
    send('due')
    groupCommit.batchesSent()
  }

  admitConnections(namespace, { ...deps, transports, options, signedIn: signedInOf(engine) })
  const filter = createSiteFilter({ ...deps, words: blockedWords })
  const texts = createTexts({ ...commandDeps, filter, groupCommit })
  const rateLimits = {
    memberLimit: createRateLimit(options.member, real),
    joinLimit: createRateLimit(options.joins, real),
  }
  const rankings = createGiverRankings(deps)
  const parts = { presence, filter, shared: bus.shared, texts, rankings }
  const answer = answerConnection({ ...commandDeps, ...parts, ...rateLimits })
  namespace.on('connection', (connection) => {
    countConnection(connection, deps, transports)
    answer(connection)
  })
  receiveNews(namespace, hub, presence, members)

  let stops: readonly (() => void)[] | null = null
  async function close(): Promise<void> {
    for (const stop of stops ?? []) stop()
    send('all')
    await disconnectForRestart(namespace, () => Math.floor(deps.random() * options.restartSpreadMs))
    await engine.close()
    shared?.close()
  }
  let closing: Promise<void> | null = null

  return {
    upgrades(limits, signedIn) {
      if (stops !== null) throw new Error('the rooms are attached already')
      const handle = engine.attach(limits, signedIn)
      stops = [
        repeat(sendBatches, options.batchMs, log),
        ...repeatChecks(namespace, deps, hub, options),
        ...repeatWatches(commandDeps),
        ...(bus.shared ? [repeat(() => hub.catchUpFromStore(), options.headsMs, log)] : []),
      ]
      return handle
    },
    viewers: (roomId) => presence.total(roomId),
    post: createRoomPost({ ...commandDeps, presence }),
    shareScore: (share) => shareScore(commandDeps, share),
    configure: (roomId, changes) => configureRoom(commandDeps, roomId, changes),
    filterWords: (change) => changeFilterWords({ ...deps, filter }, change),
    cut: (memberId, why) => members.cut(memberId, why),
    drop: (memberId) => members.drop(memberId),
    get connections() {
      return namespace.sockets.size
    },
    close: () => (closing ??= close()),
  }
}

function signedInOf(engine: RoomEngine): SignedIn {
  return (request) => {
    engine.signedIn(request)
  }
}

function busOn(namespace: RoomNamespace, shared: SharedRooms | null): RoomBus {
  return {
    shared: shared !== null,
    publish(news) {
      if (shared !== null) namespace.serverSideEmit('news', news)
    },
  }
}

/** The name of the Redis stream; created once, in the database that the processes share. */
async function streamName({ store }: RoomDeps): Promise<string> {
  const kept = await store.settings.ensure('rooms.stream', `touchline:${randomUUID()}`)
  return typeof kept === 'string' ? kept : 'touchline'
}

/** Counts a connection, and ends its WebSocket with it. */
function countConnection(connection: RoomConnection, { metrics }: RoomDeps, transports: Transports): void {
  metrics.roomConnections.inc()
  connection.on('disconnect', () => {
    metrics.roomConnections.dec()
    transports.end(connection.conn)
  })
}

/** Handles the news of other processes. */
function receiveNews(
  namespace: RoomNamespace,
  hub: RoomHub,
  presence: Presence,
  members: MemberConnections,
): void {
  namespace.on('news', (news) => {
    if (news.kind === 'cut') members.cutHere(news.memberId, news.why)
    else if (news.kind === 'watching') presence.note(news.process, news.room, news.here, news.besides)
    else hub.receive(news)
  })
}

/** Starts looking at polls, predictions and bags; returns the functions that stop it. */
function repeatWatches(deps: Parameters<typeof endDueBags>[0]): readonly (() => void)[] {
  const [polls, predictions] = [createPollWatch(deps), createPredictionWatch(deps)]
  const looks = [() => polls.look(), () => predictions.look(), () => endDueBags(deps)]
  return looks.map((look) => repeat(look, deps.options.pollMs, deps.log))
}

/** Starts the repeated checks of connections and rooms; returns the functions that stop them. */
function repeatChecks(
  namespace: RoomNamespace,
  { store, real, directory, metrics, log }: RoomDeps,
  hub: RoomHub,
  { slowCheckMs, waitingPackets, sessionsMs }: RoomOptions,
): readonly (() => void)[] {
  const checkSlow = (): void => {
    closeSlow(namespace, waitingPackets, metrics)
  }
  const checkSessions = async (): Promise<void> => {
    await closeShutOut(namespace, store.rooms, real())
    forgetEndedRooms(namespace, hub, directory)
  }
  return [repeat(checkSlow, slowCheckMs, log), repeat(checkSessions, sessionsMs, log)]
}
