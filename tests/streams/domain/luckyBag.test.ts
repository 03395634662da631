import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BAG_LIMITS, splitBag } from '../../../streams/domain/room/luckyBag.ts'
import { BAG_LIMITS as WIRE_LIMITS } from '../../../streams/wire/room/luckyBags.ts'

/** Draws that follow from a list of fractions. */
const drawsOf = (fractions: readonly number[]) => {
  let next = 0
  return { below: (n: number) => Math.floor((fractions[next++ % fractions.length] ?? 0) * n) }
}
const fractions = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 1,
  maxLength: 50,
})

describe('the shares of a bag', () => {
  it('are as many as asked, each at least one unit, and together the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: BAG_LIMITS.mostShares }),
        fc.integer({ min: 0, max: BAG_LIMITS.mostAmount - BAG_LIMITS.mostShares }),
        fractions,
        (shares, above, list) => {
          const split = splitBag(shares + above, shares, drawsOf(list))
          expect(split).toHaveLength(shares)
          expect(Math.min(...split)).toBeGreaterThanOrEqual(1)
          expect(split.every(Number.isSafeInteger)).toBe(true)
          expect(split.reduce((sum, share) => sum + share, 0)).toBe(shares + above)
        },
      ),
    )
  })

  it('have no better place than another', () => {
    let state = 12345
    const draws = {
      below: (n: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        return Math.floor((state / 2 ** 32) * n)
      },
    }
    const sums = [0, 0, 0, 0, 0]
    for (let turn = 0; turn < 20_000; turn += 1) {
      splitBag(1000, 5, draws).forEach((share, place) => {
        sums[place] = (sums[place] ?? 0) + share
      })
    }
    for (const sum of sums) expect(Math.abs(sum / 20_000 - 200)).toBeLessThan(4)
  })

  it('need a unit each', () => {
    const draws = drawsOf([0.5])
    expect(() => splitBag(3, 4, draws)).toThrow(RangeError)
    expect(() => splitBag(1.5, 1, draws)).toThrow(RangeError)
    expect(() => splitBag(3, 0, draws)).toThrow(RangeError)
    expect(splitBag(4, 4, draws)).toEqual([1, 1, 1, 1])
    expect(splitBag(7, 1, draws)).toEqual([7])
  })

  it('have the limits of the wire', () => {
    expect(BAG_LIMITS).toEqual(WIRE_LIMITS)
  })
})
