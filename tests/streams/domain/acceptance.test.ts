import { describe, expect, it } from 'vitest'
import { acceptsPrice } from '../../../streams/domain/acceptance.ts'
import { odds } from './arbitraries.ts'

describe('acceptsPrice', () => {
  it.each([
    ['none', 1.95, 1.95, true],
    ['none', 1.95, 1.96, false],
    ['none', 1.95, 1.94, false],
    ['better', 1.95, 1.95, true],
    ['better', 1.95, 1.96, true],
    ['better', 1.95, 1.94, false],
    ['any', 1.95, 1.94, true],
  ] as const)('%s, agreed %d, offered %d: %s', (mode, agreed, offered, accepted) => {
    expect(acceptsPrice(mode, odds(agreed), odds(offered))).toBe(accepted)
  })
})
