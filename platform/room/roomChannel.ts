import { decode } from '../../streams/wire/decode.ts'
import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { BatchFrame } from '../../streams/wire/room/frames.ts'
import { globalConfig } from '../../streams/wire/room/messages.ts'
import { blanked } from '../store/rooms/history.ts'
import type { RoomMessage, RoomStanding } from '../store/rooms/room.ts'

const WITHDRAWN_KEPT = 1000

/** One of the `passing` of a batch, before it is told. */
export interface Passing {
  readonly type: number
  readonly id: string
  readonly at: number
  readonly from: RoomMessage['from'] | null
  readonly body: RoomMessage['body']
}

/** What goes out, with `passing` as plain as it goes over the wire. */
export type Batch = Omit<BatchFrame, 'passing'> & { readonly passing: readonly Passing[] }

export interface ChannelLimits {
  readonly batchMessages: number
  readonly keptMessages: number
  readonly welcomesPerBatch: number
}

/**
 * What one process knows of a room: the newest messages it has told, and those it has yet to tell. Messages may
 * come in twice or out of order, since several commands commit at once and other processes tell of theirs; they
 * go out in the order of their places, each once.
 */
export interface RoomChannel {
  readonly roomId: string
  /** Status and configuration as of the newest message told. */
  readonly standing: RoomStanding
  /** The place of the newest message told. */
  readonly told: number
  /** The newest messages told, oldest first. */
  readonly kept: readonly RoomMessage[]
  accept(messages: readonly RoomMessage[]): void
  /** Told with the next batch; an earlier one under the same key is forgotten. */
  pass(key: string, passing: Passing): void
  /** Told with the next batch while there is room; high levels first. */
  welcome(passing: Passing): void
  /** The next batch; `null` when there is nothing to tell. */
  take(viewers: number | null): Batch | null
  /** A message that was read before, as it may be told now. */
  asNow(message: RoomMessage): RoomMessage
  /** Whether messages wait behind one that has not come in. */
  readonly broken: boolean
}

export function createRoomChannel(
  opened: RoomStanding,
  newest: readonly RoomMessage[],
  limits: ChannelLimits,
): RoomChannel {
  const { roomId } = opened
  let standing = newest.reduce(standingAfter, opened)
  let told = Math.max(opened.seq, newest.at(-1)?.seq ?? 0)
  let kept = [...newest]
  const waiting = new Map<number, RoomMessage>()
  const passing = new Map<string, Passing>()
  let welcomes: Passing[] = []
  /** A withdrawal by one process may come in before the message of another. */
  const withdrawn = new Set<unknown>()

  /** Its words must not be told any more, in a batch or to those who join. */
  function forget(id: unknown): void {
    withdrawn.add(id)
    if (withdrawn.size > WITHDRAWN_KEPT) withdrawn.delete(withdrawn.values().next().value)
    kept = kept.map((message) => (message.id === id ? blanked(message) : message))
    for (const [seq, message] of waiting) if (message.id === id) waiting.set(seq, blanked(message))
  }

  function nextMessages(): RoomMessage[] {
    const messages: RoomMessage[] = []
    while (messages.length < limits.batchMessages) {
      const next = waiting.get(told + 1)
      if (next === undefined) break
      waiting.delete(next.seq)
      messages.push(next)
      standing = standingAfter(standing, next)
      told = next.seq
    }
    kept.push(...messages)
    // In slack, so that the copy is rare.
    if (kept.length > 2 * limits.keptMessages) kept = kept.slice(-limits.keptMessages)
    return messages
  }

  return {
    roomId,
    get standing() {
      return standing
    },
    get told() {
      return told
    },
    get kept() {
      return kept
    },
    get broken() {
      return waiting.size > 0 && !waiting.has(told + 1)
    },
    asNow: (message) => (withdrawn.has(message.id) ? blanked(message) : message),
    accept(messages) {
      for (const message of messages) {
        if (message.seq <= told || waiting.has(message.seq)) continue
        waiting.set(message.seq, withdrawn.has(message.id) ? blanked(message) : message)
      }
      // After all are in: one may withdraw another of the same lot.
      for (const { type, body } of messages) if (type === messageTypes.withdrawn) forget(body['targetId'])
    },
    pass: (key, value) => {
      passing.set(key, value)
    },
    welcome(value) {
      welcomes.push(value)
      if (welcomes.length <= limits.welcomesPerBatch) return
      welcomes = welcomes.toSorted((one, other) => levelOf(other) - levelOf(one)).slice(0, -1)
    },
    take(viewers) {
      const from = told + 1
      const messages = nextMessages()
      if (messages.length === 0 && passing.size === 0 && welcomes.length === 0 && viewers === null) {
        return null
      }
      const batch = {
        room: roomId,
        from,
        to: told,
        messages,
        passing: [...passing.values(), ...welcomes],
        viewers,
      }
      passing.clear()
      welcomes = []
      return batch
    },
  }
}

function levelOf({ from }: Passing): number {
  return from?.level ?? 0
}

function standingAfter(standing: RoomStanding, { seq, type, body }: RoomMessage): RoomStanding {
  if (seq <= standing.seq) return standing
  const next = { ...standing, seq }
  if (type === messageTypes.roomStatus) {
    const { status, reason } = body
    return {
      ...next,
      status: status === 'closed' ? status : 'open',
      statusReason: typeof reason === 'string' ? reason : '',
    }
  }
  if (type !== messageTypes.globalConfig) return next
  const config = decode(globalConfig, body)
  return config.ok ? { ...next, config: config.value } : next
}
