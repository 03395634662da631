import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Match, MatchNotice } from '../../../streams/index.ts'
import { line, type MarketSpec } from '../../../streams/domain/market.ts'
import { CONNECTING, live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { matchRow } from '../../../streams/views/match/matchRow.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'

const HANDICAP: MarketSpec = { stat: 'goals', kind: 'handicap', period: 'match' }

/** The lines in the order of the venue: the main one first. */
const LINES = [-4, -6, 2, 0]

async function open(change: Partial<Match> = {}, notice: MatchNotice | null = null) {
  const fake = createFakeStreams()
  const team = (id: string, name: string) => ({ id, name, kit: null })
  const match = matchOf('1', FAKE_NOW, {
    teams: { home: team('h', '曼城'), away: team('a', '利物浦') },
    league: { id: 'l', name: '英超', hot: false, favourite: false },
    ...change,
  })
  const rows = LINES.map((at, index) => ({
    slot: index + 1,
    line: line(at),
    sides: ['home', 'away'] as const,
  }))
  const section = {
    key: 'goals.handicap.match' as const,
    spec: HANDICAP,
    name: '全场让球',
    parlayAllowed: true,
    folded: false,
    pinned: false,
    part: 'regular' as const,
    closed: false,
    rows,
  }
  const view = {
    match: live(match, FAKE_NOW),
    categories: [],
    category: 'all',
    sections: [section],
    marketsKnown: true,
  }
  fake.match.mockReturnValue({
    view$: constant(view),
    now$: constant(null),
    notice$: constant(notice),
    setCategory: vi.fn(),
    toggleMarket: vi.fn(),
    foldAll: vi.fn(),
    togglePin: vi.fn(),
  })
  vi.mocked(fake.member.prices.price$).mockImplementation(({ slot, side }) =>
    constant({
      name: '',
      state: 'open',
      price: `${String(slot)}${side}`,
      line: '',
      move: null,
      chosen: false,
    }),
  )
  await renderApp('/app/match/football/1', fake)
  await screen.findByRole('region', { name: '全场让球' })
  return within(screen.getByRole('region', { name: '全场让球' }))
}

describe('the page of a match', () => {
  it('says the score with that of the shoot-out', async () => {
    await open({
      state: 'ended',
      phase: 'ended',
      score: [2, 2],
      facts: { 'goals.match': [1, 1], 'goals.extraTime': [1, 1], 'goals.penalties': [4, 3] },
    })
    expect(screen.getByText('曼城 2 比 2 利物浦 · 点球 4-3')).toBeDefined()
  })

  it('tells a goal, a set and a new phase in words, over the page', async () => {
    await open({}, { kind: 'score', side: 'away', count: [0, 1] })
    expect(screen.getByText('进球：利物浦 0-1')).toBeDefined()
    cleanup()
    await open({ sport: 'volleyball' }, { kind: 'score', side: 'home', count: [2, 1] })
    expect(screen.getByText('曼城 得分，总比分 2-1')).toBeDefined()
    cleanup()
    await open({}, { kind: 'phase', phase: 'halfTime' })
    expect(screen.getByText('中场休息')).toBeDefined()
  })

  it('is called by the names of its teams', async () => {
    await open()
    await waitFor(() => expect(document.title).toBe('曼城 v 利物浦 · Touchline'))
  })

  it('has one title for an outright, while it loads and after', async () => {
    const cup = {
      teams: null,
      sport: 'rugby',
      league: { id: 'l', name: '香港七人橄榄球赛', hot: true, favourite: false },
    } as const
    await open(cup)
    expect(screen.getByRole('heading', { name: '橄榄球' })).toBeDefined()
    cleanup()
    const fake = createFakeStreams()
    vi.spyOn(fake.member, 'row$').mockReturnValue(constant(matchRow(matchOf('1', FAKE_NOW, cup))))
    fake.match.mockReturnValue({
      view$: constant({
        match: CONNECTING,
        categories: [],
        category: 'all',
        sections: [],
        marketsKnown: false,
      }),
      now$: constant(null),
      notice$: constant(null),
      setCategory: vi.fn(),
      toggleMarket: vi.fn(),
      foldAll: vi.fn(),
      togglePin: vi.fn(),
    })
    await renderApp('/app/match/rugby/1', fake)
    expect(await screen.findByRole('heading', { name: '橄榄球' })).toBeDefined()
    expect(screen.getByText('香港七人橄榄球赛')).toBeDefined()
  })

  it('shows lines in the order of numbers, whichever the venue names first', async () => {
    const market = await open()
    const prices = market
      .getAllByRole('button')
      .filter((button) => button.dataset['price'] !== undefined)
      .flatMap(({ textContent }) => /(\d)home/.exec(textContent)?.[1] ?? [])
    expect(prices.map((slot) => LINES[Number(slot) - 1])).toEqual([-6, -4, 0, 2])
  })

  it.each([
    [[0, 0], '让球从投注时的比分起算'],
    [[2, 1], '以当前比分 2-1 为 0-0 起算'],
  ] as const)('says at %j from where a live handicap counts: %s', async (score, note) => {
    const market = await open({ score })
    expect(market.getByRole('button', { name: /全场让球/, expanded: true }).textContent).toContain(note)
  })

  it('shows day and time of a kick-off one below the other, and not in the size of a score', async () => {
    const kickOff = new Date(2025, 10, 22, 13, 50).getTime()
    await open({ state: 'notStarted', kickOff })
    const [day, time] = [screen.getByText('11/22'), screen.getByText('13:50')]
    expect(day.parentElement).toBe(time.parentElement)
    expect(day.parentElement?.className).toMatch(/kickOff/)
    expect(day.closest('[class*="figure"]')).toBeNull()
    expect(screen.queryByText('0 - 0')).toBeNull()
  })
})
