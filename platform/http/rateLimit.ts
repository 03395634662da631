/** How often something may happen: `burst` at once, and `perSecond` in the long run. */
export interface Allowance {
  readonly perSecond: number
  readonly burst: number
}

/** Counts by key, so that one caller's haste costs nobody else. */
export interface RateLimit {
  /** Takes one; `false` when the key has used up its allowance. */
  take(key: string): boolean
  /** Whether one could be taken now. */
  allows(key: string): boolean
}

interface Bucket {
  tokens: number
  at: number
}

/** Above this, full buckets are forgotten; they would start full again anyway. */
const MAX_KEYS = 10_000

/** A token bucket for each key. `real` is real ms. */
export function createRateLimit(allowance: Allowance, real: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()

  function refilled(key: string): Bucket {
    const now = real()
    const bucket = buckets.get(key) ?? { tokens: allowance.burst, at: now }
    const gained = (Math.max(0, now - bucket.at) / 1000) * allowance.perSecond
    return { tokens: Math.min(allowance.burst, bucket.tokens + gained), at: now }
  }

  function forgetFull(): void {
    for (const key of [...buckets.keys()]) {
      if (refilled(key).tokens >= allowance.burst) buckets.delete(key)
    }
  }

  return {
    take(key) {
      const bucket = refilled(key)
      const allowed = bucket.tokens >= 1
      if (buckets.size >= MAX_KEYS) forgetFull()
      buckets.set(key, allowed ? { ...bucket, tokens: bucket.tokens - 1 } : bucket)
      return allowed
    },
    allows: (key) => refilled(key).tokens >= 1,
  }
}
