import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactPrice,
  formatOdds,
  isNegativeOdds,
  parseDisplayedOdds,
} from '../../../streams/domain/oddsFormat.ts'
import { steppedOdds } from '../../../streams/domain/oddsLadder.ts'
import { ODDS_FORMATS } from '../../../streams/domain/odds.ts'
import type { Odds, OddsFormat } from '../../../streams/domain/odds.ts'
import { anyOdds, ladderOdds, odds } from './arbitraries.ts'

function exactNumber(price: Odds, format: OddsFormat): number {
  const { num, den } = exactPrice(price, format)
  return Number(num) / Number(den)
}

function parsed(text: string, format: OddsFormat): Odds {
  const price = parseDisplayedOdds(text, format)
  if (price === null) throw new Error(`${text} is no ${format} price`)
  return price
}

describe('exact conversion', () => {
  it.each([
    [1.01, 0.01, 0.01, -100, -10000],
    [1.5, 0.5, 0.5, -2, -200],
    [1.909, 0.909, 0.909, -1.1001, -110.01],
    [1.95, 0.95, 0.95, -1.0526, -105.26],
    [2, 1, 1, 1, 100],
    [2.01, 1.01, -0.9901, 1.01, 101],
    [2.1, 1.1, -0.9091, 1.1, 110],
    [2.5, 1.5, -0.6667, 1.5, 150],
    [3, 2, -0.5, 2, 200],
    [11, 10, -0.1, 10, 1000],
  ])('%d is HK %d, Malay %d, Indonesian %d, American %d', (d, hk, malay, indonesian, american) => {
    expect(exactNumber(odds(d), 'europe')).toBeCloseTo(d, 8)
    expect(exactNumber(odds(d), 'hk')).toBeCloseTo(hk, 8)
    expect(Math.abs(exactNumber(odds(d), 'malay') - malay)).toBeLessThanOrEqual(0.00005)
    expect(Math.abs(exactNumber(odds(d), 'indonesian') - indonesian)).toBeLessThanOrEqual(0.00005)
    expect(Math.abs(exactNumber(odds(d), 'american') - american)).toBeLessThanOrEqual(0.005)
  })
})

describe('the display ladder', () => {
  it.each([
    [1.01, 1.01],
    [1.909, 1.9],
    [2.49, 2.49],
    [2.5, 2.5],
    [2.58, 2.55],
    [4.99, 4.95],
    [5, 5],
    [5.19, 5],
    [5.2, 5.2],
    [7.49, 7.2],
    [7.5, 7.5],
    [7.69, 7.5],
    [9.99, 9.7],
    [10.49, 10],
    [19.99, 19.5],
    [20.99, 20],
    [29.99, 29],
    [34.99, 30],
    [99.99, 95],
    [100, 100],
    [104.99, 100],
    [1.005, 1.005],
  ])('steps %d down to %d', (offered, stepped) => {
    expect(steppedOdds(odds(offered))).toBe(odds(stepped))
  })

  it('never goes up, is at rest on its own steps, and keeps the order of prices', () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, (a, b) => {
        expect(steppedOdds(a)).toBeLessThanOrEqual(a)
        expect(steppedOdds(steppedOdds(a))).toBe(steppedOdds(a))
        const [low, high] = a <= b ? [a, b] : [b, a]
        expect(steppedOdds(low)).toBeLessThanOrEqual(steppedOdds(high))
      }),
    )
  })
})

