import { expect, it } from 'vitest'
import { oddsLevelName, oddsLevelPercent } from '../../../streams/domain/oddsLevel.ts'

it('names the odds levels 1 to 7 A to G, and no other number', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(oddsLevelName)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect([0, 8, -1, 1.5].map(oddsLevelName)).toEqual([null, null, null, null])
})

it('leaves less of the limits the lower the odds level', () => {
  expect([1, 2, 7, 8].map(oddsLevelPercent)).toEqual([100, 80, 5, 5])
})
