import type { BatchPace } from '../connections/batchPace.ts'
import type { RoomOptions } from '../options.ts'

/**
 * Decides when the waiting texts of a room are written. The texts that are written in one transaction are a group. A
 * transaction costs about the same for one text as for many, and members receive a text with the next batch at the
 * earliest, so a busy room writes one group for each batch, shortly before the batch is sent.
 */
export interface GroupCommit {
  /** Called at each tick, when batches have been sent. */
  batchesSent(): void
  /** Milliseconds until the room may begin its next group; 0 is now. */
  wait(roomId: string): number
  begin(roomId: string): void
  /** Called with the duration of a group, ms. */
  took(ms: number): void
}

/** Spare time between the end of a group and the batch. */
const SPARE_MS = 10
/** The factor by which `lead` decreases with each group that takes less time. */
const LEAD_DECAY = 0.9

export function createGroupCommit(
  { batchMs, textGroupsApartMs }: Pick<RoomOptions, 'batchMs' | 'textGroupsApartMs'>,
  pace: Pick<BatchPace, 'ticksApart' | 'ticksLeft'>,
  now: () => number = () => performance.now(),
): GroupCommit {
  const begunAt = new Map<string, number>()
  let sentAt: number | null = null
  /** How long before a batch the groups begin. */
  let lead = Math.min(SPARE_MS, batchMs / 2)

  /** When groups begin that are in time for a batch so many ticks after `sent`. Ticks that are late count as in time. */
  function nextStart(at: number, sent: number, ticks: number): number {
    const first = sent + ticks * batchMs - lead
    return first > at ? first : first + (Math.floor((at - first) / batchMs) + 1) * batchMs
  }

  return {
    batchesSent() {
      sentAt = now()
    },
    wait(roomId) {
      const at = now()
      const begun = begunAt.get(roomId) ?? -Infinity
      const ticksApart = pace.ticksApart(roomId)
      const latest = begun + textGroupsApartMs * ticksApart
      if (sentAt === null) return Math.max(0, latest - at)
      const next = nextStart(at, sentAt, pace.ticksLeft(roomId))
      // The times move with `lead` and with late timers. The quarter keeps a group that began just before its
      // time from being followed by a second one for the same batch.
      if (begun < next - 1.25 * ticksApart * batchMs) return 0
      return Math.max(0, Math.min(next, latest) - at)
    },
    begin(roomId) {
      begunAt.set(roomId, now())
    },
    took(ms) {
      lead = Math.min(Math.max(ms + SPARE_MS, lead * LEAD_DECAY), batchMs / 2)
    },
  }
}
