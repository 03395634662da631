/** Why a feed is not live. Texts are in `src/i18n`; the words here are the keys. */
export type FeedReason =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'silent'
  | 'rateLimited'
  | 'maintenance'
  | 'signedOut'
  | 'badData'
  | 'refused'

/**
 * A source's last value and how far to trust it. A stale value may be seen but not bet on; `asOf` is the
 * local time (ms) at which the value was last known to be true.
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

/** What a feed becomes when its source can't be had: the last picture stays, marked stale. */
export function interrupted<T>(feed: Feed<T>, reason: FeedReason): Feed<T> {
  if (feed.status === 'live' || feed.status === 'stale') {
    return { status: 'stale', value: feed.value, asOf: feed.asOf, reason }
  }
  return { status: 'failed', value: undefined, asOf: undefined, reason }
}

export function mapFeed<A, B>(feed: Feed<A>, project: (value: A) => B): Feed<B> {
  if (feed.status === 'live' || feed.status === 'stale') return { ...feed, value: project(feed.value) }
  return feed
}
