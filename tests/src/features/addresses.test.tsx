import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { live } from '../../../streams/kernel/feed.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { plainSite } from '../../support/link.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const KEEP = 'https://keep.test'

describe('the addresses of the site', () => {
  it('are links to customer service and the VIP area, where the site has them', async () => {
    const fake = await renderApp('/app/settings')
    expect(screen.queryByRole('link', { name: /VIP 专区/ })).toBeNull()
    act(() => {
      fake.domains.set({ vip: 'https://vip.test', customer: 'https://help.test/chat' })
    })
    const vip = screen.getByRole('link', { name: /VIP 专区/ })
    expect([vip.getAttribute('href'), vip.getAttribute('rel')]).toEqual([
      'https://vip.test',
      'noopener noreferrer',
    ])
    expect(screen.getByRole('link', { name: /在线客服/ }).getAttribute('href')).toBe('https://help.test/chat')
  })

  it('have the customer service on the help page before sign-in', async () => {
    const fake = createFakeStreams({ signedIn: false })
    fake.domains.set({ customer: 'https://help.test' })
    await renderApp('/entry/help', fake)
    expect((await screen.findByRole('link', { name: /在线客服/ })).getAttribute('href')).toBe(
      'https://help.test',
    )
  })

  it('that are kept can be copied, and it is said whether they were', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } })
    const fake = await renderApp('/app/settings')
    fireEvent.click(screen.getByRole('button', { name: /站点网址/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '站点网址' }))
    expect(sheet.getByText('这个站点没有公布其他网址。')).toBeTruthy()
    act(() => {
      fake.permanentDomain.set({ address: KEEP, main: 'https://play.test', isOpen: false })
    })
    fireEvent.click(sheet.getByRole('button', { name: '复制永久网址' }))
    await waitFor(() => {
      expect(sheet.getByRole('button', { name: '已复制' })).toBeTruthy()
    })
    expect(writeText).toHaveBeenCalledExactlyOnceWith(KEEP)
    expect(sheet.getByText('https://play.test')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('that stay are shown once where the configuration says so', async () => {
    const fake = createFakeStreams()
    fake.permanentDomain.set({ address: KEEP, main: null, isOpen: true })
    await renderApp('/app/settings', fake)
    expect(screen.queryByRole('dialog', { name: '永久网址' })).toBeNull()
    act(() => {
      fake.config.set(live({ ...plainSite, showsPermanentDomain: true }, 0))
    })
    const sheet = within(await screen.findByRole('dialog', { name: '永久网址' }))
    expect(sheet.getByText(KEEP)).toBeTruthy()
    // StrictMode has opened and closed it once before.
    fake.closePermanentDomain.mockClear()
    fireEvent.click(sheet.getByRole('button', { name: '我已记下' }))
    expect(fake.closePermanentDomain).toHaveBeenCalledOnce()
    act(() => {
      fake.permanentDomain.update((view) => ({ ...view, isOpen: false }))
    })
    expect(screen.queryByRole('dialog', { name: '永久网址' })).toBeNull()
  })
})
