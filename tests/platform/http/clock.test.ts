import { describe, expect, it } from 'vitest'
import { createPlatformClock } from '../../../platform/clock.ts'

describe('the platform clock', () => {
  it('is real time at first, and never goes back', () => {
    let real = 1000
    const clock = createPlatformClock({ real: () => real, rate: 1, anchor: null })
    expect(clock.now()).toBe(1000)
    real = 400
    expect(clock.now()).toBe(1000)
    real = 2000
    expect(clock.now()).toBe(2000)
  })

  it('runs at its rate and can be moved ahead', () => {
    let real = 1000
    const clock = createPlatformClock({ real: () => real, rate: 60, anchor: null })
    real = 2000
    expect(clock.now()).toBe(61_000)
    clock.advance(500)
    expect(clock.now()).toBe(61_500)
  })

  it('keeps its offset to real time over a stop while the rate is 1', () => {
    const clock = createPlatformClock({ real: () => 5000, rate: 1, anchor: { real: 1000, platform: 9000 } })
    expect(clock.now()).toBe(13_000)
  })

  it('goes on from where it was when the rate is another', () => {
    const clock = createPlatformClock({ real: () => 5000, rate: 60, anchor: { real: 1000, platform: 9000 } })
    expect(clock.now()).toBe(9000)
  })

  it('joins another process that keeps it, at any rate', () => {
    const anchor = { real: 1000, platform: 9000 }
    const joined = createPlatformClock({ real: () => 5000, rate: 60, anchor, shared: true })
    expect(joined.now()).toBe(9000 + 4000 * 60)
    const later = createPlatformClock({ real: () => 60_000, rate: 60, anchor, shared: true })
    expect(later.now()).toBe(9000)
  })
})
