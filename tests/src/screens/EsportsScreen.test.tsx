import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { of } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Match } from '../../../streams/domain/match.ts'
import { ok } from '../../../streams/domain/result.ts'
import { live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { leagueGroups } from '../../../streams/views/home/leagueGroups.ts'
import { createLeagueFilter } from '../../../streams/views/leagueFilter/leagueFilter.ts'
import { matchRow } from '../../../streams/views/match/matchRow.ts'
import type { EsportsView } from '../../../streams/views/esports/esportsModel.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const ALL = { sport: null, menuId: '30000', path: 'all', count: 20, liveCount: 2 } as const
const LOL = { sport: 'lol', menuId: '30100', path: 'lol', count: 9, liveCount: 1 } as const
const KIT = { base: '#ff0000', trim: '#ffffff', pattern: 'plain' } as const

/** The example of docs/esports.md, 6.3, in its second map. */
const LIVE = matchOf('m1', FAKE_NOW, {
  sport: 'lol',
  league: { id: '16502', name: '德玛西亚杯', hot: false, favourite: false },
  teams: {
    home: { id: 'h', name: 'BLG', kit: KIT },
    away: { id: 'a', name: 'TES', kit: KIT },
  },
  phase: 'set2',
  clock: { seconds: 1122, running: true, direction: 'up', at: FAKE_NOW },
  score: [1, 0],
  bestOf: 5,
  facts: {
    'sets.match': [1, 0],
    'kills.set1': [20, 11],
    'towers.set1': [11, 4],
    'kills.set2': [5, 8],
    'towers.set2': [3, 5],
    'gold.match': [0, 2000],
  },
  marketCount: 11,
})

function viewOf(change: Partial<EsportsView> = {}): EsportsView {
  const later = Array.from({ length: 7 }, (_, index) => ({
    key: `2025-11-${String(21 + index)}` as const,
    label: `11/${String(21 + index)}`,
    count: index,
    liveCount: 0,
  }))
  return {
    menu: live(null, FAKE_NOW),
    games: [ALL, LOL],
    game: ALL,
    days: [
      { key: 'today', label: null, count: 12, liveCount: 5 },
      ...later,
      { key: 'other', label: null, count: 30, liveCount: 0 },
    ],
    day: 'today',
    sort: 'league',
    leagues: [],
    list: live([], FAKE_NOW),
    ...change,
  }
}

interface OpenOptions {
  readonly match?: Match
  readonly path?: string
  readonly view?: Partial<EsportsView>
}

async function open({ match = LIVE, path = '/esports/list/all', view }: OpenOptions = {}) {
  const fake = createFakeStreams()
  vi.spyOn(fake.member, 'row$').mockReturnValue(constant(matchRow(match)))
  vi.mocked(fake.member.prices.price$).mockReturnValue(
    constant({ name: '', state: 'open', price: '1.952', line: '', move: null, chosen: false }),
  )
  const groups = leagueGroups([{ match, markets: [] }], new Set())
  fake.esports.set(viewOf({ list: live(groups, FAKE_NOW), ...view }))
  await renderApp(path, fake)
  return fake
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the lists of esports', () => {
  it('have an entry in the row of sports, where the venue has esports', async () => {
    const fake = createFakeStreams()
    await renderApp('/app/home/home-sport', fake)
    expect(screen.queryByRole('link', { name: '电竞' })).toBeNull()
    act(() => {
      fake.enterVenue({ hasEsports: true })
    })
    fireEvent.click(screen.getByRole('link', { name: '电竞' }))
    await screen.findByRole('heading', { name: '电竞' })
    expect(location.pathname).toBe('/esports')
  })

  it('show the game and date of the address, and change it', async () => {
    const fake = await open({ path: '/esports/list/lol?date=2025-11-22' })
    expect(fake.esportsCommands.show).toHaveBeenLastCalledWith('lol', '2025-11-22')
    fireEvent.click(screen.getByRole('tab', { name: 'LOL，9 场，进行中 1 场' }))
    await waitFor(() => {
      expect(fake.esportsCommands.show).toHaveBeenLastCalledWith('lol', 'today')
    })
    fireEvent.click(screen.getByRole('radio', { name: '更晚，30 场' }))
    await waitFor(() => {
      expect(location.pathname + location.search).toBe('/esports/list/all?date=other')
    })
    expect(fake.esportsCommands.show).toHaveBeenLastCalledWith('all', 'other')
  })

  it('have nine dates, with the matches in play in words', async () => {
    await open()
    const dates = within(screen.getByRole('radiogroup', { name: '日期' })).getAllByRole('radio')
    expect(dates).toHaveLength(9)
    expect(dates[0]?.getAttribute('aria-label')).toBe('今日，12 场，进行中 5 场')
    expect(dates[0]?.getAttribute('aria-checked')).toBe('true')
  })

  it('lead home at a venue without esports', async () => {
    const fake = createFakeStreams()
    const { part } = fake.member
    const without: typeof part = (make) => (make.name === 'esportsStreams' ? (null as never) : part(make))
    vi.spyOn(fake.member, 'part').mockImplementation(without)
    await renderApp('/esports', fake)
    await waitFor(() => {
      expect(location.pathname).toBe('/app/home/home-sport')
    })
  })

  it.each([
    [{ list: live([], FAKE_NOW) }, '这一天没有电竞赛事'],
    [{ list: live([], FAKE_NOW), leagues: ['x'] }, '所选联赛没有赛事'],
    [{ game: null, games: [] }, '该场馆没有电竞'],
  ] satisfies [Partial<EsportsView>, string][])('say why they are empty: %j', async (view, text) => {
    await open({ view })
    expect(screen.getByRole('heading', { name: text })).toBeTruthy()
  })

  it('are limited to leagues that the member chooses', async () => {
    const fake = await open()
    fake.esportsQuery.set({ menuId: '30000', day: 'today', sort: 'league', leagues: [] })
    const league = { region: '', letter: 'L', sport: 'lol', hot: false, count: 4 } as const
    fake.esportsCommands.leagues.mockImplementation((scope, { leagues }) =>
      createLeagueFilter(scope, {
        ask: () =>
          of(
            ok([
              { ...league, id: '1', name: 'LPL' },
              { ...league, id: '2', name: 'LCK' },
            ]),
          ),
        chosen: leagues,
        online$: constant(true),
        tags$: constant([]),
        betType: 'today',
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: '筛选' }))
    const sheet = within(await screen.findByRole('dialog', { name: '选择联赛' }))
    fireEvent.click(sheet.getByRole('checkbox', { name: 'LCK' }))
    fireEvent.click(sheet.getByRole('button', { name: '查看 4 场' }))
    expect(fake.esportsCommands.setLeagues).toHaveBeenCalledWith(['1'])
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    act(() => {
      fake.esports.update((view) => ({ ...view, leagues: ['1'] }))
    })
    const limited = screen.getByRole('button', { name: '筛选，已选 1 个联赛' })
    expect(limited.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('a row of esports', () => {
  const row = () => within(screen.getByRole('article', { name: 'BLG 对 TES' }))

  it('shows kills of each map, the maps won, the format, and the gold', async () => {
    await open()
    const text = screen.getByRole('article').textContent
    expect(text).toContain('第2图')
    expect(text).toContain('18:42')
    expect(text).toContain('BO5')
    expect(text).toContain('人头 5-8')
    expect(text).toContain('+2.0k')
  })

  it('says it in words', async () => {
    await open()
    expect(
      row().getByText(/BLG 1 比 0 TES，第2图，人头 5 比 8，第2图，推塔 3 比 5，TES 领先 2000/),
    ).toBeTruthy()
  })

  it('has prices of the match, and on its second page of the running map', async () => {
    const fake = await open()
    expect(row().getAllByText('1.952').length).toBe(6)
    const asked = vi.mocked(fake.member.prices.price$).mock.calls.map(([{ spec }]) => spec)
    expect(new Set(asked.map(({ period }) => period))).toEqual(new Set(['match']))
    expect(matchRow(LIVE).pages[1]?.map(({ key }) => key)).toEqual([
      'towers.winner.set2',
      'kills.handicap.set2',
      'kills.total.set2',
    ])
  })

  it('leads to the page of the match', async () => {
    await open()
    const link = row().getByRole('link', { name: /11 个盘口/ })
    expect(link.getAttribute('href')).toBe('/app/match/lol/m1')
  })

  it('of CSGO has the name of the map in place of a clock, and no bar', async () => {
    const match: Match = {
      ...LIVE,
      sport: 'csgo',
      clock: null,
      mapName: '荒漠迷城',
      serving: 'away',
      facts: { 'sets.match': [1, 0], 'rounds.set1': [13, 9], 'rounds.set2': [4, 6], 'kills.set2': [30, 33] },
    }
    await open({ match })
    expect(row().getByText('荒漠迷城')).toBeTruthy()
    expect(row().getByRole('img', { name: 'TES 进攻' })).toBeTruthy()
    expect(screen.getByRole('article').textContent).toContain('击杀 30-33')
  })

  it('before the match has its kick-off and no counts', async () => {
    await open({
      match: { ...LIVE, state: 'notStarted', phase: 'notStarted', score: [0, 0], facts: {}, clock: null },
    })
    expect(screen.getByRole('article').textContent).not.toContain('人头')
    expect(screen.getByRole('article').textContent).toContain('BO5')
  })
})
