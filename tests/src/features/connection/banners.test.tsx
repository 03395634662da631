import { act, screen } from '@testing-library/react'
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
})
