import { describe, expect, it } from 'vitest'
import { offeredKeys, offeredSeries, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { codeOfSeries, seriesOfCode } from '../../../streams/venues/seriesCodes.ts'

describe('the numbers of series', () => {
  it('are those of the venue', () => {
    expect(codeOfSeries(SINGLE_SERIES)).toBe(1)
    expect(offeredKeys(2).map(codeOfSeries)).toEqual([2001])
    expect(offeredKeys(3).map(codeOfSeries)).toEqual([3001, 2001, 3004])
    expect(offeredKeys(5).map(codeOfSeries)).toEqual([5001, 2001, 3001, 4001, 50026])
    const folds = [10001, 2001, 3001, 4001, 5001, 6001, 7001, 8001, 9001]
    expect(offeredKeys(10).map(codeOfSeries)).toEqual([...folds, 10001013])
    const covers = [3, 4, 5, 6, 7, 8, 9].map((legs) => codeOfSeries(offeredKeys(legs).at(-1) ?? '1:1'))
    expect(covers).toEqual([3004, 40011, 50026, 60057, 700120, 800247, 900502])
  })

  it('give back the series', () => {
    for (let legs = 2; legs <= 10; legs++) {
      for (const { key } of offeredSeries(legs)) expect(seriesOfCode(codeOfSeries(key), legs)).toBe(key)
    }
    expect(seriesOfCode(1, 1)).toBe(SINGLE_SERIES)
    // The platform refuses it by its number of legs.
    expect(seriesOfCode(1, 2)).toBe(SINGLE_SERIES)
  })

  it.each([
    [3004, 4],
    [4001, 3],
    [9999, 5],
    [1001, 2],
    [2001, 1],
    [2001, 0],
    [2001, 11],
    [0, 2],
    [-1, 2],
    [1.5, 2],
    [2001.5, 3],
    [Number.NaN, 2],
  ])('do not have %d on %d legs', (code, legs) => {
    expect(seriesOfCode(code, legs)).toBeNull()
  })

  it.each(['3:1', '3:1+2+3', '3:1+2', '4:2+3', '4:2+4', '2:1+2'] as const)('do not have %s', (key) => {
    expect(codeOfSeries(key)).toBe(-1)
  })
})
