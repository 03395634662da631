import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import {
  maxReturn,
  offeredSeries,
  seriesCodes,
  seriesOdds,
  seriesOf,
  seriesStake,
  symmetricSums,
} from '../../../streams/domain/parlay.ts'
import type { Series } from '../../../streams/domain/parlay.ts'
import { anyOdds, odds } from './arbitraries.ts'
import { linesOf } from './linesOracle.ts'

function offered(code: number, legs: number): Series {
  const series = seriesOf(code, legs)
  if (series === null) throw new Error(`${code} is not offered on ${legs} legs`)
  return series
}

describe('offeredSeries', () => {
  it('lists the n-fold, the smaller folds and the full cover', () => {
    expect(seriesCodes(2)).toEqual([2001])
    expect(seriesCodes(3)).toEqual([3001, 2001, 3004])
    expect(seriesCodes(5)).toEqual([5001, 2001, 3001, 4001, 50026])
    expect(seriesCodes(10)).toEqual([10001, 2001, 3001, 4001, 5001, 6001, 7001, 8001, 9001, 10001013])
  })

  it.each([-1, 0, 1, 11, 2.5, NaN])('offers nothing on %d legs', (legs) => {
    expect(offeredSeries(legs)).toEqual([])
  })

  it.each([
    [3, 3004, 4, [3, 1]],
    [4, 40011, 11, [6, 4, 1]],
    [5, 50026, 26, [10, 10, 5, 1]],
    [6, 60057, 57, [15, 20, 15, 6, 1]],
    [7, 700120, 120, [21, 35, 35, 21, 7, 1]],
    [8, 800247, 247, [28, 56, 70, 56, 28, 8, 1]],
    [9, 900502, 502, [36, 84, 126, 126, 84, 36, 9, 1]],
    [10, 10001013, 1013, [45, 120, 210, 252, 210, 120, 45, 10, 1]],
  ])('covers %d legs as %d with %d lines', (legs, code, lines, counts) => {
    const cover = offered(code, legs)
    expect(cover.kind).toBe('cover')
    expect(cover.lines).toBe(lines)
    expect(cover.folds).toEqual(counts.map((count, index) => ({ size: index + 2, count })))
  })

  it('counts as many lines as can be listed', () => {
    for (let legs = 2; legs <= 10; legs++) {
      for (const series of offeredSeries(legs)) expect(linesOf(series)).toHaveLength(series.lines)
    }
  })

  it('knows a code only on the legs it is offered on', () => {
    expect(seriesOf(3004, 4)).toBeNull()
    expect(seriesOf(4001, 3)).toBeNull()
    expect(seriesOf(9999, 5)).toBeNull()
    expect(seriesOf(2001, 4)?.lines).toBe(6)
  })
})

describe('symmetricSums', () => {
  it('is the sum over all choices of each size', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 1000n }), { maxLength: 8 }), (values) => {
        const expected = Array.from({ length: values.length + 1 }, () => 0n)
        for (let mask = 0; mask < 2 ** values.length; mask++) {
          const chosen = values.filter((_, index) => (mask >> index) % 2 === 1)
          expected[chosen.length] = (expected[chosen.length] ?? 0n) + chosen.reduce((a, b) => a * b, 1n)
        }
        expect(symmetricSums(values)).toEqual(expected)
      }),
    )
  })
})

describe('maxReturn', () => {
  it('pays a Trixie at 2.00, 1.80, 1.95 for 10 each 180.30 on a stake of 40', () => {
    const trixie = offered(3004, 3)
    const unit = money(10_00, 'RMB')
    expect(seriesStake(unit, trixie)).toEqual(money(40_00, 'RMB'))
    expect(maxReturn(unit, trixie, [odds(2), odds(1.8), odds(1.95)])).toEqual(money(180_30, 'RMB'))
  })

  it('is the sum over all lines listed one by one, truncated once', () => {
    const slips = fc.integer({ min: 2, max: 7 }).chain((legs) =>
      fc.record({
        series: fc.constantFrom(...offeredSeries(legs)),
        odds: fc.array(anyOdds, { minLength: legs, maxLength: legs }),
        unit: fc.integer({ min: 1, max: 1_000_000 }),
      }),
    )
    fc.assert(
      fc.property(slips, ({ series, odds: prices, unit }) => {
        const den = 100_000n ** BigInt(prices.length)
        const total = linesOf(series).reduce((sum, line) => {
          const factors = prices.map((price, leg) => (line.includes(leg) ? BigInt(price) : 100_000n))
          return sum + factors.reduce((product, factor) => product * factor, BigInt(unit))
        }, 0n)
        const most = BigInt(Number.MAX_SAFE_INTEGER)
        const expected = total / den > most ? most : total / den
        expect(maxReturn(money(unit, 'RMB'), series, prices).minor).toBe(Number(expected))
      }),
    )
  })

  it('pays nothing for lines whose legs are missing', () => {
    expect(maxReturn(money(10_00, 'RMB'), offered(3001, 3), [odds(2)]).minor).toBe(0)
    expect(maxReturn(money(10_00, 'RMB'), offered(3001, 3), []).minor).toBe(0)
  })

  it('cuts a return beyond counting to the greatest that counts', () => {
    const prices = Array.from({ length: 10 }, () => odds(355))
    expect(maxReturn(money(100_00, 'RMB'), offered(10001, 10), prices).minor).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('seriesOdds', () => {
  it('multiplies the prices as shown', () => {
    expect(seriesOdds([odds(1.95), odds(2.1)])).toBe(odds(4.095))
    expect(seriesOdds([odds(1.959), odds(2.109)])).toBe(odds(4.095))
    expect(seriesOdds([odds(1.11), odds(1.11), odds(1.11)])).toBe(odds(1.36763))
  })

  it('has no price for no legs, nor beyond counting', () => {
    expect(seriesOdds([])).toBeNull()
    expect(seriesOdds(Array.from({ length: 10 }, () => odds(355)))).toBeNull()
  })

  it('never exceeds the product of the odds', () => {
    fc.assert(
      fc.property(fc.array(anyOdds, { minLength: 1, maxLength: 3 }), (prices) => {
        const shown = seriesOdds(prices)
        fc.pre(shown !== null)
        const exact = prices.reduce((product, price) => product * BigInt(price), 1n)
        expect(BigInt(shown) * 100_000n ** BigInt(prices.length - 1) <= exact).toBe(true)
      }),
    )
  })
})
