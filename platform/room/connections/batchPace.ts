import type { RoomOptions } from '../options.ts'

/**
 * How often a room gets a batch: at each tick (`batchMs`), and while it is busy at every second or third one. The cost
 * of a room is the number of batches times the number of members; nobody reads the lines of a busy room one by one.
 */
export interface BatchPace {
  /** Called for a room at each tick. @returns whether its batch is due. */
  due(roomId: string): boolean
  /** Called after a due batch with the number of its messages; 0 when there was nothing to send. */
  sent(roomId: string, messages: number): void
  /** Ticks between two batches of the room. */
  ticksApart(roomId: string): number
  /** Ticks from the latest one to the room's next batch. */
  ticksLeft(roomId: string): number
}

const MOST_TICKS_APART = 3

export function createBatchPace({
  busyMessages,
  batchMessages,
}: Pick<RoomOptions, 'busyMessages' | 'batchMessages'>): BatchPace {
  const busy = new Map<string, { readonly apart: number; passed: number }>()
  const ticksApart = (roomId: string): number => busy.get(roomId)?.apart ?? 1
  /** Two from `busyMessages` in a tick on, three from half as many more on. */
  const ticksFor = (perTick: number): number =>
    Math.min(Math.floor(perTick / (busyMessages / 2)), MOST_TICKS_APART)

  return {
    due(roomId) {
      const room = busy.get(roomId)
      if (room === undefined) return true
      room.passed += 1
      return room.passed >= room.apart
    },
    sent(roomId, messages) {
      const apart = ticksFor(messages / ticksApart(roomId))
      // Of a full batch some messages may be left over, which are sent at the next tick.
      if (apart > 1 && messages < batchMessages) busy.set(roomId, { apart, passed: 0 })
      else busy.delete(roomId)
    },
    ticksApart,
    ticksLeft: (roomId) => Math.max(1, ticksApart(roomId) - (busy.get(roomId)?.passed ?? 0)),
  }
}
