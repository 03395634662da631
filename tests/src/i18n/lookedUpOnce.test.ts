import { expect, it, vi } from 'vitest'
import { lookedUpOnce } from '../../../src/i18n/lookedUpOnce.ts'

function textsOf(there: Record<string, string>) {
  const plain = vi.fn((key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (there[key] ?? key).replace('{{count}}', String(values['count'])),
  )
  return { plain, t: lookedUpOnce(plain) }
}

it('looks up a text without values once', () => {
  const { plain, t } = textsOf({ a: 'A', b: 'B' })
  expect([t('a'), t('b'), t('a'), t('a')]).toEqual(['A', 'B', 'A', 'A'])
  expect(plain.mock.calls).toEqual([['a'], ['b']])
})

it('passes values on, and keeps no text that was made with them', () => {
  const { t } = textsOf({ more: '{{count}} more' })
  expect(t('more', { count: 1 })).toBe('1 more')
  expect(t('more', { count: 2 })).toBe('2 more')
  expect(t('more')).toBe('undefined more')
  expect(t('more', { count: 3 })).toBe('3 more')
})

it('looks up a text again until it is there', () => {
  const there: Record<string, string> = {}
  const { t } = textsOf(there)
  expect(t('late')).toBe('late')
  there['late'] = 'Late'
  expect(t('late')).toBe('Late')
})
