import { act, configure, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { lazyScreen } from '../../../src/app/lazyScreen.tsx'
import { StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { ScreenBoundary } from '../../../src/app/ScreenBoundary.tsx'
import { createI18n } from '../../../src/i18n/i18n.ts'
import { lateTexts } from '../../../src/i18n/texts/cmn/late.ts'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import { useTranslation } from '../../../src/i18n/useTranslation.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'

// Generous: the limit only ends a test that hangs.
configure({ asyncUtilTimeout: 15_000 })

it('asks again, without a tap, for a screen whose code could not be fetched once there is a network', async () => {
  const fake = createFakeStreams()
  fake.reach.set('offline')
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(() => '来了')
  const Screen = lazyScreen(load)
  const i18n = await createI18n('CMN')
  await act(async () => {
    render(
      <TranslationProvider i18n={i18n}>
        <StreamsProvider streams={fake.streams}>
          <MemoryRouter>
            <ScreenBoundary>
              <Suspense fallback="等">
                <Screen />
              </Suspense>
            </ScreenBoundary>
          </MemoryRouter>
        </StreamsProvider>
      </TranslationProvider>,
      { onCaughtError: () => undefined },
    )
    await Promise.resolve()
  })
  expect(await screen.findByText('这页还没取到')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
  act(() => {
    fake.reach.set('reachable')
  })
  expect(await screen.findByText('来了')).toBeTruthy()
})

it('has the texts that come with such screens', async () => {
  const i18n = await createI18n('CMN')
  expect(i18n.exists('filter.title')).toBe(false)
  const Screen = lazyScreen(() =>
    Promise.resolve(function Settings() {
      return useTranslation().t('filter.title')
    }),
  )
  await act(async () => {
    render(
      <TranslationProvider i18n={i18n}>
        <Suspense fallback="等">
          <Screen />
        </Suspense>
      </TranslationProvider>,
    )
    await Promise.resolve()
  })
  expect(await screen.findByText(lateTexts.filter.title)).toBeTruthy()
})
