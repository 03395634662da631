import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptsOffer, acceptsPrice } from '../../../streams/domain/acceptance.ts'
import { ACCEPTANCE_MODES } from '../../../streams/domain/order.ts'
import { anyLine, anyOdds, odds } from './arbitraries.ts'

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

describe('acceptsOffer', () => {
  it('takes no changed line in any mode, however good the price', () => {
    const modes = fc.constantFrom(...ACCEPTANCE_MODES)
    fc.assert(
      fc.property(
        modes,
        anyOdds,
        anyOdds,
        anyLine,
        fc.option(anyLine),
        (mode, agreed, offered, line, other) => {
          fc.pre(line !== other)
          expect(acceptsOffer(mode, { odds: agreed, line }, { odds: offered, line: other })).toBe(false)
          expect(acceptsOffer(mode, { odds: agreed, line }, { odds: offered, line })).toBe(
            acceptsPrice(mode, agreed, offered),
          )
        },
      ),
    )
  })
})
