import { describe, expect, it } from 'vitest'
import { growthOf, slopeOf } from '../../bench/soak/trend.ts'

const points = (values: readonly number[]) => values.map((value, index) => ({ minute: index / 2, value }))

describe('the trend of a soak', () => {
  it('has the slope of a straight line, per minute', () => {
    expect(slopeOf(points([100, 105, 110, 115]))).toBeCloseTo(10)
    expect(slopeOf(points([7, 7, 7]))).toBe(0)
  })

  it('has no slope of a single look', () => {
    expect(slopeOf(points([7]))).toBeNaN()
  })

  it('grows by what the last third lies above the first, whatever one look says', () => {
    expect(growthOf(points([100, 100, 900, 105, 105, 105, 110, 110, 10]))).toBeCloseTo(10)
    expect(growthOf(points([100, 50, 100]))).toBe(0)
  })
})
