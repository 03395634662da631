import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OutdatedBanner } from '../../../../src/features/connection/OutdatedBanner.tsx'
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

it('reloads when asked to', () => {
  const reload = vi.fn()
  render(<OutdatedBanner onReload={reload} />)
  screen.getByRole('button').click()
  expect(reload).toHaveBeenCalledOnce()
})
