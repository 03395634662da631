import { describe, expect, it } from 'vitest'
import type { PriceView } from '../../../../streams/index.ts'
import { spokenPrice } from '../../../../src/features/price/spokenPrice.ts'
import { createI18n } from '../../../support/i18n.ts'
import type { Language } from '../../../../src/i18n/languages.ts'

const priceOf = (change: Partial<PriceView> = {}): PriceView => ({
  name: '',
  state: 'open',
  price: '1.95',
  line: '-0.5',
  move: null,
  chosen: false,
  ...change,
})

async function speaking(language: Language, view: PriceView, name = '阿森纳 -0.5'): Promise<string> {
  const { t } = await createI18n(language)
  return spokenPrice(t, name, view)
}

describe('what is said of a price', () => {
  it('is its name and price, how it moved, and that it is chosen', async () => {
    expect(await speaking('CMN', priceOf())).toBe('阿森纳 -0.5，1.95')
    expect(await speaking('CMN', priceOf({ move: 'up', chosen: true }))).toBe('阿森纳 -0.5，1.95，上升，已选')
    expect(await speaking('CMN', priceOf({ move: 'down' }))).toBe('阿森纳 -0.5，1.95，下降')
  })

  it('has no price while it cannot be seen, and an old one with a word of warning', async () => {
    expect(await speaking('CMN', priceOf({ state: 'suspended' }))).toBe('阿森纳 -0.5，暂停')
    expect(await speaking('CMN', priceOf({ state: 'stale' }))).toBe('阿森纳 -0.5，1.95，价格过期')
  })

  it('is in the language of the moment', async () => {
    const [cmn, english] = [await createI18n('CMN'), await createI18n('ENGLISH')]
    const up = priceOf({ move: 'up' })
    expect(spokenPrice(cmn.t, 'A', up)).toContain('上升')
    expect(spokenPrice(english.t, 'A', up)).not.toContain('上升')
    expect(spokenPrice(cmn.t, 'A', up)).toContain('上升')
  })

  it('takes a name as it is, whatever stands in it', async () => {
    expect(await speaking('CMN', priceOf(), 'A$& {{price}} B')).toBe('A$& {{price}} B，1.95')
  })
})
