/** The rate of an action: `burst` at once, and `perSecond` on average. */
export interface Allowance {
  readonly perSecond: number
  readonly burst: number
}

/** Counts by key, so that one caller does not use up another's allowance. */
export interface RateLimit {
  /** Takes one; `false` when the key has used up its allowance. */
  take(key: string): boolean
  /** Undoes a `take` that turned out to be free. */
  giveBack(key: string): void
  /** Whether one could be taken now. */
  allows(key: string): boolean
}

interface Bucket {
  tokens: number
  at: number
}

/** Up to this number of keys, buckets are kept until they are full; a full one equals a new one. */
const ROOMY_KEYS = 10_000
/** Above this number, the key that was changed least recently is dropped, full or not, to bound memory. */
const MAX_KEYS = 100_000
/** Keys checked at each change: more than a change can add, so that the map shrinks again. */
const LOOKED_AT = 2

/** A token bucket for each key. `real` is real ms. */
export function createRateLimit(allowance: Allowance, real: () => number): RateLimit {
  /** In the order of their last change. */
  const buckets = new Map<string, Bucket>()
  // Iterators are kept, because a new one would skip all deleted entries at the front again.
  /** Cycles through all buckets. */
  let round: MapIterator<[string, Bucket]> | null = null
  /** Points at the bucket that was changed least recently; every bucket it passes is deleted. */
  let oldest: MapIterator<string> | null = null

  function refilled(key: string): Bucket {
    const now = real()
    return { tokens: tokensOf(buckets.get(key), now), at: now }
  }

  function tokensOf(bucket: Bucket | undefined, now: number): number {
    if (bucket === undefined) return allowance.burst
    const gained = (Math.max(0, now - bucket.at) / 1000) * allowance.perSecond
    return Math.min(allowance.burst, bucket.tokens + gained)
  }

  function keep(key: string, bucket: Bucket): void {
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size > ROOMY_KEYS) forgetFull(bucket.at)
    if (buckets.size > MAX_KEYS) forgetOldest()
  }

  function forgetOldest(): void {
    oldest ??= buckets.keys()
    const { done, value } = oldest.next()
    if (done === true) oldest = null
    else buckets.delete(value)
  }

  function forgetFull(now: number): void {
    for (let looked = 0; looked < LOOKED_AT; looked += 1) {
      round ??= buckets.entries()
      const { done, value } = round.next()
      if (done === true) {
        round = null
        continue
      }
      const [key, bucket] = value
      if (tokensOf(bucket, now) >= allowance.burst) buckets.delete(key)
    }
  }

  return {
    take(key) {
      const bucket = refilled(key)
      const allowed = bucket.tokens >= 1
      keep(key, allowed ? { ...bucket, tokens: bucket.tokens - 1 } : bucket)
      return allowed
    },
    giveBack(key) {
      const bucket = refilled(key)
      keep(key, { ...bucket, tokens: Math.min(allowance.burst, bucket.tokens + 1) })
    },
    allows: (key) => refilled(key).tokens >= 1,
  }
}
