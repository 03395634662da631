/**
 * Every duration and limit of the link, ms unless said. Those of the specification (platform part, 8 and 9)
 * are marked; the rest is ours.
 */
export const linkDefaults = {
  /** Specification. */
  requestTimeoutMs: 100_000,
  /** The PMTY client gives a bet this long before it is looked up (research, venues 2.1). */
  placeBetTimeoutMs: 30_000,
  /** Specification: prices and lists are polled this often. */
  pricePollEveryMs: 5_000,
  /** Part of the interval over which polls are spread. */
  pollJitter: 0.2,
  /** Factor on poll intervals while the person saves data. */
  saveDataSlowdown: 3,

  /** Specification: the retry wrapper repeats nothing unless told, and waits this long. */
  retries: 0,
  retryDelayMs: 300,
  retryCapMs: 5_000,
  /** Tries of a read, the first included. */
  readTries: 3,

  /** Specification: the config image, after a transport failure and after an unreadable file. */
  configRetryTransportMs: 1_000,
  configRetryUnreadableMs: 500,

  /** Specification: between the message and its effect. */
  signOutAfterMs: 3_000,
  redirectAfterMs: 5_000,
  /** An exit that the person has seen is not raised again so soon. */
  exitQuietMs: 30_000,

  /** Part of a token's life after which it is renewed unasked. */
  renewAtLifePart: 0.8,
  /** A token with less life left than this is renewed before it is used. */
  renewMarginMs: 5_000,
  renewRetryFirstMs: 1_000,
  renewRetryCapMs: 30_000,

  /** Specification. */
  serverTimeEveryMs: 60_000,
  serverTimeTimeoutMs: 10_000,
  /** How often the local clock is watched for jumps, and by how much it may stray between two looks. */
  clockWatchEveryMs: 1_000,
  clockJumpMs: 2_000,

  /** How long calls are held back after a rate-limit answer that names no time of its own. */
  rateLimitHoldMs: 10_000,
  rateLimitHoldCapMs: 120_000,
  /** Transport failures in a row after which the platform counts as out of reach. */
  unreachableAfter: 2,

  socketHeartbeatEveryMs: 20_000,
  socketSilenceMs: 45_000,
  socketConnectTimeoutMs: 15_000,
  socketBackoffFirstMs: 500,
  socketBackoffCapMs: 15_000,
  /** A connection this old has proved good: the next break starts the backoff anew. */
  socketStableMs: 10_000,
  /** How long a hidden page keeps its socket. */
  socketHiddenGraceMs: 30_000,

  roomConnectTimeoutMs: 20_000,
  roomBackoffFirstMs: 500,
  roomBackoffCapMs: 30_000,
  roomStableMs: 10_000,
  /** A page that ran no timer for so long has slept (hidden ones run them once a minute): it connects anew. */
  roomSleepMs: 75_000,
  roomWatchEveryMs: 10_000,

  /** Specification, venue part, 9: the live-stream provider's timeout. */
  liveTimeoutMs: 10_000,

  analyticsFlushMs: 2_000,
  analyticsTimeoutMs: 10_000,
} as const

/** The defaults, each replaceable; tests and demonstrations do. */
export type LinkTimes = { readonly [K in keyof typeof linkDefaults]: number }
