import { expect, it } from 'vitest'
import { typedNumber } from '../../../../streams/views/records/typedNumber.ts'

it.each([
  [' tl12 ', 'TL12'],
  ['12', '12'],
  ['', ''],
  ['TL', 'TL'],
  ['T', null],
  ['12a', null],
  ["1' OR 1=1", null],
  ['1'.repeat(16), null],
] as const)('a number typed as %j is %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
