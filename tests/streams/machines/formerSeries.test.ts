import { expect, it } from 'vitest'
import { formerSeries } from '../../../streams/machines/former/series.ts'

it.each([
  [1, 1, '1:1'],
  [1, 3, '1:1'],
  [2001, 2, '2:2'],
  [2001, 3, '3:2'],
  [3004, 3, '3:2+3'],
  [10001, 10, '10:10'],
  [700120, 7, '7:2+3+4+5+6+7'],
  [10001013, 10, '10:2+3+4+5+6+7+8+9+10'],
])('the number %d of release 0.1 on %d legs is %s', (number, legs, key) => {
  expect(formerSeries(number, legs)).toBe(key)
})

it.each([
  [3004, 4],
  [4001, 3],
  [2001, 1],
  [1001, 2],
  [9999, 5],
  [0, 2],
  [Number.NaN, 2],
])('the number %d on %d legs is none', (number, legs) => {
  expect(formerSeries(number, legs)).toBeNull()
})
