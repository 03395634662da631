import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'

const HOME = '/app/home/home-sport'
const LOGIN = '/entry/login'
const RECORDS = '/common-sport-records/'

describe('where a person is let in', () => {
  it('shows skeletons and stays, while nobody knows who it is', async () => {
    const fake = createFakeStreams({ signedIn: false })
    fake.session.set('restoring')
    await renderApp(RECORDS, fake)
    expect(screen.getByText('正在加载')).toBeTruthy()
    expect(location.pathname).toBe(RECORDS)
  })

  it('sends the signed-out to the login, and back to where they wanted to be', async () => {
    const fake = await renderApp(RECORDS, createFakeStreams({ signedIn: false }))
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
    expect(location.pathname).toBe(LOGIN)
    act(fake.signIn)
    expect(await screen.findByRole('heading', { name: '注单' })).toBeTruthy()
    expect(location.pathname).toBe(RECORDS)
  })

  it('goes home from the login when signed in', async () => {
    await renderApp(LOGIN)
    await waitFor(() => {
      expect(location.pathname).toBe(HOME)
    })
  })

  it.each(['/', '/venue-rollback', '/no/such/page'])('takes %s for home', async (path) => {
    await renderApp(path)
    await waitFor(() => {
      expect(location.pathname).toBe(HOME)
    })
    expect(await screen.findByRole('heading', { name: '赛事列表', level: 1 })).toBeTruthy()
  })

  it('starts at home again after signing out in the settings', async () => {
    const fake = await renderApp('/app/settings')
    await screen.findByRole('heading', { name: '我的' })
    act(fake.signOut)
    await screen.findByRole('button', { name: '登录' })
    act(fake.signIn)
    await waitFor(() => {
      expect(location.pathname).toBe(HOME)
    })
  })
})

describe('the bottom navigation', () => {
  it('opens the records, which take title and focus', async () => {
    await renderApp(HOME)
    fireEvent.click(screen.getByRole('link', { name: '注单' }))
    const heading = await screen.findByRole('heading', { name: '注单', level: 1 })
    await waitFor(() => {
      expect(document.activeElement).toBe(heading)
    })
    expect(document.title).toBe('注单 · Touchline')
    expect(screen.getByRole('link', { name: '注单', current: 'page' })).toBeTruthy()
  })

  it('has the name of the site in the title once it is known', async () => {
    const fake = await renderApp('/app/settings')
    act(() => {
      fake.account.siteNotes.set({ siteName: 'Sideline', contact: null, demo: null })
    })
    await waitFor(() => expect(document.title).toBe('我的 · Sideline'))
  })

  it('counts unsettled bets', async () => {
    const fake = await renderApp('/app/settings')
    expect(screen.queryByText(/张未结算注单/)).toBeNull()
    act(() => {
      fake.unsettledBets.set(120)
    })
    expect(screen.getByRole('link', { name: /注单.*120 张未结算注单/ })).toBeTruthy()
    expect(screen.getByText('99+')).toBeTruthy()
  })

  it('has in-play and all matches as two places of one list', async () => {
    const fake = await renderApp(HOME)
    expect(screen.getByRole('link', { name: '滚球', current: 'page' })).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: '首页' }))
    expect(fake.home.state$.value.betType).toBe('today')
    expect(screen.getByRole('link', { name: '首页', current: 'page' })).toBeTruthy()
  })

  it('leads to the live rooms', async () => {
    await renderApp(RECORDS)
    fireEvent.click(screen.getByRole('link', { name: '主播' }))
    expect(await screen.findByRole('heading', { name: '主播直播' })).toBeTruthy()
    expect(location.pathname).toBe('/app/live')
  })
})

describe('the page', () => {
  it('wears the settings, and changes with them', async () => {
    const fake = await renderApp(HOME, createFakeStreams({ settings: { theme: 'light', trend: 'west' } }))
    const root = document.documentElement
    const worn = () => ({
      theme: root.dataset['theme'],
      trend: root.dataset['trend'],
      font: root.dataset['font'],
    })
    expect(worn()).toEqual({ theme: 'light', trend: 'west', font: 'default' })
    expect(root.lang).toBe('zh-CN')
    act(() => {
      fake.streams.settings.change('theme', 'dark')
      fake.streams.settings.change('fontSize', 'enlarge')
      fake.streams.settings.change('language', 'ENGLISH')
    })
    expect(worn()).toEqual({ theme: 'dark', trend: 'west', font: 'enlarge' })
    expect(await screen.findByRole('link', { name: 'Home' })).toBeTruthy()
    expect(root.lang).toBe('en')
  })

  it('lets the keyboard skip to the screen', async () => {
    await renderApp(HOME)
    fireEvent.click(screen.getByRole('button', { name: '跳到内容' }))
    expect(document.activeElement).toBe(document.querySelector('main'))
  })

  it('shows the server-error page over what is there, and takes it away again', async () => {
    await renderApp(`${RECORDS}#/500`)
    expect(await screen.findByText('这页没打开')).toBeTruthy()
    expect((await screen.findByText('注单', { selector: 'h1' })).closest('[inert]')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(screen.queryByText('这页没打开')).toBeNull()
    expect(screen.getByRole('heading', { name: '注单' }).closest('[inert]')).toBeNull()
  })
})
