import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, quantile } from '../../bench/report/figures.ts'

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 40 })

describe('figures', () => {
  it('the median is the middle value, or the mean of the middle two', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  it('a quantile is one of the values, with at least its part of them not above it', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (all, percent) => {
        const found = quantile(all, percent / 100)
        const notAbove = all.filter((value) => value <= found).length
        const below = all.filter((value) => value < found).length
        expect(all).toContain(found)
        expect(notAbove).toBeGreaterThanOrEqual((percent / 100) * all.length)
        expect(below).toBeLessThan((percent / 100) * all.length)
      }),
    )
  })

  it('the 95th of twenty values is the nineteenth', () => {
    expect(
      quantile(
        Array.from({ length: 20 }, (_, index) => index + 1),
        0.95,
      ),
    ).toBe(19)
  })
})
