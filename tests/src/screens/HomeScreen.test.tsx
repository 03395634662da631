import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONNECTING, live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { matchRow } from '../../../streams/views/match/matchRow.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const HOME = '/app/home/home-sport'
const TABS = (['today', 'live', 'early'] as const).map((betType) => ({ betType, count: 1 }))

async function open(fake = createFakeStreams()) {
  fake.home.update((view) => ({ ...view, tabs: TABS }))
  await renderApp(HOME, fake)
  return fake
}

const isChosen = (name: RegExp) => screen.queryByRole('tab', { name, selected: true }) !== null
const tabOf = () => new URLSearchParams(location.search).get('tab')

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the home list', () => {
  it('leads to another venue where the site has several', async () => {
    const fake = await open()
    expect(screen.queryByRole('button', { name: /切换场馆/ })).toBeNull()
    act(() => {
      fake.venuesOffered.set(['PMTY', 'IMTY'])
    })
    fireEvent.click(await screen.findByRole('button', { name: '切换场馆，当前 PM体育' }))
    const sheet = within(await screen.findByRole('dialog', { name: '切换场馆' }))
    fireEvent.click(sheet.getByRole('button', { name: /IM体育/ }))
    expect(fake.chooseVenue).toHaveBeenCalledWith('IMTY')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The present one is entered again.
    fireEvent.click(screen.getByRole('button', { name: '切换场馆，当前 PM体育' }))
    const again = within(await screen.findByRole('dialog', { name: '切换场馆' }))
    fireEvent.click(again.getByRole('button', { name: /PM体育/ }))
    expect(fake.chooseVenue).toHaveBeenLastCalledWith('PMTY')
  })

  it('is a lobby with a way to the rooms where the venue has no sport menu', async () => {
    const fake = await open()
    act(() => {
      fake.venuesOffered.set(['PMTY', 'ZBYX'])
      fake.enterVenue({ hasLobby: true })
    })
    const button = await screen.findByRole('button', { name: '去直播间' })
    expect(screen.queryByRole('tab', { name: /^今日/ })).toBeNull()
    expect(await screen.findByRole('button', { name: /^场馆/ })).toBeTruthy()
    fireEvent.click(button)
    await waitFor(() => expect(location.pathname).toBe('/app/live'))
  })

  it('is the sports where a fresh link chooses a tab, whatever mode is remembered', async () => {
    const fake = createFakeStreams()
    fake.home.update((view) => ({ ...view, mode: 'real', tabs: TABS }))
    await renderApp(`${HOME}?sport=1&type=2&time=${String(Date.now())}`, fake)
    const { home } = fake.streams.member$.value ?? {}
    expect(home?.setMode).toHaveBeenCalledWith('sport')
    expect(home?.setBetType).toHaveBeenCalledWith('early')
  })

  it('is the sports where the mode of the address is not offered, which is no step of the history', async () => {
    const fake = createFakeStreams()
    fake.home.update((view) => ({ ...view, mode: 'lottery' }))
    await open(fake)
    const modeOf = () => new URLSearchParams(location.search).get('mode')
    await waitFor(() => expect(modeOf()).toBe('lottery'))
    const steps = history.length
    act(() => {
      fake.modes.set(['sport', 'real'])
    })
    await waitFor(() => expect(modeOf()).toBe('sport'))
    expect(history.length).toBe(steps)
    expect(screen.getByRole('tab', { name: /^今日/ })).toBeTruthy()
  })

  it.each([
    ['tennis', ['tennis']],
    ['hot', ['hot']],
    ['constructor', []],
  ])('has the sport of its address before the menu is there: %s', async (sport, chosen) => {
    const fake = createFakeStreams()
    fake.home.update((view) => ({ ...view, tabs: TABS, sports: [], menu: CONNECTING }))
    await renderApp(`${HOME}?mode=sport&tab=live&sport=${sport}&day=all`, fake)
    const { home } = fake.streams.member$.value ?? {}
    // StrictMode runs the effect twice.
    expect(new Set(vi.mocked(home?.setSport)?.mock.calls.flat())).toEqual(new Set(chosen))
  })

  it('has its tabs as steps of the history', async () => {
    await open()
    fireEvent.click(screen.getByRole('tab', { name: /^早盘/ }))
    await waitFor(() => expect(tabOf()).toBe('early'))
    fireEvent.click(screen.getByRole('tab', { name: /^今日/ }))
    await waitFor(() => expect(tabOf()).toBe('today'))
    for (const [tab, name] of [
      ['early', /^早盘/],
      ['live', /^滚球/],
    ] as const) {
      act(() => {
        history.back()
      })
      await waitFor(() => expect([tabOf(), isChosen(name)]).toEqual([tab, true]))
    }
    expect(location.pathname).toBe(HOME)
  })

  it('shows a retry button when the list failed to load', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('ok')))
    vi.stubGlobal('fetch', fetched)
    const fake = await open()
    act(() => {
      const failed = { status: 'failed', value: undefined, asOf: undefined, reason: 'timeout' } as const
      fake.home.update((view) => ({ ...view, list: failed }))
    })
    fireEvent.click(screen.getByRole('button', { name: '重连' }))
    await waitFor(() => expect(fetched).toHaveBeenCalled())
  })

  it('says that the venue is in maintenance, and enters it again for who tries', async () => {
    const fake = await open()
    act(() => {
      const failed = { status: 'failed', value: undefined, asOf: undefined, reason: 'maintenance' } as const
      fake.home.update((view) => ({ ...view, menu: failed }))
    })
    expect(screen.getByText('场馆维护中')).toBeTruthy()
    expect(screen.getByText(/开放后自动进入/)).toBeTruthy()
    expect(screen.queryByText(/正在重试/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.enterVenueAgain).toHaveBeenCalledTimes(1)
  })

  it('has a way to reconnect where its prices are old', async () => {
    const fake = await open()
    act(() => {
      fake.home.update((view) => ({
        ...view,
        list: { status: 'stale', value: [], asOf: FAKE_NOW, reason: 'offline' },
      }))
    })
    const banner = screen.getAllByRole('status').find((each) => each.textContent.includes('暂不能投注'))
    if (banner === undefined) throw new Error('no banner')
    expect(within(banner).getByRole('button', { name: '重连' })).toBeTruthy()
  })

  it('promises no tracker that a match does not have anywhere', async () => {
    const fake = createFakeStreams()
    const match = matchOf('m1', FAKE_NOW, { animation: true, marketCount: 7 })
    const row$ = constant(matchRow(match))
    const { pages } = row$.value
    vi.spyOn(fake.member, 'row$').mockReturnValue(row$)
    vi.mocked(fake.member.prices.price$).mockReturnValue(
      constant({ name: '', state: 'open', price: '1.80', line: '', move: null, chosen: false }),
    )
    // The list renders the lines in view; without layout none would be.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
    const group = {
      leagueId: 'l',
      name: '英超',
      sport: 'football',
      favourite: false,
      part: null,
      sticky: false,
      folded: false,
      count: 1,
    } as const
    fake.home.update((view) => ({
      ...view,
      list: live([{ ...group, pages, matchIds: ['m1'] }], FAKE_NOW),
    }))
    await open(fake)
    const row = within(await screen.findByRole('article'))
    expect(row.getByRole('link', { name: /7 个盘口/ })).toBeTruthy()
    expect(row.queryByRole('img', { name: /动画/ })).toBeNull()
    expect(row.queryAllByRole('img')).toEqual([])
  })

  it('says at the balance how the visit goes, and promises no more than there is', async () => {
    await open()
    const balance = screen.getByRole('button', { name: /¥12,480.50/ })
    expect(balance.getAttribute('aria-label')).toContain('42 分钟')
    expect(balance.getAttribute('aria-label')).not.toMatch(/限额|休息/)
  })
})

it('the column of a page without a room is never higher than the window', async () => {
  const column = () => document.querySelector('nav')?.parentElement
  await open()
  expect(column()?.className).not.toMatch(/tall/)
})
