import { describe, expect, it } from 'vitest'
import { catalogueText } from '../../../src/i18n/catalogueText.ts'
import { createI18n, setLanguage } from '../../../src/i18n/i18n.ts'
import { languageOf } from '../../../src/i18n/languages.ts'

describe('the language of the interface', () => {
  it('is the default one at once', async () => {
    const i18n = await createI18n('CMN')
    expect(i18n.language).toBe('zh-CN')
    expect(i18n.t('slip.tabs.single')).toBe('单关')
  })

  it('loads another one before it is used', async () => {
    const i18n = await createI18n('ZHO')
    expect(i18n.language).toBe('zh-Hant')
    expect(i18n.t('slip.tabs.single')).toBe('單關')
  })

  it('switches, and counts as the language counts', async () => {
    const i18n = await createI18n('CMN')
    expect(i18n.t('home.matchCount', { count: 1 })).toBe('1 场')
    await setLanguage(i18n, 'ENGLISH')
    expect(i18n.t('home.matchCount', { count: 1 })).toBe('1 match')
    expect(i18n.t('home.matchCount', { count: 3 })).toBe('3 matches')
    await setLanguage(i18n, 'CMN')
    expect(i18n.t('home.matchCount', { count: 3 })).toBe('3 场')
  })

  it('does not escape what React prints anyway', async () => {
    const i18n = await createI18n('ENGLISH')
    expect(i18n.t('common.versus', { home: 'Brighton & Hove', away: "Queen's" })).toBe(
      "Brighton & Hove v Queen's",
    )
  })

  it('reads a catalogue key, and never shows one without a text', async () => {
    const i18n = await createI18n('CMN')
    expect(catalogueText(i18n, 'errors.venue.tryAgain')).toBe('投注没有提交成功，可以再试一次')
    expect(catalogueText(i18n, 'slip.reserve.filled', { number: 10 })).toBe('预约成交，单号 10')
    expect(catalogueText(i18n, 'errors.venue.never.heard.of')).toBe('出了点问题，请稍后再试')
    expect(catalogueText(i18n, 'errors.venue')).toBe('出了点问题，请稍后再试')
  })

  it('takes only names it knows', () => {
    expect(languageOf('ENGLISH')).toBe('ENGLISH')
    expect(languageOf('KLINGON')).toBe('CMN')
    expect(languageOf(null)).toBe('CMN')
  })
})
