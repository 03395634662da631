import fc from 'fast-check'
import { expect, it } from 'vitest'
import { greatestWithin } from '../../../../streams/machines/slip/sameStake.ts'

it('finds the greatest amount whose risk is available', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
      (most, available, slopes) => {
        const risk = (typed: number) => slopes.reduce((sum, slope) => sum + typed * slope, 0)
        const found = greatestWithin(most, available, risk)
        expect(risk(found)).toBeLessThanOrEqual(available)
        expect(found).toBeLessThanOrEqual(most)
        if (found < most) expect(risk(found + 1)).toBeGreaterThan(available)
      },
    ),
  )
})
