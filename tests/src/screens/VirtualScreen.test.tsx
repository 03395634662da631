import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { Market } from '../../../streams/domain/market.ts'
import type { FilmState, RaceFilm, VirtualBatch, VirtualGame, VirtualView } from '../../../streams/virtual.ts'
import { createFakeStreams, FAKE_NOW, type FakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf, TEAMS } from '../../streams/feeds/builders.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const HORSES: VirtualGame = {
  id: '31101',
  name: '银溪赛道',
  sport: 'virtualHorse',
  path: 'race',
  format: 'race',
}
const BIKES: VirtualGame = { ...HORSES, id: '31104', name: '摩托赛', sport: 'virtualMotorbike' }
const LEAGUE: VirtualGame = {
  id: '31001',
  name: '足球联赛',
  sport: 'virtualFootball',
  path: 'soccer',
  format: 'league',
}

const RACE: VirtualBatch = {
  game: '31101',
  sport: 'virtualHorse',
  batchNo: '20261120-0346',
  startsAt: FAKE_NOW + 48_000,
  sealsAt: FAKE_NOW + 38_000,
  round: '',
  season: 0,
  commitment: '229c',
  matches: [
    {
      batchNo: '20261120-0346',
      orderNo: 1,
      match: matchOf('v1', FAKE_NOW, { sport: 'virtualHorse', teams: null, sealsAt: FAKE_NOW + 38_000 }),
      markets: [],
      entrants: [
        { number: 1, name: '疾风渡', form: [1, 3, 2] },
        { number: 2, name: '青鬃令', form: [] },
      ],
    },
  ],
}

const SPLITS = [125_000, 250_000, 375_000, 500_000, 625_000, 750_000, 875_000, 1_000_000]
const RACE_FILM: RaceFilm = {
  kind: 'race',
  lengthMs: 64_000,
  distance: 1000,
  runners: [
    { number: 1, finishMs: 60_000, splits: SPLITS },
    { number: 2, finishMs: 58_000, splits: SPLITS },
  ],
}
const FILM: FilmState = { kind: 'film', lengthMs: 64_000, films: new Map([['v1', RACE_FILM]]) }

function viewOf(batch: VirtualBatch, stage: VirtualView['stage']): VirtualView {
  const tab = { batchNo: batch.batchNo, number: '346', round: batch.round, startsAt: batch.startsAt }
  return {
    list: live([batch], FAKE_NOW),
    tabs: [{ ...tab, stage, secondsLeft: stage === 'open' ? 38 : 0 }],
    shown: batch,
    stage,
    running: stage === 'running' ? batch : null,
  }
}

