import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Match } from '../../../streams/index.ts'
import { line } from '../../../streams/domain/market.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { interrupted, live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { decode } from '../../../streams/wire/decode.ts'
import * as wire from '../../../streams/wire/site/soccerData.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import * as documented from '../../documents/site/soccerAnswers.ts'
import { matchOf } from '../../streams/feeds/builders.ts'

// jsdom draws no canvas; what the chart draws is looked at in the browser.
vi.mock('../../../src/features/statistics/PriceChart.tsx', () => ({
  PriceChart: ({ label }: { readonly label: string }) => <div role="img" aria-label={label} />,
}))

type Schema = Parameters<typeof decode>[0]

function read<const S extends Schema>(schema: S, fields: unknown) {
  const decoded = decode(schema, fields)
  if (!decoded.ok) throw new Error(decoded.error.message)
  return live(decoded.value, FAKE_NOW)
}

const odds = (scaled: number) => {
  const value = oddsFromScaled(scaled)
  if (value === null) throw new Error('no odds')
  return value
}

async function open(change: Partial<Match> = {}) {
  const fake = createFakeStreams()
  const team = (id: string, name: string) => ({ id, name, kit: null })
  const match = matchOf('1', FAKE_NOW, {
    teams: { home: team('100101', '曼城'), away: team('100102', '利物浦') },
    animation: true,
    state: 'live',
    ...change,
  })
  const section = {
    key: 'goals.handicap.match' as const,
    spec: { stat: 'goals', kind: 'handicap', period: 'match' } as const,
    name: '全场让球',
    parlayAllowed: true,
    folded: true,
    pinned: false,
    part: 'regular' as const,
    closed: false,
    rows: [-3, -2].map((at, index) => ({
      slot: index + 1,
      line: line(at),
      sides: ['home', 'away'] as const,
    })),
  }
  fake.match.mockReturnValue({
    view$: constant({
      match: live(match, FAKE_NOW),
      categories: [{ id: 'all', name: '', count: 1 }],
      category: 'all',
      sections: [section],
      marketsKnown: true,
    }),
    now$: constant(null),
    notice$: constant(null),
    setCategory: vi.fn(),
    toggleMarket: vi.fn(),
    foldAll: vi.fn(),
    togglePin: vi.fn(),
  })
  await renderApp(`/app/match/${match.sport}/1`, fake)
  await screen.findByRole('tab', { name: /^投注/ })
  return fake
}

describe('the statistics of a match', () => {
  it('are on a page of their own, with counts, events, form, meetings, line-ups and the table', async () => {
    const { statistics } = await open()
    fireEvent.click(screen.getByRole('tab', { name: '数据' }))
    await screen.findByRole('region', { name: '技术统计' })
    act(() => {
      statistics.counts.set(read(wire.soccerMatchDetail, documented.MATCH.fields))
      statistics.events.set(read(wire.matchEventPhase, documented.EVENT_PHASES.fields))
      statistics.teams.set(read(wire.teamDetail, documented.TEAMS.fields))
      statistics.background.set(read(wire.matchExInformation, documented.BACKGROUND.fields))
      statistics.ranks.set(read(wire.scoreRank, documented.RANKS.fields))
    })
    const part = (name: string) => within(screen.getByRole('region', { name }))
    expect(await part('技术统计').findByText('58%')).toBeDefined()
    const events = part('比赛事件').getAllByRole('listitem')
    expect(events.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/45\+2'.*17号 换人.*换下 7号/),
      expect.stringMatching(/12'.*9号 进球 1-0.*助攻 8号/),
    ])
    expect(part('近五场').getByText('平')).toBeDefined()
    expect(part('交锋').getByText('2 - 2')).toBeDefined()
    expect(part('积分榜').getByRole('row', { name: /曼城 11 8\/1\/2 \+17 25/ })).toBeDefined()
    expect(part('球员榜').getByRole('row', { name: /曼城 9号 11/ })).toBeDefined()
    expect(part('阵容').getByText('阵型 4-3-3')).toBeDefined()
  })

  it('say what is missing, and what is old', async () => {
    const { statistics } = await open()
    fireEvent.click(screen.getByRole('tab', { name: '数据' }))
    await screen.findByRole('region', { name: '技术统计' })
    act(() => {
      const counts = read(wire.soccerMatchDetail, documented.MATCH.fields)
      statistics.counts.set(interrupted(counts, 'network'))
      statistics.events.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
      statistics.teams.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'network' })
      statistics.ranks.set(live({ table: null, players: [] }, FAKE_NOW))
    })
    expect(await screen.findByText(/^数据更新于/)).toBeDefined()
    expect(screen.getByRole('region', { name: '比赛事件' }).textContent).toContain('这场比赛没有数据')
    expect(screen.getByRole('region', { name: '近五场' }).textContent).toContain('数据没有加载出来')
    expect(screen.getByRole('region', { name: '积分榜' }).textContent).toContain('没有积分榜')
  })

  it('have the ties of a tournament', async () => {
    const { statistics } = await open({ teams: null, sport: 'rugby', animation: false })
    fireEvent.click(screen.getByRole('tab', { name: '晋级图' }))
    await screen.findByRole('region', { name: '晋级图' })
    act(() => {
      statistics.chart.set(read(wire.promotionChart, documented.CHART.fields))
    })
    const heading = await screen.findByRole('heading', { name: '半决赛' })
    const stage = within(heading.parentElement ?? document.body)
    expect(stage.getByText('斐济').parentElement?.textContent).toBe('斐济')
    expect(stage.getByText('斐济').parentElement?.querySelector('[aria-label="胜出"]')).not.toBeNull()
    expect(stage.getAllByText('待定')).toHaveLength(2)
  })
})

