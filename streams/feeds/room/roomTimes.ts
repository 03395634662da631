/** Every duration and bound of a room on the client, ms unless said; each replaceable where a room is made. */
const defaults = {
  /** How long an answer of the room is awaited. */
  answerMs: 5_000,
  joinAgainMs: 2_000,
  /** Batches kept back while a join is under way; beyond them another join is cheaper. */
  heldBatches: 100,
  /** Chat, state and welcomes are shown this often at most (research, live room 2.4). */
  flushMs: 100,
  shownLines: 200,
  pendingLines: 200,
  /** Texts a second that can be read; above it they are sampled. */
  readablePerSecond: 20,
  /** Texts left out within this time of each other are told in one line. */
  gapMergeMs: 2_000,
  /** Between two welcomes of one member. */
  welcomeAgainMs: 60_000,
  /** How long an entrance waits at most, and how long it is shown. */
  entranceWaitMs: 10_000,
  entranceShownMs: 3_000,
  entrances: 20,
  /** Low welcomes within this time are one line. */
  welcomeMergeMs: 10_000,
  orderPushShownMs: 6_000,
  orderPushes: 20,
} as const

export type RoomTimes = { readonly [K in keyof typeof defaults]: number }

export const roomTimes: RoomTimes = defaults
