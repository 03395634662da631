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

  it('looks at a few keys for each change, however many are in use', () => {
    const limit = createRateLimit({ perSecond: 0.001, burst: 10 }, () => 0)
    const looked = countLookedAt(() => {
      for (let key = 0; key < 12_000; key += 1) limit.take(String(key))
    })
    expect(looked).toBeLessThanOrEqual(2 * 12_000)
  })

  it('forgets keys that were long untouched when there are too many, and none of the latest', () => {
    const limit = createRateLimit({ perSecond: 0, burst: 1 }, () => 0)
    for (let key = 0; key < 100_100; key += 1) limit.take(String(key))
    expect([limit.allows('0'), limit.allows('50000'), limit.allows('100099')]).toEqual([true, false, false])
  })
})

/** How many map entries are iterated during `act`. */
function countLookedAt(act: () => void): number {
  const iterators = Object.getPrototypeOf(new Map().entries()) as { next(): unknown }
  const { next } = iterators
  let looked = 0
  iterators.next = function count(this: unknown) {
    looked += 1
    return Reflect.apply(next, this, [])
  }
  try {
    act()
  } finally {
    iterators.next = next
  }
  return looked
}
