import { expect, it } from 'vitest'
import { DEFAULT_GROUP_SIZE, marketColumns } from '../../../../src/features/marketSections/marketColumns.ts'

it('has a default group size of three', () => {
  expect(DEFAULT_GROUP_SIZE).toBe(3)
})

it.each([
  ['a result', [3], 3],
  ['two lines of a handicap with a draw', [3, 3], 3],
  ['an outright of eighteen entrants', [18], 3],
  ['an outright of sixteen entrants', [16], 2],
  ['totals', [2, 2, 2], 2],
  ['lines of which one does not fill three', [3, 2], 2],
  ['four answers', [4], 2],
] as const)('puts %s in columns', (_, counts, columns) => {
  expect(marketColumns(counts)).toBe(columns)
})
