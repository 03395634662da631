import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMoney,
  cleanAmount,
  compareMoney,
  formatAmount,
  formatMoney,
  parseAmount,
  subtractMoney,
  sumMoney,
} from '../../../streams/domain/amount.ts'
import { money } from '../../../streams/domain/money.ts'

const anyMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('cleanAmount', () => {
  it.each([
    ['007', '7'],
    ['0', '0'],
    ['000', '0'],
    ['.', ''],
    ['..', ''],
    ['.5', '0.5'],
    ['00.5', '0.5'],
    ['5.', '5.'],
    ['1.239', '1.23'],
    ['1.2.3', '1.23'],
    ['1..2', '1.2'],
    ['¥1,234.50', '1234.50'],
    ['-12', '12'],
    ['abc', ''],
    ['', ''],
  ])('turns %j into %j', (typed, kept) => {
    expect(cleanAmount(typed)).toBe(kept)
  })

  it('leaves what it has cleaned as it is, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanAmount(cleanAmount(text))).toBe(cleanAmount(text))
      }),
    )
  })

  it('leaves nothing but an amount, for any mix of digits, points and rubbish', () => {
    const noisy = fc.string({ unit: fc.constantFrom('0', '0', '7', '9', '.', ',', '-', '元', '５', ' ') })
    fc.assert(
      fc.property(noisy, (text) => {
        const cleaned = cleanAmount(text)
        expect(cleaned).toMatch(/^$|^(0|[1-9]\d*)(\.\d{0,2})?$/)
        expect(cleanAmount(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe('parseAmount', () => {
  it.each([
    ['7', 700],
    ['5.', 500],
    ['.5', 50],
    ['0.05', 5],
    ['1,234.5', 123_450],
    ['19.99', 1999],
  ])('reads %j as %d minor units', (text, minor) => {
    expect(parseAmount(text, 'USDT')).toEqual(money(minor, 'USDT'))
  })

  it.each(['', '.', '元', '99999999999999999999'])('has no amount for %j', (text) => {
    expect(parseAmount(text, 'RMB')).toBeNull()
  })

  it('reads back what is shown', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), (minor) => {
        expect(parseAmount(formatAmount(minor), 'RMB')).toEqual(money(minor, 'RMB'))
      }),
    )
  })

  it('answers any text with a whole number of minor units or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const amount = parseAmount(text, 'RMB')
        expect(amount === null || (Number.isSafeInteger(amount.minor) && amount.minor >= 0)).toBe(true)
      }),
    )
  })
})

describe('formatMoney', () => {
  it.each([
    [1_248_050, '12,480.50'],
    [0, '0.00'],
    [5, '0.05'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [123_456_789_00, '123,456,789.00'],
    [-8650, '-86.50'],
  ])('shows %d as %s', (minor, text) => {
    expect(formatAmount(minor)).toBe(text)
    expect(formatMoney(money(minor, 'RMB'))).toBe(text)
  })

  it('shows the sign of a result, and no sign for nothing', () => {
    expect(formatMoney(money(9750, 'RMB'), { sign: true })).toBe('+97.50')
    expect(formatMoney(money(-5000, 'RMB'), { sign: true })).toBe('-50.00')
    expect(formatMoney(money(0, 'RMB'), { sign: true })).toBe('0.00')
  })

  it('names the currency', () => {
    expect(formatMoney(money(1_248_050, 'RMB'), { symbol: true })).toBe('¥12,480.50')
    expect(formatMoney(money(-5000, 'RMB'), { symbol: true })).toBe('-¥50.00')
    expect(formatMoney(money(5000, 'USDT'), { sign: true, symbol: true })).toBe('+50.00 USDT')
  })
})

describe('money arithmetic', () => {
  it('adds and takes away again without loss', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, (a, b) => {
        const sum = addMoney(money(a, 'RMB'), money(b, 'RMB'))
        expect(sum).toEqual(money(a + b, 'RMB'))
        expect(subtractMoney(sum ?? money(NaN, 'RMB'), money(b, 'RMB'))).toEqual(money(a, 'RMB'))
      }),
    )
  })

  it('orders as numbers do', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, (a, b) => {
        expect(compareMoney(money(a, 'USDT'), money(b, 'USDT'))).toBe(Math.sign(a - b))
      }),
    )
  })

  it('refuses two currencies', () => {
    const [rmb, usdt] = [money(100, 'RMB'), money(100, 'USDT')]
    expect(addMoney(rmb, usdt)).toBeNull()
    expect(subtractMoney(rmb, usdt)).toBeNull()
    expect(compareMoney(rmb, usdt)).toBeNull()
    expect(sumMoney([rmb, usdt, rmb], 'RMB')).toBeNull()
  })

  it('refuses a sum that no number holds exactly', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'RMB')
    expect(addMoney(most, money(1, 'RMB'))).toBeNull()
    expect(subtractMoney(money(-2, 'RMB'), most)).toBeNull()
  })

  it('sums a list, and nothing to zero', () => {
    expect(sumMoney([money(1, 'RMB'), money(2, 'RMB')], 'RMB')).toEqual(money(3, 'RMB'))
    expect(sumMoney([], 'USDT')).toEqual(money(0, 'USDT'))
  })
})
