import { decode } from '../../../streams/wire/decode.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { BatchFrame } from '../../../streams/wire/room/frames.ts'
import { globalConfig } from '../../../streams/wire/room/messages.ts'
import { blanked } from '../../store/rooms/history.ts'
import type { RoomMessage, RoomState } from '../../store/rooms/room.ts'

const WITHDRAWN_KEPT = 1000

/** An event that is sent once, with the next batch, and is not part of the history: an entry of `passing`. */
export interface Passing {
  readonly type: number
  readonly id: string
  readonly at: number
  readonly from: RoomMessage['from'] | null
  readonly body: RoomMessage['body']
}

/** A batch; `passing` has the shape of the wire. */
export type Batch = Omit<BatchFrame, 'passing'> & { readonly passing: readonly Passing[] }

export interface ChannelLimits {
  /** The most messages of a batch; the others wait for the next one. */
  readonly batchMessages: number
  /** How many of the newest sent messages are kept; up to twice as many, until the list is cut. */
  readonly keptMessages: number
  /** The most welcomes of a batch; those of the lowest levels are dropped. */
  readonly welcomesPerBatch: number
}

/**
 * One process's view of a room: the newest messages it has sent, and those it has yet to send. Messages may
 * arrive twice or out of order, since several commands commit at once and other processes send theirs; they
 * are sent in the order of `seq`, each once.
 */
export interface RoomChannel {
  readonly roomId: string
  /** Status and configuration after the newest sent message. */
  readonly state: RoomState
  /** The `seq` of the newest sent message. */
  readonly sentSeq: number
  /** The newest sent messages, oldest first. */
  readonly kept: readonly RoomMessage[]
  accept(messages: readonly RoomMessage[]): void
  /** Sent with the next batch; replaces an earlier value with the same key. */
  pass(key: string, passing: Passing): void
  /** Sent with the next batch while there is room; high levels first. */
  welcome(passing: Passing): void
  /**
   * The next batch; `null` when there is nothing to send.
   *
   * @param viewers the number of viewers; `null` when it need not be sent.
   * @param fullSlowMs the slow mode of a full room, ms; `null` when it has not changed.
   */
  take(viewers: number | null, fullSlowMs?: number | null): Batch | null
  /** A message that was read earlier, without its content if it has been withdrawn since. */
  asNow(message: RoomMessage): RoomMessage
  /** Whether messages wait for an earlier one that has not arrived. */
  readonly hasGap: boolean
}

export function createRoomChannel(
  opened: RoomState,
  newest: readonly RoomMessage[],
  limits: ChannelLimits,
): RoomChannel {
  const { roomId } = opened
  let state = newest.reduce(stateAfter, opened)
  let sentSeq = Math.max(opened.seq, newest.at(-1)?.seq ?? 0)
  let kept = [...newest]
  const waiting = new Map<number, RoomMessage>()
  const passingQueue = createPassingQueue(limits.welcomesPerBatch)
  /** A withdrawal by one process may arrive before the message of another. */
  const withdrawn = new Set<unknown>()

  /** Removes the content of a message from the kept messages and from those that are still to be sent. */
  function forget(id: unknown): void {
    withdrawn.add(id)
    if (withdrawn.size > WITHDRAWN_KEPT) withdrawn.delete(withdrawn.values().next().value)
    kept = kept.map((message) => (message.id === id ? blanked(message) : message))
    for (const [seq, message] of waiting) if (message.id === id) waiting.set(seq, blanked(message))
  }

  function nextMessages(): RoomMessage[] {
    const messages: RoomMessage[] = []
    while (messages.length < limits.batchMessages) {
      const next = waiting.get(sentSeq + 1)
      if (next === undefined) break
      waiting.delete(next.seq)
      messages.push(next)
      state = stateAfter(state, next)
      sentSeq = next.seq
    }
    kept.push(...messages)
    // Only when it is twice as long, so that the copy is rare.
    if (kept.length > 2 * limits.keptMessages) kept = kept.slice(-limits.keptMessages)
    return messages
  }

  return {
    roomId,
    get state() {
      return state
    },
    get sentSeq() {
      return sentSeq
    },
    get kept() {
      return kept
    },
    get hasGap() {
      return waiting.size > 0 && !waiting.has(sentSeq + 1)
    },
    asNow: (message) => (withdrawn.has(message.id) ? blanked(message) : message),
    accept(messages) {
      for (const message of messages) {
        if (message.seq <= sentSeq || waiting.has(message.seq)) continue
        waiting.set(message.seq, withdrawn.has(message.id) ? blanked(message) : message)
      }
      // After all of them, because one may withdraw another of the same call.
      for (const { type, body } of messages) if (type === messageTypes.withdrawn) forget(body['targetId'])
    },
    pass: passingQueue.pass,
    welcome: passingQueue.welcome,
    take(viewers, fullSlowMs = null) {
      const from = sentSeq + 1
      const messages = nextMessages()
      const passing = passingQueue.take()
      if (messages.length + passing.length === 0 && viewers === null && fullSlowMs === null) return null
      const batch = { room: roomId, from, to: sentSeq, messages, passing, viewers }
      return fullSlowMs === null ? batch : { ...batch, fullSlowMs }
    },
  }
}

/** What is sent with the next batch and not kept. */
interface PassingQueue {
  readonly pass: RoomChannel['pass']
  readonly welcome: RoomChannel['welcome']
  readonly take: () => readonly Passing[]
}

function createPassingQueue(welcomesPerBatch: number): PassingQueue {
  const latest = new Map<string, Passing>()
  let welcomes: Passing[] = []
  return {
    pass: (key, value) => {
      latest.set(key, value)
    },
    welcome(value) {
      welcomes.push(value)
      if (welcomes.length <= welcomesPerBatch) return
      welcomes = welcomes.toSorted((one, other) => levelOf(other) - levelOf(one)).slice(0, -1)
    },
    take() {
      const taken = [...latest.values(), ...welcomes]
      latest.clear()
      welcomes = []
      return taken
    },
  }
}

function levelOf({ from }: Passing): number {
  return from?.level ?? 0
}

function stateAfter(state: RoomState, { seq, type, body, id, from }: RoomMessage): RoomState {
  if (seq <= state.seq) return state
  const next = { ...state, seq }
  if (type === messageTypes.roomStatus) {
    const { status, reason } = body
    return {
      ...next,
      status: status === 'closed' ? status : 'open',
      statusReason: typeof reason === 'string' ? reason : '',
    }
  }
  if (type === messageTypes.pinned) {
    const { text } = body
    const by = typeof from.name === 'string' ? from.name : ''
    return { ...next, pinned: typeof text === 'string' && text !== '' ? { id, text, by } : null }
  }
  if (type !== messageTypes.globalConfig) return next
  const config = decode(globalConfig, body)
  return config.ok ? { ...next, config: config.value } : next
}
