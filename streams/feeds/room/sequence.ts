import type { RoomMessage } from '../../domain/room/message.ts'
import { createSeen } from '../../kernel/boundedSet.ts'
import { decode } from '../../wire/decode.ts'
import type { BatchFrame, JoinReply } from '../../wire/room/frames.ts'
import { sequencePlace } from '../../wire/room/messages.ts'
import { type Audience, readMessage } from './decodeMessage.ts'

/** How many ids are remembered to detect duplicates. */
const SEEN_IDS = 2048

/** Counts of messages that are not shown. */
export interface RoomCounts {
  readonly unknown: number
  readonly foreign: number
  readonly duplicate: number
}

export interface JoinedMessages {
  readonly messages: readonly RoomMessage[]
  /** How many messages before these were missed and cannot be loaded. */
  readonly missed: number
}

/** Tracks the position in a room's history, so that each message is emitted once and in order. */
export interface RoomSequence {
  /** The last known position; `null` before the first join. */
  readonly last: number | null
  readonly counts: RoomCounts
  /** The new messages of a batch. `hole` if an earlier message is missing: join again. */
  batch(frame: Pick<BatchFrame, 'from' | 'to' | 'messages'>): {
    readonly messages: readonly RoomMessage[]
    readonly hole: boolean
  }
  joined(reply: Pick<Extract<JoinReply, { ok: true }>, 'kind' | 'messages' | 'to' | 'missed'>): JoinedMessages
}

interface Placed {
  readonly seq: number
  readonly input: unknown
}

export function createRoomSequence(audience: Audience): RoomSequence {
  const seen = createSeen(SEEN_IDS)
  const counts = { unknown: 0, foreign: 0, duplicate: 0 }
  let last: number | null = null

  const read = (input: unknown): readonly RoomMessage[] => {
    const result = readMessage(input, audience)
    if (!result.ok) {
      counts[result.why] += 1
      return []
    }
    if (seen.add(result.message.id)) return [result.message]
    counts.duplicate += 1
    return []
  }

  return {
    get last() {
      return last
    },
    get counts() {
      return { ...counts }
    },
    batch: ({ from, to, messages: inputs }) => {
      if (last === null) return { messages: [], hole: false }
      const messages: RoomMessage[] = []
      for (const { seq, input } of placed(inputs, from)) {
        if (seq <= last) continue
        if (seq !== last + 1) break
        // A message that cannot be decoded still advances the position.
        messages.push(...read(input))
        last = seq
      }
      return { messages, hole: to > last }
    },
    joined: ({ kind, messages: inputs, to, missed }) => {
      const before = last
      const news = placed(inputs, to - inputs.length + 1).filter(
        // A history that ends before the known position is a new one; the server has lost the old one.
        ({ seq }) => seq <= to && (before === null || to < before || seq > before),
      )
      const messages = news.flatMap(({ input }) => read(input))
      last = to
      if (before === null || to < before) return { messages, missed: 0 }
      const unsent = Math.max(0, to - before - news.length)
      return { messages, missed: kind === 'gap' ? Math.max(missed, unsent) : unsent }
    },
  }
}

/** Inputs ordered by position; an input without one takes its place by its index. */
function placed(inputs: readonly unknown[], from: number): readonly Placed[] {
  const all = inputs.map((input, index): Placed => {
    const place = decode(sequencePlace, input)
    return { seq: place.ok ? place.value.seq : from + index, input }
  })
  const ordered = all.toSorted((a, b) => a.seq - b.seq)
  return ordered.filter(({ seq }, index) => seq !== ordered[index - 1]?.seq)
}
