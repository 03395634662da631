import { expect, it } from 'vitest'
import { otherCurrencyName } from '../../../src/words/currencyWords.ts'
import { LANGUAGE_TAGS } from '../../../src/i18n/languages.ts'
import { IMTY_SHOWN_CURRENCIES } from '../../../streams/wire/imty/currencies.ts'

const fiat = (code: string) => ({ code, isFiat: true, units: 1 }) as const

it('names a currency in the language of the member', () => {
  expect(otherCurrencyName(LANGUAGE_TAGS.CMN, fiat('THB'))).toBe('泰铢')
  expect(otherCurrencyName(LANGUAGE_TAGS.ZHO, fiat('THB'))).toBe('泰銖')
  expect(otherCurrencyName(LANGUAGE_TAGS.ENGLISH, fiat('THB'))).toBe('Thai Baht')
})

it('tells thousands, and shows a code without a name as it is', () => {
  expect(otherCurrencyName('en', { code: 'VND', isFiat: true, units: 1000 })).toBe('Vietnamese Dong × 1000')
  expect(otherCurrencyName('zh-CN', { code: 'DOGE', isFiat: false, units: 1 })).toBe('DOGE')
  expect(otherCurrencyName('zh-CN', { code: '__proto__', isFiat: false, units: 1 })).toBe('__proto__')
})

it.each(Object.values(LANGUAGE_TAGS))('has a name for every fiat code of the page in %s', (language) => {
  const nameless = IMTY_SHOWN_CURRENCIES.fiat.filter(
    (code) => otherCurrencyName(language, fiat(code)) === code,
  )
  expect(nameless).toEqual([])
})
