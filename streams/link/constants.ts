/**
 * Every duration and limit of the link, in ms unless a comment says otherwise. Values that the operator of
 * the site prescribes are marked *prescribed*; we chose the others.
 */
export const linkDefaults = {
  /** Prescribed. */
  requestTimeoutMs: 100_000,
  /**
   * For polled lists and details: the next poll is due long before `requestTimeoutMs` (decision 0052).
   */
  pollTimeoutMs: 10_000,
  /** Prescribed. A bet without an answer after this time is looked up. */
  placeBetTimeoutMs: 30_000,
  /** Prescribed: the poll interval of prices and lists. */
  pricePollEveryMs: 5_000,
  /** Random spread of poll intervals, as a fraction of the interval. */
  pollJitter: 0.2,
  /** Factor on poll intervals while the browser's save-data option is on. */
  saveDataSlowdown: 3,

  /** The time to draw the first list, which has the connection for itself until then. */
  firstListDrawMs: 300,
  /** The longest wait for a first list, which can fail. Short where the visit begins on a screen without one. */
  firstListMostMs: 3_000,

  /**
   * Retries after the first try (decision 0011): the default for site calls, and for reads from a
   * venue.
   */
  retries: 0,
  readRetries: 3,
  /** The shortest wait before the first retry; it doubles up to the cap. */
  retryDelayMs: 300,
  retryCapMs: 5_000,

  /** Prescribed: retry of the config image after a transport failure, and after an unreadable file. */
  configRetryTransportMs: 1_000,
  configRetryUnreadableMs: 500,

  /** Prescribed: the time between the message of an exit and its effect. */
  signOutAfterMs: 3_000,
  redirectAfterMs: 5_000,
  /** An acknowledged exit is not raised again within this time. */
  exitQuietMs: 30_000,

  /** Fraction of a token's lifetime after which it is renewed in advance. */
  renewAtLifePart: 0.8,
  /** A token that expires sooner than this is renewed before it is used. */
  renewMarginMs: 5_000,
  renewRetryFirstMs: 1_000,
  renewRetryCapMs: 30_000,

  /** Prescribed. */
  serverTimeEveryMs: 60_000,
  serverTimeTimeoutMs: 10_000,
  /** How often the local clock is checked for jumps, and the deviation from which it is one. */
  clockWatchEveryMs: 1_000,
  clockJumpMs: 2_000,

  /** How long all polls pause after a rate-limit answer. */
  rateLimitHoldMs: 15_000,
  /** Consecutive transport failures after which the platform counts as unreachable. */
  unreachableAfter: 2,

  socketHeartbeatEveryMs: 20_000,
  socketSilenceMs: 45_000,
  socketConnectTimeoutMs: 15_000,
  socketBackoffFirstMs: 500,
  socketBackoffCapMs: 15_000,
  /** A connection that lasted this long resets the backoff. */
  socketStableMs: 10_000,
  /** A page that is hidden for longer closes its socket. */
  socketHiddenGraceMs: 30_000,

  roomConnectTimeoutMs: 20_000,
  roomBackoffFirstMs: 500,
  roomBackoffCapMs: 30_000,
  roomStableMs: 10_000,
  /**
   * A page that ran no timer for this long was suspended (hidden pages run them once a minute); it
   * reconnects.
   */
  roomSleepMs: 75_000,
  roomWatchEveryMs: 10_000,

  /** Prescribed: the timeout of calls to the live domain. */
  liveTimeoutMs: 10_000,

  analyticsFlushMs: 2_000,
  analyticsTimeoutMs: 10_000,
} as const

/** The type of the defaults; tests and demonstrations replace some of them. */
export type LinkTimes = { readonly [K in keyof typeof linkDefaults]: number }
