import type { RoomOptions } from '../options.ts'

/**
 * How often a room gets a batch: at each tick (`batchMs`), and while it is busy at every second one. The cost of a room
 * is the number of batches times the number of members; nobody reads the lines of a busy room one by one.
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

const BUSY_TICKS_APART = 2

export function createBatchPace({
  busyMessages,
  batchMessages,
}: Pick<RoomOptions, 'busyMessages' | 'batchMessages'>): BatchPace {
  /** The ticks since the latest batch of each busy room. */
  const busy = new Map<string, number>()
  const ticksApart = (roomId: string): number => (busy.has(roomId) ? BUSY_TICKS_APART : 1)

  return {
    due(roomId) {
      const ticks = busy.get(roomId)
      if (ticks === undefined) return true
      busy.set(roomId, ticks + 1)
      return ticks + 1 >= BUSY_TICKS_APART
    },
    sent(roomId, messages) {
      // Of a full batch some messages may be left over, which are sent at the next tick.
      if (messages >= busyMessages * ticksApart(roomId) && messages < batchMessages) busy.set(roomId, 0)
      else busy.delete(roomId)
    },
    ticksApart,
    ticksLeft: (roomId) => Math.max(1, ticksApart(roomId) - (busy.get(roomId) ?? 0)),
  }
}
