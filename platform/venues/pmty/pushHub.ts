import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/pmty/amounts.ts'
import type { BookEvent } from '../../book/book.ts'
import { createFrameGate, NO_PUSH_FAULTS } from '../../control/pushFaults.ts'
import type { FrameGate, PushFaults } from '../../control/pushFaults.ts'
import type { WorldMatch } from '../../world/world.ts'
import { statusRowCode, orderStateCode } from './numbers.ts'
import { PMTY } from './pmtyDeps.ts'
import type { PmtyDeps } from './pmtyDeps.ts'
import { framesBetween } from './pushFrames.ts'
import type { FrameBody } from './pushFrames.ts'
import { CLOSE_CODES, createPushSocket } from './pushSocket.ts'
import type { PushSocket, PushWire } from './pushSocket.ts'
import { refusalCode } from './refusalCodes.ts'

/** One connection, for whoever holds the WebSocket. */
export interface PushConnection {
  receive(text: string): Promise<void>
  /** The WebSocket is closed. */
  closed(): void
}

/** The venue's push: what happens to watched matches, and to a member's orders and money. */
export interface PushHub {
  connect(wire: PushWire): PushConnection
  /** Closes the connections that went silent. */
  tick(): void
  /** Cuts all connections, or a member's. Returns how many. */
  cut(memberId: number | null): number
  setFaults(faults: PushFaults): void
  /** Sends a frame as it is to everyone, whatever they watch. */
  sendToAll(frame: unknown): void
  readonly open: number
  close(): void
}

interface Connected {
  readonly socket: PushSocket
  readonly gate: FrameGate
}

/** `real` is real ms. */
export function createPushHub(deps: PmtyDeps, real: () => number): PushHub {
  const { world, book, store, clock, gate, metrics, log } = deps
  const connected = new Set<Connected>()
  /** The state of each watched match that the watchers have been told of. */
  const told = new Map<string, WorldMatch>()
  const datedAt = new Map<string, number>()
  const changed = new Set<string>()
  let faults = NO_PUSH_FAULTS
  let flushing = false

  const stops = [
    world.listen(({ matchId }) => {
      if (!told.has(matchId)) return
      changed.add(matchId)
      if (flushing) return
      flushing = true
      // The world tells of each change by itself; what changed in one step is sent together.
      queueMicrotask(flush)
    }),
    book.listen((event) => {
      tellMember(event).catch((error: unknown) => {
        log.error({ err: error }, 'a member could not be told')
      })
    }),
  ]

  function flush(): void {
    flushing = false
    for (const matchId of changed) {
      const before = told.get(matchId)
      const after = world.match(matchId)
      if (before === undefined) continue
      if (after === undefined) told.delete(matchId)
      else tellMatch(before, after)
    }
    changed.clear()
  }

  function tellMatch(before: WorldMatch, after: WorldMatch): void {
    const watchers = [...connected].filter(({ socket }) => socket.watches(after.id))
    if (watchers.length === 0) {
      told.delete(after.id)
      return
    }
    told.set(after.id, after)
    for (const frame of framesBetween(before, after, clock.now())) {
      // Written once, whoever watches.
      const text = JSON.stringify({ ...frame, ctsp: String(dateOf(after.id)) })
      for (const watcher of watchers) deliver(watcher, frame.cmd, text)
    }
  }

  /** Strictly increasing for each match (docs/protocol.md, 2.3). */
  function dateOf(matchId: string): number {
    const at = Math.max(clock.now(), (datedAt.get(matchId) ?? 0) + 1)
    datedAt.set(matchId, at)
    return at
  }

  function deliver({ socket }: Connected, cmd: string, text: string): void {
    if (socket.deliver(text)) metrics.pushFrames.inc({ cmd })
    else metrics.slowPushes.inc()
  }

  async function tellMember(event: BookEvent): Promise<void> {
    const memberId = event.type === 'order' ? event.order.memberId : event.memberId
    const theirs = [...connected].filter(({ socket }) => socket.memberId === memberId)
    if (theirs.length === 0) return
    const frame = await memberFrame(event)
    if (frame === null) return
    const text = JSON.stringify({ ...frame, ctsp: String(clock.now()) })
    for (const each of theirs) deliver(each, frame.cmd, text)
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
        orderStatus: orderStateCode(order.status),
      },
    }
  }

  async function admit(token: string): Promise<number | null> {
    const admission = await gate.admit(`venue:${PMTY}`, token)
    return admission.admitted ? admission.memberId : null
  }

  function watching(matchIds: readonly string[]): void {
    for (const matchId of matchIds) {
      const match = told.has(matchId) ? undefined : world.match(matchId)
      if (match !== undefined) told.set(matchId, match)
    }
  }

  return {
    connect(wire) {
      const frameGate = createFrameGate(
        () => faults,
        (text) => {
          wire.send(text)
        },
      )
      const socket = createPushSocket({
        wire,
        send: (text) => {
          frameGate.send(text)
        },
        admit,
        watching,
        openedAt: real(),
      })
      const entry = { socket, gate: frameGate }
      connected.add(entry)
      metrics.openPushes.set(connected.size)
      return {
        receive: (text) => socket.receive(text, real()),
        closed: () => {
          connected.delete(entry)
          metrics.openPushes.set(connected.size)
        },
      }
    },
    tick() {
      const now = real()
      for (const { socket } of connected) socket.checkSilence(now)
    },
    cut(memberId) {
      const theirs = [...connected].filter(({ socket }) => memberId === null || socket.memberId === memberId)
      for (const { socket } of theirs) socket.close(CLOSE_CODES.cut, 'cut')
      return theirs.length
    },
    setFaults(next) {
      faults = next
      for (const each of connected) each.gate.release()
    },
    sendToAll(frame) {
      const text = JSON.stringify(frame)
      for (const { socket } of connected) socket.deliver(text)
    },
    get open() {
      return connected.size
    },
    close() {
      for (const stop of stops) stop()
      for (const { socket } of connected) socket.close(CLOSE_CODES.cut, 'the platform is stopping')
    },
  }
}
