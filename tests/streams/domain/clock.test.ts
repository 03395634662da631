import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt, formatClock } from '../../../streams/domain/clock.ts'

const running = { seconds: 600, running: true, direction: 'up', at: 10_000 } as const

describe('clockAt', () => {
  it('goes on from the reading while it runs', () => {
    expect(clockAt(running, 10_000)).toBe(600)
    expect(clockAt(running, 10_999)).toBe(600)
    expect(clockAt(running, 15_000)).toBe(605)
    expect(clockAt(running, 15_000, 10)).toBe(650)
  })

  it('stands still when stopped', () => {
    expect(clockAt({ ...running, running: false }, 99_000)).toBe(600)
  })

  it('stands still for a reading dated ahead of now', () => {
    expect(clockAt(running, 1_000)).toBe(600)
  })

  it('goes down to zero and no further', () => {
    const down = { ...running, direction: 'down', seconds: 10 } as const
    expect(clockAt(down, 14_500)).toBe(6)
    expect(clockAt(down, 20_000)).toBe(0)
    expect(clockAt(down, 99_000)).toBe(0)
  })

  it('never goes back as time goes on', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 60 }), (first, second, rate) => {
        const [earlier, later] = first <= second ? [first, second] : [second, first]
        expect(clockAt(running, later, rate)).toBeGreaterThanOrEqual(clockAt(running, earlier, rate))
      }),
    )
  })
})

describe('formatClock', () => {
  it.each([
    [0, ''],
    [-5, ''],
    [NaN, ''],
    [1, '00:01'],
    [59.9, '00:59'],
    [60, '01:00'],
    [2712, '45:12'],
    [6330, '105:30'],
  ])('shows %d as %j', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text)
  })
})
