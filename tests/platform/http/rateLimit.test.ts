import { describe, expect, it } from 'vitest'
import { createRateLimit } from '../../../platform/http/rateLimit.ts'

describe('a rate limit', () => {
  it('lets a burst through and then so many a second, for each key by itself', () => {
    let real = 0
    const limit = createRateLimit({ perSecond: 2, burst: 3 }, () => real)
    const take = (key: string, times: number) => Array.from({ length: times }, () => limit.take(key))
    expect(take('a', 4)).toEqual([true, true, true, false])
    expect(take('b', 1)).toEqual([true])
    real += 1000
    expect(take('a', 3)).toEqual([true, true, false])
    real += 3_600_000
    expect(take('a', 4)).toEqual([true, true, true, false])
  })

  it('can be asked without being used', () => {
    const limit = createRateLimit({ perSecond: 1, burst: 1 }, () => 0)
    expect([limit.allows('a'), limit.allows('a'), limit.take('a'), limit.allows('a')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
