import type { GameKey } from '../../streams/domain/rounds/round.ts'
import { GAMES_PUSH_CLOSE_CODES, GAMES_PUSH_PATH } from '../../streams/wire/games/push.ts'
import type { PlatformClock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import type { PushConnection, PushWire } from '../http/pushUpgrades.ts'
import type { SessionGate } from '../site/sessionGate.ts'
import type { Rooms } from '../store/rooms/rooms.ts'
import type { Store } from '../store/store.ts'
import type { MakeFrameFilter, VenuePush } from '../venues/venueServer.ts'
import type { RoundNews, Rounds } from '../rounds/rounds.ts'
import { betsFrame, heartbeatFrame, roundsFrame, roundText } from './frames.ts'
import { createGamesSocket, type GamesSocket } from './gamesSocket.ts'

/**
 * The most sockets of one member. A client has one per open page; abandoned ones are closed after three
 * heartbeat intervals of silence.
 */
const SOCKETS_PER_MEMBER = 16
/** How often the sessions of connected members are checked, real ms. */
const SESSIONS_MS = 10_000

export interface GamesPushDeps {
  readonly rounds: Pick<Rounds, 'onChange' | 'underWay' | 'plays'>
  readonly store: Pick<Store, 'rooms'>
  readonly clock: Pick<PlatformClock, 'now'>
  /** Real ms. */
  readonly real: () => number
  readonly gate: SessionGate
  readonly metrics: Pick<Metrics, 'openGamesPushes' | 'pushFrames' | 'slowPushes'>
  /** Allows tests to inject faults. */
  readonly frameFilter: MakeFrameFilter
}

/** The push of rounds and own bets of all products (docs/games/rounds.md, 6). */
export function createGamesPush(deps: GamesPushDeps): VenuePush {
  const { rounds, store, clock, real, gate, metrics } = deps
  const connected = new Set<GamesSocket>()
  let sessionsAt = real()
  const socketsOf = (memberId: number): readonly GamesSocket[] =>
    [...connected].filter(({ holder }) => holder?.memberId === memberId)

  function deliver(socket: GamesSocket, cmd: 'G2' | 'G3', text: string): void {
    if (socket.deliver(text)) metrics.pushFrames.inc({ cmd })
    else metrics.slowPushes.inc()
  }

  const stop = rounds.onChange((news) => {
    if (connected.size > 0) tellNews(connected, news, clock.now(), deliver)
  })

  function watching(socket: GamesSocket, games: readonly GameKey[]): void {
    deliver(socket, 'G2', roundsFrame(clock.now(), rounds.underWay(games).map(roundText)))
  }

  function connect(wire: PushWire): PushConnection {
    const frameFilter = deps.frameFilter((text) => {
      wire.send(text)
    })
    const socket: GamesSocket = createGamesSocket({
      wire,
      send: (text) => {
        frameFilter.send(text)
      },
      admit: (token) => holderOf(token, gate),
      mayJoin: (memberId) => socketsOf(memberId).length < SOCKETS_PER_MEMBER,
      isKnown: (game) => rounds.plays(game),
      heartbeat: () => heartbeatFrame(clock.now()),
      watching: (games) => {
        watching(socket, games)
      },
      openedAt: real(),
    })
    connected.add(socket)
    metrics.openGamesPushes.set(connected.size)
    return {
      receive: (text) => socket.receive(text, real()),
      closed: () => {
        socket.closed()
        frameFilter.end()
        connected.delete(socket)
        metrics.openGamesPushes.set(connected.size)
      },
    }
  }

  return {
    path: GAMES_PUSH_PATH,
    connect,
    async tick() {
      const now = real()
      for (const socket of connected) socket.checkSilence(now)
      if (now - sessionsAt < SESSIONS_MS) return
      sessionsAt = now
      if (connected.size > 0) await endShutOut([...connected], store.rooms, now)
    },
    cut(memberId) {
      const theirs = memberId === null ? [...connected] : socketsOf(memberId)
      for (const socket of theirs) socket.close(GAMES_PUSH_CLOSE_CODES.cut, 'cut')
      return theirs.length
    },
    sendToAll(frame) {
      const text = JSON.stringify(frame)
      for (const socket of connected) socket.deliver(text)
    },
    get open() {
      return connected.size
    },
    close() {
      stop()
      for (const socket of connected) socket.close(GAMES_PUSH_CLOSE_CODES.cut, 'the platform is stopping')
    },
  }
}

/** Sends each connection the rounds that it watches, and the bets of its member. */
function tellNews(
  connected: ReadonlySet<GamesSocket>,
  { rounds, positions }: RoundNews,
  ts: number,
  deliver: (socket: GamesSocket, cmd: 'G2' | 'G3', text: string) => void,
): void {
  const texts = rounds.map((round) => [round, roundText(round)] as const)
  for (const socket of connected) {
    const memberId = socket.holder?.memberId
    if (memberId === undefined) continue
    const watched = texts.flatMap(([round, text]) => (socket.watches(round) ? [text] : []))
    if (watched.length > 0) deliver(socket, 'G2', roundsFrame(ts, watched))
    const own = positions.filter((position) => position.memberId === memberId)
    if (own.length > 0) deliver(socket, 'G3', betsFrame(ts, own))
  }
}

/** Closes the sockets whose session has ended (signed out, blocked …). `now` is real ms. */
async function endShutOut(sockets: readonly GamesSocket[], rooms: Rooms, now: number): Promise<void> {
  const sessions = new Set(sockets.flatMap(({ holder }) => holder?.sessionId ?? []))
  const over = new Set((await rooms.shutOut([...sessions], now)).map(({ sessionId }) => sessionId))
  for (const socket of sockets) {
    if (over.has(socket.holder?.sessionId ?? ''))
      socket.close(GAMES_PUSH_CLOSE_CODES.signedOut, 'the session is over')
  }
}

async function holderOf(token: string, gate: SessionGate) {
  const admission = await gate.admit('site', token)
  if (!admission.admitted) return null
  return { memberId: admission.memberId, sessionId: admission.sessionId }
}
