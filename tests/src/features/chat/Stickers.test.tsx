import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaidText } from '../../../../src/features/chat/SaidText.tsx'
import { StickerPanel } from '../../../../src/features/chat/StickerPanel.tsx'
import { chatText } from '../../../../src/words/stickerWords.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import {
  isUnknownSticker,
  STICKERS,
  stickerOf,
  stickerText,
} from '../../../../streams/domain/room/stickers.ts'
import { createI18n } from '../../../support/i18n.ts'

it('have a text each, which is no other text', () => {
  expect(STICKERS).toHaveLength(12)
  for (const sticker of STICKERS) expect(stickerOf(stickerText(sticker))).toBe(sticker)
  for (const text of ['goal', '[sticker:goal] yes', ' [sticker:goal]', '[sticker:toString]', '[sticker:]']) {
    expect(stickerOf(text)).toBeNull()
  }
  expect(
    ['[sticker:moon]', '[sticker:]', '[sticker:goal]', '[sticker:moon] hi'].map(isUnknownSticker),
  ).toEqual([...[true, true, false, false]])
})

it('are sent by a tap, unless nothing can be sent', async () => {
  const i18n = await createI18n('ENGLISH')
  const onSend = vi.fn()
  const panel = (disabled: boolean) => (
    <TranslationProvider i18n={i18n}>
      <StickerPanel disabled={disabled} onSend={onSend} />
    </TranslationProvider>
  )
  const { rerender } = render(panel(false))
  expect(screen.getAllByRole('button')).toHaveLength(12)
  fireEvent.click(screen.getByRole('button', { name: 'Send the sticker: Red card' }))
  rerender(panel(true))
  fireEvent.click(screen.getByRole('button', { name: 'Send the sticker: Goal' }))
  expect(onSend.mock.calls).toEqual([['redCard']])
})

it.each([
  ['CMN', '红牌'],
  ['ZHO', '紅牌'],
  ['ENGLISH', 'Red card'],
] as const)('are pictures with a name in %s', async (language, name) => {
  const i18n = await createI18n(language)
  render(
    <TranslationProvider i18n={i18n}>
      <SaidText text="[sticker:redCard]" />
      <SaidText text="[sticker:moon]" />
    </TranslationProvider>,
  )
  expect(screen.getByRole('img', { name }).tagName.toLowerCase()).toBe('svg')
  expect(screen.getByText('[sticker:moon]')).toBeTruthy()
  expect([chatText(i18n.t, '[sticker:redCard]'), chatText(i18n.t, 'hi')]).toEqual([`[${name}]`, 'hi'])
})
