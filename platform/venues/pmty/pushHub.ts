import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { PUSH_CLOSE_CODES } from '../../../streams/wire/pmty/push.ts'
import type { BookEvent } from '../../book/book.ts'
import { createSerially } from '../../book/serially.ts'
import type { TokenHolder } from '../../site/tokens.ts'
import type { WorldMatch } from '../../world/world.ts'
import { statusRowCode, orderStateCode } from './numbers.ts'
import { PMTY } from './code.ts'
import type { VenueDeps, VenuePush } from '../venueServer.ts'
import { framesBetween } from './pushFrames.ts'
import type { FrameBody } from './pushFrames.ts'
import { createPushSocket } from './pushSocket.ts'
import type { PushSocket } from './pushSocket.ts'
import { refusalCode } from './refusalCodes.ts'

/**
 * The most sockets of one member. A client has one per open page; abandoned ones are closed after three
 * heartbeat intervals of silence.
 */
const SOCKETS_PER_MEMBER = 16
/** How often the sessions of connected members are checked, real ms. */
const SESSIONS_MS = 10_000

/** The venue's push: changes of watched matches, and of a member's orders and balance. */
export function createPushHub(deps: VenueDeps): VenuePush {
  const { world, book, store, clock, real, gate, metrics, log } = deps
  const connected = new Set<PushSocket>()
  /** The state of each watched match from which the next frames are computed. */
  const told = new Map<string, WorldMatch>()
  const datedAt = new Map<string, number>()
  const changed = new Set<string>()
  let flushing = false
  let sessionsAt = real()
  /** Keeps a member's events in order, although the session is checked before each of them. */
  const serially = createSerially()

  const stops = [
    world.listen(({ type, matchId }) => {
      if (type === 'closed') datedAt.delete(matchId)
      if (!told.has(matchId)) return
      changed.add(matchId)
      if (flushing) return
      flushing = true
      // The world emits each change separately; all changes of one step are sent together.
      queueMicrotask(flush)
    }),
    book.listen((event) => {
      const memberId = memberOf(event)
      if (socketsOf(memberId).length === 0) return
      serially(memberId, () => tellMember(memberId, event)).catch((error: unknown) => {
        log.error({ err: error }, 'a member could not be told')
      })
    }),
  ]

  function flush(): void {
    flushing = false
    for (const matchId of slipFirst(changed)) {
      const before = told.get(matchId)
      const after = world.match(matchId)
      if (before === undefined) continue
      if (after === undefined) told.delete(matchId)
      else tellMatch(before, after)
    }
    changed.clear()
  }

  /** Matches with markets in a slip are sent first. */
  function slipFirst(matchIds: ReadonlySet<string>): readonly string[] {
    const inSlips = new Set([...connected].flatMap(({ slipMatches }) => [...slipMatches]))
    const [first, later] = [true, false].map((inSlip) =>
      [...matchIds].filter((id) => inSlips.has(id) === inSlip),
    )
    return [...(first ?? []), ...(later ?? [])]
  }

  function tellMatch(before: WorldMatch, after: WorldMatch): void {
    const watchers = [...connected].filter((socket) => socket.watches(after.id))
    if (watchers.length === 0) {
      told.delete(after.id)
      return
    }
    told.set(after.id, after)
    for (const frame of framesBetween(before, after, clock.now())) {
      // Serialised once for all watchers.
      const text = JSON.stringify({ ...frame, ctsp: String(dateOf(after.id)) })
      for (const watcher of watchers) deliver(watcher, frame.cmd, text)
    }
  }

  /** The date of a frame; strictly increasing for each match (docs/protocol.md, 2.3). */
  function dateOf(matchId: string): number {
    const at = Math.max(clock.now(), (datedAt.get(matchId) ?? 0) + 1)
    datedAt.set(matchId, at)
    return at
  }

  function deliver(socket: PushSocket, cmd: string, text: string): void {
    if (socket.deliver(text)) metrics.pushFrames.inc({ cmd })
    else metrics.slowPushes.inc()
  }

  function socketsOf(memberId: number): readonly PushSocket[] {
    return [...connected].filter(({ holder }) => holder?.memberId === memberId)
  }

  async function tellMember(memberId: number, event: BookEvent): Promise<void> {
    await endShutOut(socketsOf(memberId))
    const frame = await memberFrame(event)
    if (frame === null) return
    const text = JSON.stringify({ ...frame, ctsp: String(clock.now()) })
    for (const each of socketsOf(memberId)) deliver(each, frame.cmd, text)
  }

  /** Closes the sockets whose session has ended (signed out, blocked …). */
  async function endShutOut(sockets: readonly PushSocket[]): Promise<void> {
    const sessions = new Set(sockets.flatMap(({ holder }) => holder?.sessionId ?? []))
    const over = new Set((await store.rooms.shutOut([...sessions], real())).map(({ sessionId }) => sessionId))
    for (const socket of sockets) {
      if (over.has(socket.holder?.sessionId ?? ''))
        socket.close(PUSH_CLOSE_CODES.signedOut, 'the session is over')
    }
  }

  async function memberFrame(event: BookEvent): Promise<FrameBody | null> {
    if (event.type === 'balance') {
      const amount = unitsText(await store.ledger.balance(event.memberId, event.currency))
      return { cmd: 'C203', cd: { amount, currencyCode: String(CURRENCY_IDS[event.currency]) } }
    }
    const { order } = event
    if (order.venue !== PMTY) return null
    return {
      cmd: 'C201',
      cd: {
        orderNo: order.orderNo,
        status: statusRowCode(order.status),
        newTotalMaxWinAmount: order.maxReturn - order.totalStake,
        isOddsChange: false,
        refuseCode: order.reason === null ? null : refusalCode(order.reason),
        orderStatus: orderStateCode(order),
      },
    }
  }

  async function admit(token: string): Promise<TokenHolder | null> {
    const admission = await gate.admit(`venue:${PMTY}`, token)
    if (!admission.admitted) return null
    return { memberId: admission.memberId, sessionId: admission.sessionId }
  }

  function watching(matchIds: readonly string[]): void {
    for (const matchId of matchIds) {
      const match = told.has(matchId) ? undefined : world.match(matchId)
      if (match !== undefined) told.set(matchId, match)
    }
  }

  return {
    path: PMTY_PATHS.push,
    connect(wire) {
      const frameGate = deps.frameGate((text) => {
        wire.send(text)
      })
      const socket = createPushSocket({
        wire,
        send: (text) => {
          frameGate.send(text)
        },
        admit,
        mayJoin: (memberId) => socketsOf(memberId).length < SOCKETS_PER_MEMBER,
        watching,
        openedAt: real(),
      })
      connected.add(socket)
      metrics.openPushes.set(connected.size)
      return {
        receive: (text) => socket.receive(text, real()),
        closed: () => {
          socket.closed()
          frameGate.end()
          connected.delete(socket)
          metrics.openPushes.set(connected.size)
        },
      }
    },
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

function memberOf(event: BookEvent): number {
  return event.type === 'order' ? event.order.memberId : event.memberId
}
