/** Every duration of the feeds, ms; each replaceable where a feed is made. */
const defaults = {
  /** Polls (specification, venue part, 9: lists in play; research, venues 6: the others). */
  listEveryMs: 5_000,
  earlyEveryMs: 60_000,
  detailEveryMs: 5_000,
  menuEveryMs: 30_000,
  roomsEveryMs: 10_000,
  walletEveryMs: 30_000,
  openOrdersEveryMs: 5_000,
  /** The longest wait after an answer that failed: a page is back within 15 s of its platform. */
  againEveryMs: 5_000,
  /** What has not been heard of for this many of its intervals, and a little, is stale. */
  staleIntervals: 2,
  staleSlackMs: 2_000,
  /** Part of the interval over which polls are spread. */
  jitter: 0.2,
  /** The least wait after a rate-limit answer. */
  rateLimitHoldMs: 15_000,
  /** How long a source lives on after its last reader. */
  graceMs: 10_000,
  /** How long an arrow stands beside a price that moved. */
  moveMs: 3_000,
  /** How often the book looks for stale prices and for matches to let go. */
  bookTickMs: 1_000,
  /** How long the book keeps a match that nobody reads and no list tells of. */
  bookKeepMs: 60_000,
  /** News that comes faster than this is answered with one question at once and one after it. */
  burstMs: 500,
  /** How long the watch list of the push settles before it is sent. */
  watchSettleMs: 150,
} as const

/** The defaults as plain numbers, so that where a feed is made others can stand in their place. */
export const feedTimes: { readonly [K in keyof typeof defaults]: number } = defaults

/** The age (ms) at which what is polled every so often is stale: 12 s for lists in play. */
export function staleAfterMs(everyMs: number): number {
  return feedTimes.staleIntervals * everyMs + feedTimes.staleSlackMs
}
