import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

async function inShell(path: string) {
  const fake = await renderApp(path, createFakeStreams({ shell: 'frame' }))
  await waitFor(() => {
    expect(fake.shellBack$.observed).toBe(true)
  })
  /** Presses the back key; whether the page went back. */
  const pressBack = (): unknown => {
    const answer = vi.fn()
    act(() => {
      fake.shellBack$.next({ answer })
    })
    expect(answer).toHaveBeenCalledOnce()
    return answer.mock.calls[0]?.[0]
  }
  return { fake, pressBack }
}

describe('in a native shell', () => {
  it('the back key closes a sheet, then leaves the page for home, and then does nothing', async () => {
    const { pressBack } = await inShell('/app/settings')
    fireEvent.click(await screen.findByRole('button', { name: /站点网址/ }))
    await screen.findByRole('dialog', { name: '站点网址' })
    expect(pressBack()).toBe(true)
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: '站点网址' })).toBeNull()
    })
    expect(window.location.pathname).toBe('/app/settings')
    expect(pressBack()).toBe(true)
    await waitFor(() => {
      expect(window.location.pathname).toBe('/app/home/home-sport')
    })
    expect(pressBack()).toBe(false)
  })

  it('the edges that it covers are left free', async () => {
    const { fake } = await inShell('/app/settings')
    act(() => {
      fake.shellArea.set({ top: 44, right: 0, bottom: 34, left: 0 })
    })
    const { style } = document.documentElement
    expect([style.getPropertyValue('--safe-top'), style.getPropertyValue('--safe-bottom')]).toEqual([
      '44px',
      '34px',
    ])
    style.cssText = ''
  })

  it('its bar has the colour of the theme', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#1e2029" />')
    const { fake } = await inShell('/app/settings')
    expect(fake.setStatusBar).toHaveBeenLastCalledWith('#1e2029', true)
    act(() => {
      fake.streams.settings.change('theme', 'light')
    })
    await waitFor(() => {
      expect(fake.setStatusBar).toHaveBeenLastCalledWith('#ffffff', false)
    })
    document.head.querySelector('meta[name="theme-color"]')?.remove()
  })

  it('nothing of this is loaded in a browser', async () => {
    const fake = await renderApp('/app/settings')
    expect(fake.shellBack$.observed).toBe(false)
  })
})