describe('formatOdds', () => {
  it.each([
    [1.01, '1.01', '0.01', '0.01', '-100.00', '-10000', '1/100'],
    [1.5, '1.50', '0.50', '0.50', '-2.00', '-200', '1/2'],
    [1.95, '1.95', '0.95', '0.95', '-1.06', '-106', '19/20'],
    [1.909, '1.90', '0.90', '0.90', '-1.12', '-112', '9/10'],
    [2, '2.00', '1.00', '1.00', '1.00', '+100', '1/1'],
    [2.01, '2.01', '1.01', '-1.00', '1.01', '+101', '101/100'],
    [2.1, '2.10', '1.10', '-0.91', '1.10', '+110', '11/10'],
    [2.5, '2.50', '1.50', '-0.67', '1.50', '+150', '3/2'],
    [2.58, '2.58', '1.58', '-0.65', '1.55', '+155', '31/20'],
    [3, '3.00', '2.00', '-0.50', '2.00', '+200', '2/1'],
    [11, '11.00', '10.00', '-0.10', '10.00', '+1000', '10/1'],
  ])('shows %d in every format', (d, europe, hk, malay, indonesian, american, british) => {
    const shown = ODDS_FORMATS.map((format) => formatOdds(odds(d), format))
    expect(shown).toEqual([europe, hk, malay, indonesian, american, british])
  })

  it.each([
    [9.999, '9.99'],
    [30.4, '30.40'],
    [30.45, '30.45'],
    [100, '100.00'],
    [120.5, '120.50'],
    [355.55, '355.55'],
  ])('has two digits after the point, however high the price: %d is %s', (d, text) => {
    expect(formatOdds(odds(d), 'europe')).toBe(text)
  })

  it('shows three decimals where a venue does', () => {
    expect(formatOdds(odds(1.9876), 'europe', { decimals: 3 })).toBe('1.987')
    expect(formatOdds(odds(1.9876), 'hk', { decimals: 3 })).toBe('0.987')
    expect(formatOdds(odds(10.25), 'europe', { decimals: 3 })).toBe('10.250')
    expect(formatOdds(odds(2.01), 'malay', { decimals: 3 })).toBe('-0.991')
  })

  it('shows a conventional fraction only between the stepped and the offered price', () => {
    expect(formatOdds(odds(1.834), 'british')).toBe('5/6')
    expect(formatOdds(odds(1.83), 'british')).toBe('83/100')
    expect(formatOdds(odds(1.9091), 'british')).toBe('10/11')
    expect(formatOdds(odds(2.375), 'british')).toBe('11/8')
    expect(formatOdds(odds(34), 'british')).toBe('33/1')
  })

  it('drops in HK exactly the one that was staked', () => {
    fc.assert(
      fc.property(anyOdds, fc.constantFrom<2 | 3>(2, 3), (price, decimals) => {
        const units = (text: string) => Math.round(Number(text) * 1000)
        const hk = formatOdds(price, 'hk', { decimals })
        expect(units(formatOdds(price, 'europe', { decimals })) - units(hk)).toBe(1000)
      }),
    )
  })

  it('never shows better than offered', () => {
    fc.assert(
      fc.property(ladderOdds, fc.constantFrom(...ODDS_FORMATS), (price, format) => {
        expect(parsed(formatOdds(price, format), format)).toBeLessThanOrEqual(price)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(ladderOdds, ladderOdds, fc.constantFrom(...ODDS_FORMATS), (a, b, format) => {
        const [low, high] = a <= b ? [a, b] : [b, a]
        const shownLow = parsed(formatOdds(low, format), format)
        expect(shownLow).toBeLessThanOrEqual(parsed(formatOdds(high, format), format))
      }),
      { numRuns: 2000 },
    )
  })

  it('wears a minus exactly when the odds are negative in the format', () => {
    fc.assert(
      fc.property(anyOdds, fc.constantFrom(...ODDS_FORMATS), (price, format) => {
        expect(formatOdds(price, format).startsWith('-')).toBe(isNegativeOdds(price, format))
      }),
    )
  })

  it.each([
    ['malay', 2, false],
    ['malay', 2.01, true],
    ['indonesian', 2, false],
    ['indonesian', 1.99, true],
    ['american', 1.99, true],
    ['american', 2, false],
    ['europe', 1.5, false],
    ['hk', 1.5, false],
    ['british', 1.5, false],
  ] as const)('%s at %d negative: %s', (format, d, negative) => {
    expect(isNegativeOdds(odds(d), format)).toBe(negative)
  })
})

describe('parseDisplayedOdds', () => {
  it.each([
    ['1.95', 'europe', 1.95],
    ['0.95', 'hk', 1.95],
    ['0.95', 'malay', 1.95],
    ['-0.5', 'malay', 3],
    ['-2.00', 'indonesian', 1.5],
    ['1.5', 'indonesian', 2.5],
    ['-200', 'american', 1.5],
    ['+150', 'american', 2.5],
    ['150', 'american', 2.5],
    ['5/6', 'british', 1.83333],
    [' 11/10 ', 'british', 2.1],
  ] as const)('reads %s as %s', (text, format, d) => {
    expect(parseDisplayedOdds(text, format)).toBe(odds(d))
  })

  it.each([
    ['', 'europe'],
    ['1', 'europe'],
    ['0.99', 'europe'],
    ['-1.5', 'europe'],
    ['1e3', 'europe'],
    ['0', 'hk'],
    ['-0.5', 'hk'],
    ['1.01', 'malay'],
    ['0', 'malay'],
    ['-1.01', 'malay'],
    ['0.99', 'indonesian'],
    ['-99', 'american'],
    ['1/0', 'british'],
    ['0/5', 'british'],
    ['1.5', 'british'],
  ] as const)('refuses %j as %s', (text, format) => {
    expect(parseDisplayedOdds(text, format)).toBeNull()
  })

  it('gives back Europe, HK, positive and British prices to the step', () => {
    fc.assert(
      fc.property(ladderOdds, (price) => {
        const truncated = price - (price % 1000)
        const stepped = steppedOdds(price)
        expect(parsed(formatOdds(price, 'europe'), 'europe')).toBe(truncated)
        expect(parsed(formatOdds(price, 'hk'), 'hk')).toBe(truncated)
        expect(parsed(formatOdds(price, 'british'), 'british')).toBeGreaterThanOrEqual(stepped - 1)
        for (const format of ['malay', 'indonesian', 'american'] as const) {
          if (!isNegativeOdds(price, format)) expect(parsed(formatOdds(price, format), format)).toBe(stepped)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('gives back negative prices to the last digit shown', () => {
    fc.assert(
      fc.property(ladderOdds, fc.constantFrom('malay', 'indonesian', 'american'), (price, format) => {
        fc.pre(isNegativeOdds(price, format))
        const shown = Number(formatOdds(price, format))
        const exact = exactNumber(steppedOdds(price), format)
        expect(shown).toBeLessThanOrEqual(exact + 1e-9)
        expect(shown).toBeGreaterThan(exact - (format === 'american' ? 1 : 0.01) - 1e-9)
      }),
      { numRuns: 1000 },
    )
  })

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...ODDS_FORMATS), (text, format) => {
        const price = parseDisplayedOdds(text, format)
        expect(price === null || Number.isSafeInteger(price)).toBe(true)
      }),
    )
  })
})
