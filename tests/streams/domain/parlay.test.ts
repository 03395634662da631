import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import {
  createSeries,
  isCover,
  MAX_SERIES_LEGS,
  maxReturn,
  offeredKeys,
  offeredSeries,
  seriesOdds,
  seriesOf,
  seriesStake,
  SINGLE_SERIES,
  symmetricSums,
} from '../../../streams/domain/parlay.ts'
import type { Series } from '../../../streams/domain/parlay.ts'
import { anyOdds, odds } from './arbitraries.ts'
import { linesOf } from './linesOracle.ts'

function known(key: string): Series {
  const series = seriesOf(key)
  if (series === null) throw new Error(`${key} is no series`)
  return series
}

/** Any series: folds, covers, and every other set of sizes. */
const anySeries = fc.integer({ min: 1, max: MAX_SERIES_LEGS }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    sizes: fc
      .uniqueArray(fc.integer({ min: 1, max: legs }), { minLength: 1 })
      .map((sizes) => sizes.toSorted((a, b) => a - b)),
  }),
)

describe('the key of a series', () => {
  it('is the number of legs and the sizes of the combinations', () => {
    expect(createSeries(1, [1])?.key).toBe(SINGLE_SERIES)
    expect(createSeries(3, [2])?.key).toBe('3:2')
    expect(createSeries(3, [2, 3])?.key).toBe('3:2+3')
    expect(createSeries(10, [2, 10])?.key).toBe('10:2+10')
  })

  it('gives back the series, and differs between series', () => {
    fc.assert(
      fc.property(anySeries, anySeries, (one, other) => {
        const series = createSeries(one.legs, one.sizes)
        expect(series).toMatchObject(one)
        expect(seriesOf(series?.key ?? '')).toEqual(series)
        const same = one.legs === other.legs && one.sizes.join() === other.sizes.join()
        expect(createSeries(other.legs, other.sizes)?.key === series?.key).toBe(same)
      }),
    )
  })

  it('has one spelling', () => {
    const nearly = fc.oneof(
      fc.stringMatching(/^[0-9:+ -]{0,8}$/),
      fc.string(),
      fc.tuple(fc.nat(12), fc.array(fc.nat(12))).map(([legs, sizes]) => `${legs}:${sizes.join('+')}`),
    )
    fc.assert(
      fc.property(nearly, (text) => {
        const series = seriesOf(text)
        if (series === null) return
        expect(series.key).toBe(text)
        expect(createSeries(series.legs, series.sizes)).toEqual(series)
      }),
    )
  })

  it.each([
    ...[
      '',
      '1',
      '3:',
      ':2',
      '3:2+',
      '3:+2',
      '3:2,3',
      '3: 2',
      '3:2 ',
      '03:2',
      '3:02',
      '3:2+2',
      '3:3+2',
      '3:0',
    ],
    ...['3:4', '0:0', '11:2', '100:2', '3:2+3+4', '3001', '3:2.0', '3:1e0', '-3:2', '３:2', '3:2\n'],
  ])('is not %j', (text) => {
    expect(seriesOf(text)).toBeNull()
  })

  it.each([
    [0, [0]],
    [11, [2]],
    [2.5, [2]],
    [Number.NaN, [1]],
    [3, []],
    [3, [0]],
    [3, [1.5]],
    [3, [3, 2]],
    [3, [2, 2]],
    [3, [2, 4]],
  ])('is not made of %d legs and sizes %j', (legs, sizes) => {
    expect(createSeries(legs, sizes)).toBeNull()
  })
})

describe('offeredSeries', () => {
  it('lists the n-fold, the smaller folds and the full cover', () => {
    expect(offeredKeys(2)).toEqual(['2:2'])
    expect(offeredKeys(3)).toEqual(['3:3', '3:2', '3:2+3'])
    expect(offeredKeys(5)).toEqual(['5:5', '5:2', '5:3', '5:4', '5:2+3+4+5'])
    const folds = [10, 2, 3, 4, 5, 6, 7, 8, 9].map((size) => `10:${size}`)
    expect(offeredKeys(10)).toEqual([...folds, '10:2+3+4+5+6+7+8+9+10'])
  })

  it.each([-1, 0, 1, 11, 2.5, NaN])('offers nothing on %d legs', (legs) => {
    expect(offeredSeries(legs)).toEqual([])
  })

  it.each([
    [3, 4, [3, 1]],
    [4, 11, [6, 4, 1]],
    [5, 26, [10, 10, 5, 1]],
    [6, 57, [15, 20, 15, 6, 1]],
    [7, 120, [21, 35, 35, 21, 7, 1]],
    [8, 247, [28, 56, 70, 56, 28, 8, 1]],
    [9, 502, [36, 84, 126, 126, 84, 36, 9, 1]],
    [10, 1013, [45, 120, 210, 252, 210, 120, 45, 10, 1]],
  ])('covers %d legs with %d lines', (legs, lines, counts) => {
    const cover = offeredSeries(legs).at(-1)
    expect(cover?.combinations).toBe(lines)
    expect(cover?.folds).toEqual(counts.map((count, index) => ({ size: index + 2, count })))
  })

  it('counts as many lines as can be listed', () => {
    for (let legs = 2; legs <= 10; legs++) {
      for (const series of offeredSeries(legs)) expect(linesOf(series)).toHaveLength(series.combinations)
    }
    fc.assert(
      fc.property(anySeries, ({ legs, sizes }) => {
        const series = createSeries(legs, sizes)
        expect(series === null ? null : linesOf(series)).toHaveLength(series?.combinations ?? -1)
      }),
    )
  })

  it('has one cover from three legs on, as its last', () => {
    for (let legs = 1; legs <= 10; legs++) {
      const covers = offeredSeries(legs).map(isCover)
      expect(covers).toEqual(covers.map((_, index) => legs > 2 && index === covers.length - 1))
    }
    expect([known('4:1+2+3+4'), known('4:2+4'), known('4:2+3'), known('2:2')].some(isCover)).toBe(false)
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
    const trixie = known('3:2+3')
    const unit = money(10_00, 'RMB')
    expect(seriesStake(unit, trixie)).toEqual(money(40_00, 'RMB'))
    expect(maxReturn(unit, trixie, [odds(2), odds(1.8), odds(1.95)])).toEqual(money(180_30, 'RMB'))
  })

  it('is the sum over all lines listed one by one, truncated once', () => {
    const offered = fc.integer({ min: 2, max: 7 }).chain((legs) => fc.constantFrom(...offeredSeries(legs)))
    const any = anySeries
      .filter(({ legs }) => legs <= 7)
      .map(({ legs, sizes }) => known(`${legs}:${sizes.join('+')}`))
    const slips = fc.oneof(offered, any).chain((series) =>
      fc.record({
        series: fc.constant(series),
        odds: fc.array(anyOdds, { minLength: series.legs, maxLength: series.legs }),
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
    expect(maxReturn(money(10_00, 'RMB'), known('3:3'), [odds(2)]).minor).toBe(0)
    expect(maxReturn(money(10_00, 'RMB'), known('3:3'), []).minor).toBe(0)
  })

  it('cuts a return beyond counting to the greatest that counts', () => {
    const prices = Array.from({ length: 10 }, () => odds(355))
    expect(maxReturn(money(100_00, 'RMB'), known('10:10'), prices).minor).toBe(Number.MAX_SAFE_INTEGER)
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
