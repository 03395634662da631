import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dptyEuropean, dptyOddsOf, dptyOddsText, dptyPrice } from '../../../../streams/wire/dpty/prices.ts'

const hundredths = fc.integer({ min: 101, max: 20_100 })

describe('a price of DPTY', () => {
  it('is European odds in each of the three formats', () => {
    expect(dptyEuropean('1.95', 'OU')).toBe(195_000)
    expect(dptyEuropean('0.95', 'HK')).toBe(195_000)
    expect(dptyEuropean('0.95', 'ML')).toBe(195_000)
    // 1 / 0.93 is 1.0752, which is cut to 1.07 and counts as Hong Kong.
    expect(dptyEuropean('-0.93', 'ML')).toBe(207_000)
    expect(dptyEuropean('-1', 'ML')).toBe(200_000)
  })

  it('is cut to two decimals, in esports to three', () => {
    expect(dptyEuropean('1.959', 'OU')).toBe(195_000)
    expect(dptyEuropean('1.9599', 'OU', 3)).toBe(195_900)
    expect(dptyEuropean('-0.93', 'ML', 3)).toBe(207_500)
    expect(dptyEuropean('0.9999', 'HK')).toBe(199_000)
  })

  it.each([
    ['1', 'OU'],
    ['0', 'HK'],
    ['0.004', 'HK'],
    ['-0.95', 'HK'],
    ['-1.95', 'OU'],
    ['1.2', 'ML'],
    ['0', 'ML'],
    ['', 'OU'],
    ['1,95', 'OU'],
    ['NaN', 'HK'],
    ['1e3', 'OU'],
    ['1.95', 'EU'],
    ['9'.repeat(40), 'OU'],
  ])('is none for %s in %s', (od, ot) => {
    expect(dptyEuropean(od, ot)).toBeNull()
  })

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(hundredths, fc.constantFrom('OU' as const, 'HK' as const), (cents, ot) => {
        expect(dptyEuropean(dptyPrice(cents * 1000, ot), ot)).toBe(cents * 1000)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 201_000 }), (thousandths) => {
        const scaled = thousandths * 100
        expect(dptyPrice(scaled, 'OU', 3)).toMatch(/^\d+\.\d{3}$/)
        expect(dptyEuropean(dptyPrice(scaled, 'OU', 3), 'OU', 3)).toBe(scaled)
      }),
    )
  })

  it('is never read from any text as less than even money', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('OU', 'HK', 'ML', ''), (od, ot) => {
        const read = dptyEuropean(od, ot)
        expect(read === null || (Number.isSafeInteger(read) && read > 100_000)).toBe(true)
      }),
    )
  })
})

describe('the agreed price', () => {
  it('has up to five places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_001, max: 20_100_000 }), (scaled) => {
        expect(dptyOddsOf(dptyOddsText(scaled))).toBe(scaled)
      }),
    )
    expect([195_000, 200_000, 1_234_567].map(dptyOddsText)).toEqual(['1.95', '2', '12.34567'])
  })

  it.each(['', '1', '0.95', '-1.95', '1.950000', '+1.95', '1.9.5', 'abc'])('is none in %j', (text) => {
    expect(dptyOddsOf(text)).toBeNull()
  })
})
