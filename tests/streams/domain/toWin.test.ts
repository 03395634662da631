import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { ODDS_FORMATS } from '../../../streams/domain/odds.ts'
import { maxReturn, offeredSeries, seriesStake } from '../../../streams/domain/parlay.ts'
import { quoteSingle } from '../../../streams/domain/stake.ts'
import { typedToWin, unitToWin } from '../../../streams/domain/toWin.ts'
import { anyOdds, odds } from './arbitraries.ts'

const anyStake = fc.integer({ min: 1, max: 100_000_000 })

describe('typedToWin', () => {
  it.each([
    ['europe', 1.95, 100_00, 105_27],
    ['hk', 2, 100_00, 100_00],
    ['british', 3, 100_00, 50_00],
    ['american', 1.5, 100_00, 200_00],
    ['malay', 1.5, 100_00, 200_00],
    ['malay', 2.5, 100_00, 100_00],
    ['indonesian', 2.5, 100_00, 66_67],
    ['indonesian', 1.5, 100_00, 100_00],
  ] as const)('%s at %d to win %d is %d', (format, d, wanted, typed) => {
    expect(typedToWin(money(wanted, 'RMB'), odds(d), format)).toEqual(money(typed, 'RMB'))
  })

  it('is the least whole minor unit that wins at least the amount, in every format', () => {
    fc.assert(
      fc.property(anyStake, anyOdds, fc.constantFrom(...ODDS_FORMATS), (wanted, price, format) => {
        const typed = typedToWin(money(wanted, 'RMB'), price, format)
        const { risked, profit } = quoteSingle(typed, price, format)
        expect(profit.minor).toBeGreaterThanOrEqual(wanted)
        const less = quoteSingle(money(typed.minor - 1, 'RMB'), price, format)
        expect(less.profit.minor).toBeLessThan(wanted)
        // The exact fractions: the risk wins at least `wanted`, and at a price with a minus one unit less would not.
        const perOne = BigInt(price) - 100_000n
        if (risked.minor < Number.MAX_SAFE_INTEGER) {
          expect(BigInt(risked.minor) * perOne >= BigInt(wanted) * 100_000n).toBe(true)
          expect((BigInt(risked.minor) - 1n) * perOne < BigInt(wanted) * 100_000n).toBe(true)
        }
      }),
    )
  })

  it('is nothing for nothing', () => {
    for (const minor of [0, -5]) expect(typedToWin(money(minor, 'USDT'), odds(1.5), 'europe').minor).toBe(0)
  })
})

describe('unitToWin', () => {
  const offeredWithOdds = fc.integer({ min: 2, max: 6 }).chain((legs) =>
    fc.record({
      series: fc.constantFrom(...offeredSeries(legs)),
      prices: fc.array(anyOdds, { minLength: legs, maxLength: legs }),
      wanted: fc.integer({ min: 1, max: 100_000_000 }),
    }),
  )

  it('is the least unit stake with which the series wins at least the amount', () => {
    fc.assert(
      fc.property(offeredWithOdds, ({ series, prices, wanted }) => {
        const won = (unit: number): number => {
          const stake = money(unit, 'RMB')
          return maxReturn(stake, series, prices).minor - seriesStake(stake, series).minor
        }
        const { minor } = unitToWin(money(wanted, 'RMB'), series, prices)
        expect(won(minor)).toBeGreaterThanOrEqual(wanted)
        expect(won(minor - 1)).toBeLessThan(wanted)
      }),
    )
  })

  it('is 50 for a double at 2.00 and 1.50 that is to win 100', () => {
    const [double] = offeredSeries(2)
    if (double === undefined) throw new Error('no double')
    expect(unitToWin(money(100_00, 'RMB'), double, [odds(2), odds(1.5)])).toEqual(money(50_00, 'RMB'))
    expect(unitToWin(money(100_00, 'RMB'), double, [])).toEqual(money(0, 'RMB'))
  })
})
