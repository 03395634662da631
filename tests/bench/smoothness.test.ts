import { describe, expect, it } from 'vitest'
import { intervalsOf } from '../../bench/browser/drawnFrames.ts'
import { busyPercent, latePercent, longestTask } from '../../bench/report/smoothness.ts'

describe('smoothness', () => {
  it('counts an interval longer than one and a half frames as late', () => {
    expect(latePercent([16.7, 24.9, 25.1, 100])).toBe(50)
    expect(latePercent([16.7, 16.6])).toBe(0)
    expect(latePercent([])).toBeNaN()
  })

  it('puts drawn frames in order before it measures between them', () => {
    expect(intervalsOf([33_000, 0, 16_500])).toEqual([16.5, 16.5])
    expect(intervalsOf([1])).toEqual([])
  })

  it('knows nothing of tasks below 50 ms', () => {
    expect(longestTask([])).toBe(50)
    expect(longestTask([51, 80, 60])).toBe(80)
  })

  it('is busy by the work in the time', () => {
    expect(busyPercent(300, 1500)).toBe(20)
  })
})
