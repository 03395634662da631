import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OutdatedBanner } from '../../../../src/features/connection/OutdatedBanner.tsx'
import { createI18n } from '../../../../src/i18n/i18n.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

it('says that the page is outdated, in place of the banners of the connection', async () => {
  const fake = createFakeStreams()
  await renderApp('/app/settings', fake)
  act(() => {
    fake.reach.set('unreachable')
  })
  expect(await screen.findByText('连不上服务器，正在重试')).toBeDefined()
  act(() => {
    fake.outdated.set(true)
  })
  expect(await screen.findByText(/^应用已更新/)).toBeDefined()
  expect(screen.queryByText('连不上服务器，正在重试')).toBeNull()
})

it('reloads when asked to', async () => {
  const reload = vi.fn()
  const banner = <OutdatedBanner onReload={reload} />
  render(<TranslationProvider i18n={await createI18n('CMN')}>{banner}</TranslationProvider>)
  screen.getByRole('button').click()
  expect(reload).toHaveBeenCalledOnce()
})
