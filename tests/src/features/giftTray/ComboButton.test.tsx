import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ComboButton } from '../../../../src/features/giftTray/ComboButton.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { createI18n } from '../../../support/i18n.ts'
import { gift } from '../../../support/fakeRoom.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const COMBO = { gift: gift(), count: 1, currency: 'RMB', turn: 1 } as const

function Room() {
  const [over, setOver] = useState(false)
  return (
    <>
      <button type="button">gifts</button>
      {!over && <ComboButton combo={COMBO} onAgain={vi.fn()} onOver={() => setOver(true)} />}
    </>
  )
}

it('gives the focus back to what had it before when the time to repeat has passed', async () => {
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <Room />
    </TranslationProvider>,
  )
  const gifts = screen.getByRole('button', { name: 'gifts' })
  const again = screen.getByRole('button', { name: /^再送/ })
  gifts.focus()
  again.focus()
  act(() => {
    vi.advanceTimersByTime(3000)
  })
  expect(again.isConnected).toBe(false)
  expect(document.activeElement).toBe(gifts)
})
