import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { PUSH_CLOSE_CODES } from '../../../streams/wire/pmty/push.ts'
import type { PushConnection, PushWire } from '../../http/pushUpgrades.ts'
import type { SessionGate } from '../../site/sessionGate.ts'
import type { TokenHolder } from '../../site/tokens.ts'
import type { Rooms } from '../../store/rooms/rooms.ts'
import type { VenueDeps, VenuePush } from '../venueServer.ts'
import { PMTY } from './code.ts'
import { createMatchPush } from './matchPush.ts'
import { pushToMembers } from './memberPush.ts'
import { createPushSocket } from './pushSocket.ts'
import type { PushSocket } from './pushSocket.ts'

/**
 * The most sockets of one member. A client has one per open page; abandoned ones are closed after three
 * heartbeat intervals of silence.
 */
const SOCKETS_PER_MEMBER = 16
/** How often the sessions of connected members are checked, real ms. */
const SESSIONS_MS = 10_000

/** The venue's push: changes of watched matches, and of a member's orders and balance. */
export function createPushHub(deps: VenueDeps): VenuePush {
  const { store, real, gate, metrics } = deps
  const connected = new Set<PushSocket>()
  let sessionsAt = real()
  const socketsOf = (memberId: number): readonly PushSocket[] =>
    [...connected].filter(({ holder }) => holder?.memberId === memberId)
  const endShutOut = (sockets: readonly PushSocket[]): Promise<void> =>
    closeShutOut(sockets, store.rooms, real())
  const matchPush = createMatchPush({ ...deps, world: deps.bookWorld, sockets: connected, deliver })
  const stops = [matchPush.stop, pushToMembers({ ...deps, socketsOf, endShutOut, deliver })]

  function deliver(socket: PushSocket, cmd: string, text: string): void {
    if (socket.deliver(text)) metrics.pushFrames.inc({ cmd })
    else metrics.slowPushes.inc()
  }

  function connect(wire: PushWire): PushConnection {
    const frameFilter = deps.frameFilter((text) => {
      wire.send(text)
    })
    const socket = createPushSocket({
      wire,
      send: (text) => {
        frameFilter.send(text)
      },
      admit: (token) => holderOf(token, gate),
      mayJoin: (memberId) => socketsOf(memberId).length < SOCKETS_PER_MEMBER,
      watching: matchPush.watching,
      openedAt: real(),
    })
    connected.add(socket)
    metrics.openPushes.set(connected.size)
    return {
      receive: (text) => socket.receive(text, real()),
      closed: () => {
        socket.closed()
        frameFilter.end()
        connected.delete(socket)
        metrics.openPushes.set(connected.size)
      },
    }
  }

  return {
    path: PMTY_PATHS.push,
    connect,
    async tick() {
      const now = real()
      for (const socket of connected) socket.checkSilence(now)
      if (now - sessionsAt < SESSIONS_MS) return
      sessionsAt = now
      await endShutOut([...connected])
    },
    cut(memberId) {
      const theirs = memberId === null ? [...connected] : socketsOf(memberId)
      for (const socket of theirs) socket.close(PUSH_CLOSE_CODES.cut, 'cut')
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
      for (const stop of stops) stop()
      for (const socket of connected) socket.close(PUSH_CLOSE_CODES.cut, 'the platform is stopping')
    },
  }
}

/** Closes the sockets whose session has ended (signed out, blocked …). `now` is real ms. */
async function closeShutOut(sockets: readonly PushSocket[], rooms: Rooms, now: number): Promise<void> {
  const sessions = new Set(sockets.flatMap(({ holder }) => holder?.sessionId ?? []))
  const over = new Set((await rooms.shutOut([...sessions], now)).map(({ sessionId }) => sessionId))
  for (const socket of sockets) {
    if (over.has(socket.holder?.sessionId ?? ''))
      socket.close(PUSH_CLOSE_CODES.signedOut, 'the session is over')
  }
}

async function holderOf(token: string, gate: SessionGate): Promise<TokenHolder | null> {
  const admission = await gate.admit(`venue:${PMTY}`, token)
  if (!admission.admitted) return null
  return { memberId: admission.memberId, sessionId: admission.sessionId }
}