describe('the past prices', () => {
  it('open from a market, in words and as a table', async () => {
    const { statistics } = await open()
    fireEvent.click(screen.getByRole('button', { name: '全场让球的赔率走势' }))
    await screen.findByRole('region', { name: '赔率走势' })
    const at = (home: number, away: number) =>
      new Map([
        ['home', odds(home)],
        ['away', odds(away)],
      ] as const)
    act(() => {
      statistics.prices.set(
        live(
          {
            points: [
              { at: FAKE_NOW - 3000, odds: at(192_000, 198_000) },
              { at: FAKE_NOW - 2000, odds: at(192_000, 198_000) },
              { at: FAKE_NOW - 1000, odds: null },
              { at: FAKE_NOW, odds: at(170_000, 222_000) },
            ],
            marks: [],
          },
          FAKE_NOW,
        ),
      )
      statistics.makers.set(read(wire.hundredOdds, documented.MAKERS.fields))
    })
    expect(await screen.findByRole('img', { name: '全场让球的赔率走势' })).toBeDefined()
    expect(screen.getByText('曼城 -0.5/1：最低 1.70，最高 1.92，现在 1.70')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '看全部数值' }))
    const table = within(screen.getByRole('region', { name: '赔率走势' })).getByRole('table')
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent.replace(/^.*:\d\d/, ''))).toEqual([
      '1.702.22',
      '未开盘未开盘',
      '1.921.98',
    ])
    expect(within(screen.getByRole('region', { name: '百家欧赔' })).getByText('5.20')).toBeDefined()
  })
})

describe('the tracker', () => {
  it('says where the ball is, and can be hidden', async () => {
    const { statistics } = await open()
    act(() => {
      statistics.events.set(read(wire.matchEventPhase, documented.EVENT_PHASES.fields))
    })
    expect(await screen.findByRole('img', { name: '动画直播 曼城 危险进攻' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '收起动画' }))
    expect(screen.queryByRole('img', { name: /动画直播/ })).toBeNull()
    expect(screen.getByRole('button', { name: '显示动画' })).toBeDefined()
  })

  it('has the colours of the team that has the ball, and none while nobody has it', async () => {
    const kit = { base: '#c8102e', trim: '#ffffff', pattern: 'plain' } as const
    const { statistics } = await open({
      teams: { home: { id: '1', name: '曼城', kit }, away: { id: '2', name: '利物浦', kit: null } },
    })
    const answer = read(wire.matchEventPhase, documented.EVENT_PHASES.fields)
    const phases = answer.value
    if (phases === undefined) throw new Error('the fixture has phases')
    act(() => {
      statistics.events.set(answer)
    })
    const tracker = await screen.findByRole('img', { name: '动画直播 曼城 危险进攻' })
    const colours = () =>
      [...tracker.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => [
        style.getPropertyValue('--attacker'),
        style.getPropertyValue('--base'),
      ])
    expect(colours()).toContainEqual([kit.base, ''])
    expect(colours()).toContainEqual(['', kit.base])
    act(() => {
      statistics.events.set(live({ ...phases, play: null }, FAKE_NOW))
    })
    expect(colours().filter(([, base]) => base === kit.base)).toEqual([])
  })

  it('is not there before the match', async () => {
    await open({ state: 'notStarted' })
    expect(screen.queryByRole('button', { name: '收起动画' })).toBeNull()
  })
})
