import { memo } from 'react'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { addLateTexts, createI18n, setLanguage } from '../../../src/i18n/i18n.ts'
import { lateTexts } from '../../../src/i18n/texts/cmn/late.ts'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import { type Translation, useTranslation } from '../../../src/i18n/useTranslation.ts'

const seen: Translation[] = []

// Memoised, so that only a change of the texts renders a label again.
const Label = memo(function Label() {
  const translation = useTranslation()
  seen.push(translation)
  return <p>{translation.t('slip.tabs.single')}</p>
})

async function renderLabels(count: number) {
  seen.length = 0
  const i18n = await createI18n('CMN')
  const listening = vi.spyOn(i18n, 'on')
  const ui = (labels: number) => (
    <TranslationProvider i18n={i18n}>
      {Array.from({ length: labels }, (_, index) => (
        <Label key={index} />
      ))}
    </TranslationProvider>
  )
  const { rerender } = render(ui(count))
  return {
    i18n,
    listening,
    show: (labels: number) => {
      rerender(ui(labels))
    },
  }
}

describe('useTranslation', () => {
  it('follows the language', async () => {
    const { i18n } = await renderLabels(1)
    const label = screen.getByRole('paragraph')
    expect(label.textContent).toBe('单关')
    await act(() => setLanguage(i18n, 'ZHO'))
    expect(label.textContent).toBe('單關')
    await act(() => setLanguage(i18n, 'CMN'))
    expect(label.textContent).toBe('单关')
  })

  it('has one listener for all components, and keeps it while they come and go', async () => {
    const { i18n, listening, show } = await renderLabels(3)
    show(0)
    show(5)
    expect(listening).toHaveBeenCalledOnce()
    await act(() => setLanguage(i18n, 'ZHO'))
    expect(screen.getAllByText('單關')).toHaveLength(5)
  })

  it('gives the same functions until the language changes', async () => {
    const { i18n, show } = await renderLabels(2)
    show(2)
    expect(new Set(seen).size).toBe(1)
    await act(() => setLanguage(i18n, 'ENGLISH'))
    expect(new Set(seen.map(({ t }) => t)).size).toBe(2)
  })

  it('counts and interpolates as the language does, and falls back to the default one', async () => {
    const { i18n } = await renderLabels(1)
    await act(() => setLanguage(i18n, 'ENGLISH'))
    const t = seen.at(-1)?.t
    expect(t?.('home.matchCount', { count: 1 })).toBe('1 match')
    expect(t?.('home.matchCount', { count: 3 })).toBe('3 matches')
    i18n.removeResourceBundle('en', 'texts')
    expect(t?.('slip.tabs.parlay')).toBe('串关')
  })

  it('shows a late text as soon as it is there', async () => {
    const { i18n } = await renderLabels(1)
    const t = seen.at(-1)?.t
    const late = lateTexts.casino.tabs.history
    expect(t?.('casino.tabs.history')).toBe('casino.tabs.history')
    addLateTexts(i18n, { casino: lateTexts.casino })
    expect(t?.('casino.tabs.history')).toBe(late)
    expect((await createI18n('CMN')).t('casino.tabs.history')).toBe('casino.tabs.history')
  })

  it('reads a name in the present language', async () => {
    const { i18n } = await renderLabels(1)
    const name = { cmn: '曼城', zho: '曼城隊', english: 'Manchester City' }
    expect(seen.at(-1)?.read(name)).toBe('曼城')
    await act(() => setLanguage(i18n, 'ENGLISH'))
    expect(seen.at(-1)?.read(name)).toBe('Manchester City')
    expect(seen.at(-1)?.read('written by a person')).toBe('written by a person')
  })
})
