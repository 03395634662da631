/** A bucket of tokens that fills by itself: what finds none is above the rate. */
export interface Bucket {
  readonly tokens: number
  /** Local ms at which it was last filled. */
  readonly at: number
}

export interface Rate {
  readonly perSecond: number
  /** How many may come at once after a rest. */
  readonly burst: number
}

export function fullBucket({ burst }: Rate, now: number): Bucket {
  return { tokens: burst, at: now }
}

/** Takes one token, if there is one. A clock that was set back fills nothing. */
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
