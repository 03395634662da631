import type { BatchFrame, JoinReply } from '../../wire/room/frames.ts'
import type { Audience } from './decodeMessage.ts'
import { passingOf } from './decodeMessage.ts'
import type { RoomEvent } from './roomEvent.ts'
import { roomOf } from './roomOf.ts'
import { createRoomSequence, type RoomCounts } from './sequence.ts'

type Joined = Extract<JoinReply, { ok: true }>

/** `hole`: messages are missing, so the room must be joined again. */
type Continuity = 'whole' | 'hole'

/** Turns the batches and join answers of one connection after another into the events of a room. */
export interface RoomIntake {
  /** A batch of messages. */
  batch(frame: BatchFrame): Continuity
  /**
   * The answer to a join. `connected` is called when its events have been emitted, before those of the
   * batches that arrived meanwhile.
   */
  joined(reply: Joined, connected: () => void): Continuity
  /** The connection is lost. */
  left(): void
  /** The last message that was emitted, from which a join continues; `null` before the first join. */
  readonly last: number | null
  readonly counts: RoomCounts
}

interface RoomIntakeDeps {
  readonly audience: Audience
  /**
   * The most batches that are kept while a join is under way. One more drops those before it; the hole that results
   * makes the room join again.
   */
  readonly heldBatches: number
  readonly emit: (event: RoomEvent) => void
}

export function createRoomIntake({ audience, heldBatches, emit }: RoomIntakeDeps): RoomIntake {
  const sequence = createRoomSequence(audience)
  /** False until the join has set the position in the history; batches are kept until then. */
  let joined = false
  let held: BatchFrame[] = []

  const batch = (frame: BatchFrame): Continuity => {
    if (!joined) {
      held = held.length < heldBatches ? [...held, frame] : [frame]
      return 'whole'
    }
    const { messages, hole } = sequence.batch(frame)
    if (messages.length > 0) emit({ type: 'messages', messages, live: true })
    const passing = frame.passing.items.flatMap((message) => passingOf(message) ?? [])
    const named = passing.filter(({ id }) => id !== '')
    if (named.length > 0) emit({ type: 'passing', messages: named })
    if (frame.viewers !== null) emit({ type: 'viewers', viewers: Math.max(0, frame.viewers) })
    const slowMs = frame.fullSlowMs ?? null
    if (slowMs !== null) emit({ type: 'full', slowMs: Math.max(0, slowMs) })
    if (!hole) return 'whole'
    joined = false
    return 'hole'
  }
  return {
    batch,
    joined: (reply, connected) => {
      const { messages, missed } = sequence.joined(reply)
      const counts = reply.state.followCounts.items
      const followers = new Map(counts.map((count) => [count.shareId, count.followers]))
      emit({ type: 'joined', room: roomOf(reply.state), followers })
      if (missed > 0) emit({ type: 'gap', missed })
      if (messages.length > 0) emit({ type: 'messages', messages, live: false })
      joined = true
      connected()
      const waiting = held
      held = []
      return waiting.map(batch).includes('hole') ? 'hole' : 'whole'
    },
    left: () => {
      joined = false
      held = []
    },
    get last() {
      return sequence.last
    },
    get counts() {
      return sequence.counts
    },
  }
}
