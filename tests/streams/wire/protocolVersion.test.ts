import * as v from 'valibot'
import { expect, it } from 'vitest'
import { incompatibilityOf, protocolVersion } from '../../../streams/wire/protocolVersion.ts'

const spoken = { oldest: 2, current: 4 }

it.each([
  [1, 'clientTooOld'],
  [2, null],
  [4, null],
  [5, 'serverTooOld'],
])('finds version %s %s', (version, expected) => {
  expect(incompatibilityOf(version, spoken)).toBe(expected)
})

it.each([undefined, null, 'x', 0, -1, 1.5, Number.NaN])('takes %s for the first version', (sent) => {
  expect(v.parse(protocolVersion, sent)).toBe(1)
})
