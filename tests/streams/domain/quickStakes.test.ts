import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areQuickStakes, MAX_QUICK_STAKE, readQuickStake } from '../../../streams/domain/quickStakes.ts'

describe('a typed quick stake', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['0', 'leadingZero'],
    ['007', 'leadingZero'],
    ['1.5', 'notWhole'],
    ['1..5', 'notWhole'],
    ['-5', 'notWhole'],
    ['1e3', 'notWhole'],
    ['abc', 'notWhole'],
    ['1,000', 'notWhole'],
    ['五十', 'notWhole'],
    ['１００', 'fullWidth'],
    ['1'.repeat(30), 'tooMuch'],
    ['1000000', 'tooMuch'],
    ['999999', MAX_QUICK_STAKE],
    [' 50 ', 50],
  ] as const)('%j is %s', (text, read) => {
    expect(readQuickStake(text)).toBe(read)
  })

  it('is a quick stake or a fault, whatever is typed, and each quick stake can be typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9.,０-９ ]{0,40}$/)),
        (text) => {
          const read = readQuickStake(text)
          if (typeof read === 'number') {
            expect(String(read)).toBe(text.trim())
            expect(areQuickStakes([read])).toBe(true)
          }
        },
      ),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_QUICK_STAKE }), (units) => {
        expect(readQuickStake(String(units))).toBe(units)
      }),
    )
  })
})
