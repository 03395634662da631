/** A token bucket for rate limiting. */
export interface Bucket {
  readonly tokens: number
  /** Local time of the last refill, ms. */
  readonly at: number
}

export interface Rate {
  readonly perSecond: number
  /** Capacity of the bucket. */
  readonly burst: number
}

export function fullBucket({ burst }: Rate, now: number): Bucket {
  return { tokens: burst, at: now }
}

/** Takes a token, if there is one. A clock that was set back adds no tokens. */
export function takeToken(
  bucket: Bucket,
  { perSecond, burst }: Rate,
  now: number,
): { readonly bucket: Bucket; readonly taken: boolean } {
  const filled = bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond
  const tokens = Math.min(burst, filled)
  return tokens < 1
    ? { bucket: { tokens, at: now }, taken: false }
    : { bucket: { tokens: tokens - 1, at: now }, taken: true }
}
