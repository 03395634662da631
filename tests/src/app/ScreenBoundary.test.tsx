import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { ScreenBoundary } from '../../../src/app/ScreenBoundary.tsx'
import { StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { createI18n } from '../../support/i18n.ts'

async function show(Screen: () => string) {
  const i18n = await createI18n('CMN')
  const onCaughtError = vi.fn()
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemoryRouter>
          <p>别处</p>
          <ScreenBoundary>
            <Screen />
          </ScreenBoundary>
        </MemoryRouter>
      </StreamsProvider>
    </TranslationProvider>,
    { onCaughtError },
  )
  return onCaughtError
}

describe('a screen that breaks', () => {
  it('is reported, leaves the rest alone, and can be tried again', async () => {
    let broken = true
    const fault = new Error('broken')
    const onCaughtError = await show(() => {
      if (broken) throw fault
      return '好了'
    })
    expect(screen.getByText('这块内容出错了')).toBeTruthy()
    expect(screen.getByText('别处')).toBeTruthy()
    expect(onCaughtError).toHaveBeenCalledWith(fault, expect.anything())
    broken = false
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(screen.getByText('好了')).toBeTruthy()
  })
})