async function open(path: string, fake: FakeStreams = createFakeStreams()) {
  vi.mocked(fake.member.prices.price$).mockReturnValue(
    constant({ name: '', state: 'open', price: '2.77', line: '', move: null, chosen: false }),
  )
  fake.virtual.games.set(live([LEAGUE, HORSES, BIKES], FAKE_NOW))
  await renderApp(path, fake)
  return fake
}

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('virtual sports', () => {
  it('are reached from the row of sports by a link, where the venue has them', async () => {
    const fake = createFakeStreams()
    await renderApp('/app/home/home-sport', fake)
    expect(screen.queryByRole('link', { name: 'VR' })).toBeNull()
    act(() => {
      fake.enterVenue({ virtualEntry: 'vr' })
    })
    const link = await screen.findByRole('link', { name: 'VR' })
    expect(link.getAttribute('href')).toBe('/vr/soccer')
    expect(link.closest('[role=tablist]')).toBeNull()
    act(() => {
      fake.enterVenue({ virtualEntry: 'inFull' })
    })
    const inFull = await screen.findByRole('link', { name: '虚拟体育' })
    expect(inFull.getAttribute('href')).toBe('/vr/soccer')
    expect(screen.queryByRole('link', { name: 'VR' })).toBeNull()
  })

  it('open with football for a path that does not exist', async () => {
    await open('/vr/chess')
    await waitFor(() => {
      expect(location.pathname).toBe('/vr/soccer')
    })
  })

  it('open with a game that the venue has for a path of which it has none', async () => {
    await open('/vr/basketball')
    await waitFor(() => {
      expect(location.pathname).toBe('/vr/soccer')
    })
    expect(screen.getByRole('tab', { name: '足球联赛', selected: true })).toBeTruthy()
  })

  it('choose among the games of a path by the address', async () => {
    const fake = await open('/vr/race?game=31104')
    expect(screen.getByRole('heading', { name: '虚拟摩托 · 摩托赛' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: '摩托赛', selected: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '银溪赛道' }))
    expect(location.pathname + location.search).toBe('/vr/race?game=31101')
    fireEvent.click(screen.getByRole('tab', { name: '足球联赛' }))
    expect(location.pathname + location.search).toBe('/vr/soccer')
    expect(fake.virtual.choose).not.toHaveBeenCalled()
  })

  it('show the field of a race with its form and prices, and count down to the lock', async () => {
    const fake = await open('/vr/race')
    act(() => {
      fake.virtual.view.set(viewOf(RACE, 'open'))
    })
    const field = within(screen.getByRole('region', { name: '参赛名单' }))
    const [first, second] = field.getAllByRole('listitem')
    expect(first?.textContent).toContain('1疾风渡近况 1-3-2')
    expect(second?.textContent).toContain('近况 暂无')
    expect(within(first ?? document.body).getAllByRole('button')).toHaveLength(2)
    expect(screen.getByRole('img', { name: '封盘还剩 38 秒' })).toBeTruthy()
    expect(screen.getByText('等待开始')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '第 346 批 可投注' }))
    expect(fake.virtual.choose).toHaveBeenCalledWith('20261120-0346')
    expect(screen.getByRole('link', { name: '全部玩法' }).getAttribute('href')).toBe('/vr/race/match/v1')
  })

  it('tell the leading ones and the metres left of a running race, and that a film is late', async () => {
    const fake = await open('/vr/race')
    fake.virtual.time.filmMs = 29_000
    act(() => {
      fake.virtual.view.set(viewOf(RACE, 'running'))
      fake.virtual.film.set({ kind: 'delayed' })
    })
    expect(screen.getByText('开始时间延后，请稍候')).toBeTruthy()
    act(() => {
      fake.virtual.film.set(FILM)
    })
    expect(screen.getByRole('img', { name: '赛事影像，领先的是 2-1，余 500 米' })).toBeTruthy()
    expect(screen.getByText('余 500 米')).toBeTruthy()
  })

  it('show places as texts to those who want no motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
    const fake = await open('/vr/race')
    fake.virtual.time.filmMs = 59_000
    act(() => {
      fake.virtual.view.set(viewOf(RACE, 'running'))
      fake.virtual.film.set(FILM)
    })
    const places = within(screen.getByRole('list', { name: '实时名次' }))
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2', '1'])
    expect(document.querySelector('canvas')).toBeNull()
  })

  it('have results with the way to the proof', async () => {
    const fake = await open('/vr/race')
    act(() => {
      fake.virtual.view.set(viewOf(RACE, 'open'))
      fake.virtual.results.set(
        live(
          [
            {
              matchId: 'v0',
              game: '31101',
              batchNo: '20261120-0345',
              round: '',
              startedAt: FAKE_NOW,
              home: '',
              away: '',
              result: '7-8-2',
              voided: false,
            },
          ],
          FAKE_NOW,
        ),
      )
    })
    fireEvent.click(screen.getByRole('tab', { name: '赛果' }))
    const proof = screen.getByRole('link', { name: '验证第 345 批的结果' })
    expect(proof.getAttribute('href')).toBe('/rounds/virtual/31101/20261120-0345')
  })

  it('have all matches of a league with three prices, its scores and its table', async () => {
    const fake = await open('/vr/soccer')
    const spec = { kind: 'result', stat: 'goals', period: 'match' } as const
    const selections = (['home', 'draw', 'away'] as const).map((side) => ({
      optionId: side,
      side,
      odds: 232_000 as never,
      status: 'open' as const,
    }))
    const line = {
      marketId: 'k',
      slot: 1,
      handle: '1',
      line: null,
      status: 'open',
      asOf: 0,
      selections,
    } as const
    const market: Market = {
      key: 'goals.result.match',
      spec,
      playId: '1',
      name: '',
      parlayAllowed: false,
      oddsFormats: ['europe'],
      order: 0,
      lines: [line],
    }
    const match = matchOf('v3', FAKE_NOW, { sport: 'virtualFootball', teams: TEAMS })
    const round: VirtualBatch = {
      ...RACE,
      game: '31001',
      sport: 'virtualFootball',
      round: '12',
      season: 3,
      matches: [{ batchNo: 'b', orderNo: 1, match, markets: [market], entrants: [] }],
    }
    const moments = [{ atMs: 1000, side: 'away', kind: 'goal', value: 1 } as const]
    fake.virtual.time.filmMs = 2000
    act(() => {
      fake.virtual.view.set(viewOf(round, 'running'))
      fake.virtual.film.set({
        kind: 'film',
        lengthMs: 100_000,
        films: new Map([['v3', { kind: 'match', moments }]]),
      })
      fake.virtual.table.set(
        live(
          [
            {
              group: '1',
              rows: [{ team: '泰恩', played: 2, record: '2/0/0', scored: 5, conceded: 1, points: 6 }],
            },
          ],
          FAKE_NOW,
        ),
      )
    })
    expect(screen.getByRole('heading', { name: /第 12 轮/ }).textContent).toContain('第 3 赛季')
    expect(screen.getByRole('radio', { name: 'H 0 - 1 A', checked: true })).toBeTruthy()
    expect(screen.getByText('进球')).toBeTruthy()
    const prices = within(screen.getByRole('region', { name: '玩法' }))
    expect(prices.getAllByRole('button')).toHaveLength(3)
    fireEvent.click(screen.getByRole('tab', { name: '积分榜' }))
    expect(screen.getByRole('row', { name: /泰恩/ }).textContent).toBe('1泰恩22-0-0+46')
  })

  it('say that a match is unknown', async () => {
    const fake = await open('/vr/race/match/v9')
    act(() => {
      fake.virtual.detail.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
    })
    expect(screen.getByText('找不到这场比赛')).toBeTruthy()
  })
})
