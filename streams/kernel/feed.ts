/** Why a feed is not live. These are keys of the texts in `src/i18n`. */
export type FeedReason =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'silent'
  | 'rateLimited'
  | 'maintenance'
  | 'signedOut'
  | 'badData'
  /** What is asked for is not offered. */
  | 'notOpen'
  | 'refused'

/**
 * The last value of a source and its freshness. A stale value may be shown but not bet on; `asOf` is the
 * local time (ms) at which the value was last known to be correct.
 */
export type Feed<T> =
  | { readonly status: 'connecting'; readonly value: undefined; readonly asOf: undefined }
  | { readonly status: 'live'; readonly value: T; readonly asOf: number }
  | { readonly status: 'stale'; readonly value: T; readonly asOf: number; readonly reason: FeedReason }
  | {
      readonly status: 'failed'
      readonly value: undefined
      readonly asOf: undefined
      readonly reason: FeedReason
    }

export const CONNECTING = { status: 'connecting', value: undefined, asOf: undefined } as const

export function live<T>(value: T, asOf: number): Feed<T> {
  return { status: 'live', value, asOf }
}

/** The last value, whatever its freshness. */
export function valueOf<T>({ value }: Feed<T>): T | undefined {
  return value
}

/** Why there is no value; `null` while there is one, or may be soon. */
export function failureOf(feed: Feed<unknown>): FeedReason | null {
  return feed.status === 'failed' ? feed.reason : null
}

/** The feed after a failure of its source: the last value is kept and marked stale. */
export function interrupted<T>(feed: Feed<T>, reason: FeedReason): Feed<T> {
  if (feed.status === 'live' || feed.status === 'stale') {
    return { status: 'stale', value: feed.value, asOf: feed.asOf, reason }
  }
  return { status: 'failed', value: undefined, asOf: undefined, reason }
}
