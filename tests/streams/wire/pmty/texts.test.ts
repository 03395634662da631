import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorUnits, unitsText } from '../../../../streams/wire/amounts.ts'
import { isSuccess, PMTY_CODE_CLASSES, PMTY_CODES } from '../../../../streams/wire/pmty/codes.ts'
import { kitAddress, kitAmong } from '../../../../streams/wire/kit.ts'
import { decodeUnpacked, encodeForPacking, isPacked } from '../../../../streams/wire/packed.ts'
import { PMTY_PLAYS } from '../../../../streams/wire/pmty/plays.ts'

describe('amounts', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (minor) => {
        expect(minorUnits(unitsText(minor))).toBe(minor === 0 ? 0 : minor)
      }),
    )
  })

  it('have two decimals', () => {
    expect([0, 5, 1000, -1050].map(unitsText)).toEqual(['0.00', '0.05', '10.00', '-10.50'])
  })

  it('are cut after two decimals, and read without any', () => {
    expect([minorUnits('10.999'), minorUnits('7'), minorUnits(12.5)]).toEqual([1099, 700, 1250])
  })

  it.each(['', 'abc', '1,000.00', '.5', 'Infinity', '1e5'])('are not read from %j', (text) => {
    expect(minorUnits(text)).toBeNull()
  })
})

describe('packed bodies', () => {
  it('are told by their prefix', () => {
    expect([isPacked('H4sIAAAAAAAAxyz'), isPacked('[]'), isPacked(null)]).toEqual([true, false, false])
  })

  it('give back the text that was packed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeUnpacked(encodeForPacking(text))).toBe(text)
      }),
    )
  })

  it('are read as they are when they were never percent-encoded', () => {
    expect(decodeUnpacked('{"a":"100%"}')).toBe('{"a":"100%"}')
  })
})

describe('codes', () => {
  it('stand in one class only', () => {
    const all = Object.values(PMTY_CODE_CLASSES).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it('of the platform stand all in a class', () => {
    const all = new Set(Object.values(PMTY_CODE_CLASSES).flat())
    expect(Object.values(PMTY_CODES).filter((code) => !all.has(code))).toEqual([])
  })

  it('of success are recognised in every spelling', () => {
    expect(['0000000', '200', '0', '0402001'].map(isSuccess)).toEqual([true, true, true, false])
  })
})

describe('plays', () => {
  it('have one id for each market', () => {
    const keys = Object.values(PMTY_PLAYS)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('kits', () => {
  it('are found among crests', () => {
    const kit = { pattern: 'stripe', base: '#c8102e', trim: '#ffffff' } as const
    expect(kitAmong(['https://x/y.png', kitAddress(kit)])).toEqual(kit)
    expect(kitAmong(['kit:zebra:000000:ffffff', 'kit:plain:red:blue'])).toBeNull()
  })
})
