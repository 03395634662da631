import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FAKE_NOW } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

describe('the connection', () => {
  it('is spoken of while the platform is out of reach', async () => {
    const fake = await renderApp('/app/settings')
    act(() => {
      fake.reach.set('unreachable')
    })
    expect(screen.getByText('连不上服务器，正在重试')).toBeTruthy()
    act(() => {
      fake.reach.set('reachable')
    })
    expect(screen.queryByText('连不上服务器，正在重试')).toBeNull()
  })

  it('is spoken of when pushes stay away, and not for a moment’s break', async () => {
    const text = '实时推送断开，价格每几秒更新一次'
    const fake = await renderApp('/app/home/home-sport')
    act(() => {
      fake.pushConnected.set(false)
    })
    expect(screen.queryByText(text)).toBeNull()
    act(() => {
      fake.second.set(FAKE_NOW + 5000)
    })
    expect(screen.getByText(text)).toBeTruthy()
    act(() => {
      fake.pushConnected.set(true)
    })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('is spoken of below the header of the page, which stays in use', async () => {
    for (const path of ['/app/settings', '/app/live', '/common-sport-records/']) {
      const fake = await renderApp(path)
      const header = await screen.findByRole('heading', { level: 1 })
      act(() => {
        fake.outdated.set(true)
      })
      const banner = await screen.findByText(/^应用已更新/)
      expect(header.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      cleanup()
    }
  })
})
