/** Durations of the feeds, ms; each can be replaced where a feed is created. */
const defaults = {
  /** Intervals of polls (docs/betting.md, 8). */
  listEveryMs: 5_000,
  earlyEveryMs: 60_000,
  detailEveryMs: 5_000,
  menuEveryMs: 30_000,
  resultsEveryMs: 60_000,
  roomsEveryMs: 10_000,
  /** Position of the ball; past prices; league tables, which change when a match ends. */
  playEveryMs: 4_000,
  historyEveryMs: 20_000,
  tablesEveryMs: 120_000,
  /** League tables of virtual sports, where a match takes minutes. */
  virtualTablesEveryMs: 15_000,
  /** Visible rounds, without and with the push that reports their changes (docs/games/rounds.md, 6). */
  roundsEveryMs: 1_000,
  pushedRoundsEveryMs: 10_000,
  /** What proves a round, until its seed is public. */
  proofEveryMs: 5_000,
  walletEveryMs: 10_000,
  openOrdersEveryMs: 5_000,
  openCountEveryMs: 10_000,
  cashOutEveryMs: 5_000,
  reservationsEveryMs: 5_000,
  announcementsEveryMs: 600_000,
  /** Balances and the number of open orders, while the push reports their changes. */
  pushedEveryMs: 60_000,
  /** Visible open orders, while the push reports their changes; it does not report changes of their legs. */
  pushedOrdersEveryMs: 15_000,
  /** The longest wait after a failure, so that a page recovers within 15 s of the platform. */
  againEveryMs: 5_000,
  /** Data is stale after this many poll intervals, plus the slack. */
  staleIntervals: 2,
  staleSlackMs: 2_000,
  /** Random spread of poll intervals, as a fraction of the interval. */
  jitter: 0.2,
  /** How long a source is kept after its last subscriber has left. */
  graceMs: 10_000,
  /** How long an arrow is shown beside a price that moved. */
  moveMs: 3_000,
  /** How often the book checks for stale prices and for matches to remove. */
  bookTickMs: 1_000,
  /** How long the book keeps a match that has no subscribers and is in no list. */
  bookKeepMs: 60_000,
  /** Events within this time of each other cause one request immediately and one afterwards. */
  burstMs: 500,
  /** Debounce of the watch list before it is sent. */
  watchSettleMs: 150,
} as const

/** The defaults with plain number types, so that they can be replaced. */
export const feedTimes: { readonly [K in keyof typeof defaults]: number } = defaults

/** The age (ms) at which polled data is stale: 12 s for lists in play. */
export function staleAfterMs(everyMs: number): number {
  return feedTimes.staleIntervals * everyMs + feedTimes.staleSlackMs
}
