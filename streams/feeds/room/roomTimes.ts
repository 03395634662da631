/**
 * Durations and bounds of a room on the client, in ms unless noted; each can be replaced where a room is
 * created.
 */
const defaults = {
  /** Timeout of a request to the room. */
  answerMs: 5_000,
  joinAgainMs: 2_000,
  /** Batches queued during a join; beyond this number another join is cheaper. */
  heldBatches: 100,
  /** The least time between two updates of chat, state and welcomes. */
  flushMs: 100,
  /** The same for the chat while texts are left out, since nobody reads each line as it comes then. */
  crowdedFlushMs: 1_000,
  shownLines: 200,
  pendingLines: 200,
  /** Up to so many texts per second all are shown. */
  readablePerSecond: 20,
  /** So many per second are shown while more come than that (docs/decisions/0113-a-flood-shows-five-texts-a-second.md). */
  crowdedPerSecond: 5,
  /** Texts dropped within this time of each other are counted by one line. */
  gapMergeMs: 2_000,
  /** How long a welcome may wait, and how long it is shown. */
  entranceWaitMs: 10_000,
  entranceShownMs: 3_000,
  entrances: 20,
  /** Welcomes of low priority within this time share a line. */
  welcomeMergeMs: 10_000,
  orderPushShownMs: 6_000,
  orderPushes: 20,
} as const

export type RoomTimes = { readonly [K in keyof typeof defaults]: number }

export const roomTimes: RoomTimes = defaults
