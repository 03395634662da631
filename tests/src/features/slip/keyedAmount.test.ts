import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAmount, parseAmount } from '../../../../streams/domain/amount.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { KeypadKey } from '../../../../src/ui/slip/Keypad.tsx'
import { keyedAmount, pastedAmount, wholeDigits } from '../../../../src/features/slip/keyedAmount.ts'

const DIGITS = 6

const keys = fc.constantFrom<KeypadKey>('0', '1', '9', '00', '.', 'backspace', 'clear', 'done')

describe('a stake typed by keys', () => {
  it('takes an amount of one digit more than its limit has, so that it can be told so', () => {
    const limit = { key: 'o', min: money(1_000, 'RMB'), max: money(2_000_000, 'RMB'), seriesOdds: null }
    expect(wholeDigits({ limit })).toBe(6)
    expect(wholeDigits({ limit: null })).toBe(9)
  })

  it.each([
    ['123456', '7', { refused: 'digits' }],
    ['123456', '.', { text: '123456.' }],
    ['12345', '00', { refused: 'digits' }],
    ['1.25', '5', { refused: 'decimals' }],
    ['1.2', '.', { refused: 'decimals' }],
    ['1.2', '5', { text: '1.25' }],
    ['12', 'backspace', { text: '1' }],
    ['12', 'clear', { text: '' }],
  ] as const)('%s and %s', (text, key, keyed) => {
    expect(keyedAmount(text, key, DIGITS)).toEqual(keyed)
  })

  it('is never too long, never loses a key without saying so', () => {
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), (pressed) => {
        let text = ''
        for (const key of pressed) {
          const keyed = keyedAmount(text, key, DIGITS)
          if ('refused' in keyed) continue
          text = cleanAmount(keyed.text)
          const [whole = '', decimals = ''] = text.split('.')
          expect(whole.length).toBeLessThanOrEqual(DIGITS)
          expect(decimals.length).toBeLessThanOrEqual(2)
        }
      }),
    )
  })
})

describe('a pasted stake', () => {
  it.each([
    ['1,234.50', { text: '1234.50' }],
    [' ¥1,234.509 ', { text: '1234.50' }],
    ['0012', { text: '12' }],
    ['50 USDT', { text: '50' }],
    ['1234567', { refused: 'digits' }],
    ['', { refused: 'paste' }],
    ['abc', { refused: 'paste' }],
    ['-', { refused: 'paste' }],
    ['1.2.3', { refused: 'paste' }],
    ['12 or 13', { refused: 'paste' }],
    ['<b>5</b>', { refused: 'paste' }],
  ])('%j', (pasted, keyed) => {
    expect(pastedAmount(pasted, DIGITS)).toEqual(keyed)
  })

  it('is an amount or a refusal, whatever was on the clipboard', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (pasted) => {
        const keyed = pastedAmount(pasted, DIGITS)
        if ('text' in keyed) expect(parseAmount(keyed.text, 'RMB')).not.toBeNull()
      }),
    )
  })
})
