import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lazyScreen } from '../../../src/app/lazyScreen.tsx'
import { ScreenBoundary } from '../../../src/app/ScreenBoundary.tsx'
import { createI18n } from '../../../src/i18n/i18n.ts'

// a limit only ends a hang
configure({ asyncUtilTimeout: 15_000 })

it('asks again for a screen whose code could not be fetched', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(() => '来了')
  const Screen = lazyScreen(load)
  const i18n = await createI18n('CMN')
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <ScreenBoundary>
            <Suspense fallback="等">
              <Screen />
            </Suspense>
          </ScreenBoundary>
        </MemoryRouter>
      </I18nextProvider>,
      { onCaughtError: () => undefined },
    )
    await Promise.resolve()
  })
  fireEvent.click(await screen.findByRole('button', { name: '再试一次' }))
  expect(await screen.findByText('来了')).toBeTruthy()
})
