import { createInstance } from 'i18next'
import { expect, it, vi } from 'vitest'
import { lookedUpOnce } from '../../../src/i18n/lookedUpOnce.ts'

const TEXTS = {
  plain: 'Bets',
  named: 'Options of {{ name }}, level {{level}} ({{level}})',
  unread: 'VIP',
  more_one: '{{count}} more',
  more_other: '{{count}} more of them',
}

type Texts = (key: string, values?: Readonly<Record<string, unknown>>) => string

async function texts() {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: TEXTS } },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  })
  // Its type knows the keys of the app.
  const original = i18n.t as Texts
  const plain = vi.fn(original)
  return { i18n, original, plain, t: lookedUpOnce(plain) }
}

it('looks up each text once, with or without values', async () => {
  const { plain, t } = await texts()
  expect([t('plain'), t('plain'), t('plain', {})]).toEqual(['Bets', 'Bets', 'Bets'])
  expect(t('named', { name: 'Ann', level: '3' })).toBe('Options of Ann, level 3 (3)')
  expect(t('named', { name: 'Bob', level: '4' })).toBe('Options of Bob, level 4 (4)')
  expect(plain).toHaveBeenCalledTimes(2)
})

it('has a text as i18next has it', async () => {
  const { original, t } = await texts()
  for (const name of ['', 'Ann', '$t(plain)', '<b>']) {
    const values = { name, level: '3' }
    expect(t('named', values)).toBe(original('named', values))
    expect(t('unread', values)).toBe('VIP')
  }
  expect(t('named', { name: 'Ann' })).toBe(original('named', { name: 'Ann' }))
})

it('shows a value as it was given, also one that is written like the place of another', async () => {
  const { t } = await texts()
  expect(t('named', { name: '{{level}}', level: '$&' })).toBe('Options of {{level}}, level $& ($&)')
})

it('leaves plurals to i18next', async () => {
  const { t } = await texts()
  expect([t('more', { count: 1 }), t('more', { count: 2 }), t('more', { count: 1 })]).toEqual([
    '1 more',
    '2 more of them',
    '1 more',
  ])
})

it('looks up a text again until it is there', async () => {
  const { i18n, t } = await texts()
  expect(t('late', { name: 'Ann' })).toBe('late')
  i18n.addResource('en', 'translation', 'late', 'Late, {{name}}')
  expect(t('late', { name: 'Ann' })).toBe('Late, Ann')
})
