import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Match } from '../../../streams/domain/match.ts'
import type { MatchResult } from '../../../streams/domain/matchResults.ts'
import { type Feed, interrupted, live } from '../../../streams/kernel/feed.ts'
import { FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'

const ENDED = matchOf('m1', FAKE_NOW, {
  state: 'ended',
  phase: 'ended',
  score: [2, 1],
  facts: { 'goals.firstHalf': [1, 0], 'goals.match': [2, 1], 'corners.match': [6, 4] },
})

const RESULT: MatchResult = {
  match: ENDED,
  markets: [
    {
      playId: '1',
      spec: { stat: 'goals', kind: 'result', period: 'match' },
      name: '全场独赢',
      group: 'score',
      lines: [
        {
          marketId: 'h1',
          line: null,
          selections: [
            { optionId: 'o1', side: 'home', outcome: 'win' },
            { optionId: 'o2', side: 'draw', outcome: 'halfLose' },
            { optionId: 'o3', side: 'away', outcome: null },
          ],
        },
      ],
    },
  ],
}

async function open(path: string) {
  const fake = await renderApp(path)
  const show = (list: Feed<readonly Match[]>) => {
    act(() => {
      fake.results.list.set(list)
    })
  }
  return { fake, show }
}

describe('the results', () => {
  it('are skeletons, then matches with their scores, as links to the result', async () => {
    const { show } = await open('/app/results')
    expect(screen.getByText('正在加载')).toBeTruthy()
    show(live([ENDED], FAKE_NOW))
    const row = screen.getByRole('link', { name: /^H 对 A，?.*已结束/ })
    expect(row.getAttribute('href')).toBe('/app/results/m1')
    expect(row.textContent).toMatch(/102164$/)
  })

  it('say that there are none on a day, and of what the venue has nothing', async () => {
    const { show } = await open('/app/results')
    show(live([], FAKE_NOW))
    expect(screen.getByText('这一天还没有赛果')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '24 小时内我的注单' }))
    expect(screen.getByText('24 小时内没有投注过的完场赛事')).toBeTruthy()
    expect(window.location.search).toBe('?day=myBets')
  })

  it('say that a day is unknown, and lead to the latest', async () => {
    await open('/app/results?day=2020-01-01')
    fireEvent.click(screen.getByRole('button', { name: '看最新赛果' }))
    expect(screen.queryByText('没有这个日期的赛果')).toBeNull()
  })

  it('say why they failed, and that old ones are old', async () => {
    const { show } = await open('/app/results')
    show(interrupted(live([ENDED], FAKE_NOW), 'badData'))
    expect(screen.getByText(/数据/)).toBeTruthy()
    show({ status: 'failed', value: undefined, asOf: undefined, reason: 'badData' })
    expect(screen.getByText('赛果没有加载出来')).toBeTruthy()
  })

  it('of tournaments name the winner, or that there is none', async () => {
    const { fake } = await open('/app/results?kind=champions')
    const champion = {
      marketId: '1',
      sport: 'rugby',
      leagueId: 'l',
      leagueName: '公开赛',
      marketName: '冠军',
      winner: '云岭七人',
      startedAt: FAKE_NOW,
    } as const
    act(() => {
      fake.results.champions.set(live([champion, { ...champion, marketId: '2', winner: null }], FAKE_NOW))
    })
    const [won, undecided] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('公开赛'))
    expect(won?.textContent).toContain('云岭七人')
    expect(undecided?.textContent).toContain('未决出冠军')
  })
})

describe('a result', () => {
  it('has the outcome of each selection in words, by group', async () => {
    const { fake } = await open('/app/results/m1')
    act(() => {
      fake.results.match.set(live(RESULT, FAKE_NOW))
    })
    const score = within(screen.getByRole('region', { name: '比分' }))
    expect(score.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'H赢',
      '平局半输',
      'A未公布',
    ])
    expect(screen.getByRole('region', { name: '角球' }).textContent).toContain('6 - 4')
  })

  it('says that it is withdrawn, or that markets have none yet', async () => {
    const { fake } = await open('/app/results/m1')
    const show = (lifeCycle: NonNullable<MatchResult['lifeCycle']>) => {
      act(() => {
        fake.results.match.set(live({ ...RESULT, lifeCycle }, FAKE_NOW))
      })
    }
    show('settled')
    expect(screen.queryByText(/等待结算|赛果已撤回/)).toBeNull()
    show('settling')
    expect(screen.getByText('部分盘口还没有赛果，等待结算。')).toBeTruthy()
    show('rollback')
    expect(screen.getByText('赛果已撤回，重新公布后再次结算。')).toBeTruthy()
  })

  it('says that it does not exist', async () => {
    const { fake } = await open('/app/results/m1')
    act(() => {
      fake.results.match.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
    })
    expect(screen.getByRole('heading', { name: '找不到这场赛果' })).toBeTruthy()
  })
})
