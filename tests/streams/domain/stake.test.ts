import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { ODDS_FORMATS } from '../../../streams/domain/odds.ts'
import { formatOdds } from '../../../streams/domain/oddsFormat.ts'
import { quoteSingle, typedRange, typesToWin } from '../../../streams/domain/stake.ts'
import { anyOdds, ladderOdds, odds } from './arbitraries.ts'

const anyStake = fc.integer({ min: 1, max: 100_000_000 })

describe('quoteSingle', () => {
  it.each([
    ['europe', 1.95, 100_00, 95_00],
    ['hk', 1.95, 100_00, 95_00],
    ['british', 1.95, 100_00, 95_00],
    ['malay', 1.95, 100_00, 95_00],
    ['malay', 2.1, 90_91, 100_00],
    ['malay', 3, 50_00, 100_00],
    ['indonesian', 2.5, 100_00, 150_00],
    ['indonesian', 1.5, 200_00, 100_00],
    ['indonesian', 1.95, 105_27, 100_00],
    ['american', 2.5, 100_00, 150_00],
    ['american', 1.5, 100_00, 50_00],
  ] as const)('%s at %d for 100.00 typed risks %d for %d', (format, d, risked, profit) => {
    expect(quoteSingle(money(100_00, 'RMB'), odds(d), format)).toEqual({
      typed: money(100_00, 'RMB'),
      risked: money(risked, 'RMB'),
      profit: money(profit, 'RMB'),
      returns: money(risked + profit, 'RMB'),
    })
  })

  it('truncates what is won', () => {
    expect(quoteSingle(money(3, 'RMB'), odds(1.99999), 'europe').profit.minor).toBe(2)
  })

  it('wins the typed amount at prices shown with a minus, and risks it at all others', () => {
    fc.assert(
      fc.property(anyStake, anyOdds, fc.constantFrom(...ODDS_FORMATS), (stake, price, format) => {
        const quote = quoteSingle(money(stake, 'RMB'), price, format)
        const negative = formatOdds(price, format).startsWith('-') && format !== 'american'
        expect(typesToWin(price, format)).toBe(negative)
        expect((negative ? quote.profit : quote.risked).minor).toBe(stake)
      }),
    )
  })

  it('is the exact profit cut down by less than one minor unit', () => {
    fc.assert(
      fc.property(anyStake, anyOdds, (stake, price) => {
        const profit = BigInt(quoteSingle(money(stake, 'RMB'), price, 'europe').profit.minor)
        const exact = BigInt(stake) * BigInt(price - 100_000)
        expect(profit * 100_000n <= exact && exact < (profit + 1n) * 100_000n).toBe(true)
      }),
    )
  })

  it('never risks nothing', () => {
    expect(quoteSingle(money(1, 'RMB'), odds(50), 'malay').risked.minor).toBe(1)
    fc.assert(
      fc.property(anyStake, anyOdds, fc.constantFrom(...ODDS_FORMATS), (stake, price, format) => {
        expect(quoteSingle(money(stake, 'RMB'), price, format).risked.minor).toBeGreaterThan(0)
      }),
    )
  })

  it('wins at least what the price shown promises', () => {
    fc.assert(
      fc.property(anyStake, ladderOdds, (stake, price) => {
        const shown = Number(formatOdds(price, 'hk'))
        const promised = Math.floor(stake * shown - 1e-6)
        expect(quoteSingle(money(stake, 'RMB'), price, 'hk').profit.minor).toBeGreaterThanOrEqual(promised)
      }),
    )
  })

  it('never wins more than the price says, in any format', () => {
    fc.assert(
      fc.property(anyStake, anyOdds, fc.constantFrom(...ODDS_FORMATS), (stake, price, format) => {
        const { risked, returns } = quoteSingle(money(stake, 'RMB'), price, format)
        expect(BigInt(returns.minor) * 100_000n <= BigInt(risked.minor) * BigInt(price)).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(quoteSingle(money(11_99, 'RMB'), odds(201), 'malay').risked.minor).toBe(6)
  })

  it('may be typed exactly where what is risked is within a range', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 10_000_000 }))
    fc.assert(
      fc.property(amounts, anyOdds, fc.constantFrom(...ODDS_FORMATS), ([min, more], price, format) => {
        const limits = { min, max: min + more }
        const range = typedRange(limits, price, format)
        const within = (typed: number): boolean => {
          const { risked } = quoteSingle(money(typed, 'RMB'), price, format)
          return risked.minor >= limits.min && risked.minor <= limits.max
        }
        for (const typed of [range.min - 1, range.min, range.max, range.max + 1]) {
          if (typed < 1) continue
          expect(within(typed)).toBe(typed >= range.min && typed <= range.max)
        }
      }),
    )
  })

  it('takes nothing for nothing', () => {
    for (const format of ODDS_FORMATS) {
      expect(quoteSingle(money(0, 'RMB'), odds(2.5), format).returns.minor).toBe(0)
    }
  })
})
