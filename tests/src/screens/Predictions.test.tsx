import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Failure, Match } from '../../../streams/index.ts'
import type { MatchPredictionView } from '../../../streams/predictions.ts'
import { interrupted, live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { matchRow } from '../../../streams/views/match/matchRow.ts'
import { newsHead } from '../../support/fakeNews.ts'
import { aPrediction, EMPTY_PREDICTION } from '../../support/fakePredictions.ts'
import { roomFacts, speaker } from '../../support/fakeRoom.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const SHARE = { home: 6, draw: 3, away: 1, scores: [{ home: 2, away: 1, count: 4 }] }
const begun: Failure = {
  type: 'refusal',
  reason: 'muted',
  textKey: 'errors.site.unknown',
  message: '现在不行',
  action: 'none',
}

function aMatch(change: Partial<Match> = {}): Match {
  const team = (id: string, name: string) => ({ id, name, kit: null })
  return matchOf('1', FAKE_NOW + 3_600_000, {
    teams: { home: team('1', '曼城'), away: team('2', '利物浦') },
    state: 'notStarted',
    ...change,
  })
}

/** The page of a match without markets. */
function pageOf(match: Match) {
  return {
    view$: constant({
      match: live(match, FAKE_NOW),
      categories: [],
      category: 'all',
      sections: [],
      marketsKnown: true,
    }),
    now$: constant(null),
    notice$: constant(null),
    setCategory: vi.fn(),
    toggleMarket: vi.fn(),
    foldAll: vi.fn(),
    togglePin: vi.fn(),
  }
}

/** The prediction page of a match. */
async function open(view: Partial<MatchPredictionView>, change: Partial<Match> = {}) {
  const fake = createFakeStreams()
  fake.match.mockReturnValue(pageOf(aMatch(change)))
  const known = live({ own: null, share: SHARE }, FAKE_NOW)
  fake.predictions.view.set({ ...EMPTY_PREDICTION, known, ...view })
  await renderApp('/app/match/football/1?tab=predict', fake)
  await screen.findByRole('region', { name: '全场比分会是多少？' })
  const change_ = (next: Partial<MatchPredictionView>) => {
    act(() => {
      fake.predictions.view.update((before) => ({ ...before, ...next }))
    })
  }
  return { ...fake.predictions, news: fake.news, show: change_ }
}

describe('the prediction of a match', () => {
  it('is entered with steppers or by typing, and sent', async () => {
    const { ofMatch, show } = await open({ score: { home: 2, away: 20 }, changed: true })
    fireEvent.change(screen.getByRole('textbox', { name: '曼城 的进球' }), { target: { value: '12' } })
    expect(ofMatch.setGoals).toHaveBeenLastCalledWith('home', 12)
    // A digit more than fits replaces the others.
    fireEvent.change(screen.getByRole('textbox', { name: '利物浦 的进球' }), { target: { value: '203' } })
    expect(ofMatch.setGoals).toHaveBeenLastCalledWith('away', 3)
    fireEvent.keyDown(screen.getByRole('textbox', { name: '利物浦 的进球' }), { key: 'ArrowUp' })
    expect(ofMatch.setGoals).toHaveBeenLastCalledWith('away', 20)
    fireEvent.change(screen.getByRole('textbox', { name: '曼城 的进球' }), { target: { value: '2x' } })
    expect(ofMatch.setGoals).toHaveBeenCalledTimes(3)
    fireEvent.click(screen.getByRole('button', { name: '提交预测' }))
    expect(ofMatch.send).toHaveBeenCalledOnce()
    const own = aPrediction({ matchId: '1' })
    show({ own, score: own, changed: false, known: live({ own, share: SHARE }, FAKE_NOW) })
    expect(screen.getByText('已提交，开赛前可以修改')).toBeTruthy()
    expect(screen.getByText('我的预测 2:1')).toBeTruthy()
    show({ score: { home: 3, away: 1 }, changed: true })
    expect(screen.getByRole('button', { name: '改成 3:1' })).toBeTruthy()
  })

  it('is kept when it is refused, with the reason in the words of the platform', async () => {
    const { show } = await open({ score: { home: 3, away: 0 }, changed: true, problem: begun })
    expect(screen.getByRole('alert').textContent).toBe('现在不行')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '曼城 的进球' }).value).toBe('3')
    show({ problem: 'notArrived' })
    expect(screen.getByRole('alert').textContent).toBe('这次预测没有送达，请再提交一次')
    show({ problem: { type: 'transport', kind: 'rateLimited' } })
    expect(screen.getByRole('alert').textContent).not.toContain('errors.')
  })

  it('is not changed while it is sent or looked for', async () => {
    const { ofMatch } = await open({ phase: 'checking', changed: true })
    fireEvent.change(screen.getByRole('textbox', { name: '曼城 的进球' }), { target: { value: '5' } })
    fireEvent.click(screen.getByRole('button', { name: '提交预测' }))
    expect([ofMatch.setGoals.mock.calls, ofMatch.send.mock.calls]).toEqual([[], []])
    expect(screen.getByText('没有收到回复，正在确认是否已提交')).toBeTruthy()
  })

  it('is closed once the match begins, and says what was not sent', async () => {
    const { show } = await open({ score: { home: 4, away: 2 }, changed: true })
    show({ begun: true })
    expect(screen.getByText('比赛已经开始，你填的 4:2 没有提交')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('你没有预测这场比赛')).toBeTruthy()
  })

  it('is closed where the venue says that the match is on, and has a verdict after it', async () => {
    const own = aPrediction({ state: 'exact', points: 3, result: { home: 2, away: 1 } })
    await open({ own, score: own, known: live({ own, share: SHARE }, FAKE_NOW) }, { state: 'live' })
    expect(screen.getByText('比赛已经开始，不能再预测')).toBeTruthy()
    expect(screen.getByText('赛果 2:1')).toBeTruthy()
    expect(screen.getByText('猜中比分 · 3 分')).toBeTruthy()
  })

  it('is not taken for a match that is put off', async () => {
    await open({ changed: true }, { state: 'postponed' })
    expect(screen.getByText('这场比赛现在不能预测')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows what others expect, and the articles about the match', async () => {
    const { news } = await open({})
    const others = within(screen.getByRole('region', { name: '大家怎么看' }))
    expect(others.getByText('曼城 胜 60%')).toBeTruthy()
    expect(others.getByText('平局 30%')).toBeTruthy()
    expect(others.getByText('利物浦 胜 10%')).toBeTruthy()
    expect(others.getByText('2:1')).toBeTruthy()
    expect(news.streams.list).toHaveBeenLastCalledWith(expect.anything(), '1')
    const items = [newsHead('9')]
    const page = { items, pages: 1 }
    const list = { head: page, tail: page, items, more: false, loadingMore: false, moreFailed: false }
    act(() => news.view.set({ list: live(list, FAKE_NOW), leagues: [], league: null }))
    expect(screen.getByRole('link', { name: /标题9/ }).getAttribute('href')).toBe('/app/news/article/9')
    act(() =>
      news.view.update((view) => ({
        ...view,
        list: { status: 'failed', value: undefined, asOf: undefined, reason: 'offline' },
      })),
    )
    // The page of the match stays open without its articles.
    expect(screen.getByText('资讯没有取到')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(news.model.refresh).toHaveBeenCalledOnce()
    fireEvent.click(others.getByRole('button', { name: '预测榜' }))
    expect(await screen.findByRole('heading', { name: '比分预测', level: 1 })).toBeTruthy()
  })

  it('can be read again when it could not be read, and says when it is old', async () => {
    const { ofMatch, show } = await open({
      known: { status: 'failed', value: undefined, asOf: undefined, reason: 'network' },
    })
    fireEvent.click(screen.getAllByRole('button', { name: '再试一次' })[0] as HTMLElement)
    expect(ofMatch.refresh).toHaveBeenCalledOnce()
    show({ known: interrupted(live({ own: null, share: null }, FAKE_NOW), 'network') })
    expect(screen.getByText(/^更新于 /)).toBeTruthy()
    expect(screen.getByText('还没有人预测')).toBeTruthy()
  })
})

describe('the best predictors', () => {
  it('are listed by period, with the own place and the own predictions', async () => {
    const fake = createFakeStreams()
    const { ranks, own, predictors } = fake.predictions
    const items = [aPrediction({ state: 'outcome', points: 1, result: { home: 3, away: 1 } })]
    const head = { items, pages: 1, points: 7, exact: 2, place: 4, share: null }
    ranks.set(live([{ place: 1, name: 'f***6', points: 9, exact: 3, settled: 4 }], FAKE_NOW))
    own.set(live({ head, tail: head, items, more: false, loadingMore: false, moreFailed: false }, FAKE_NOW))
    await renderApp('/app/news/predictions', fake)
    expect(await screen.findByRole('row', { name: '1 f***6 9 3 4' })).toBeTruthy()
    expect(screen.getByText('总榜第 4 名')).toBeTruthy()
    expect(screen.getByText('7 分')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '全部' }))
    expect(predictors.ranks$).toHaveBeenLastCalledWith('all')
    fireEvent.click(screen.getByRole('tab', { name: '我的预测' }))
    const card = await screen.findByRole('link', { name: /阿森纳/ })
    expect(card.getAttribute('href')).toBe('/app/match/football/3370001')
    expect(card.textContent).toContain('我的预测 2:1赛果 3:1猜中胜平负 · 1 分')
  })

  it('that cannot be read can be asked for again', async () => {
    const fake = createFakeStreams()
    fake.predictions.ranks.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'timeout' })
    await renderApp('/app/news/predictions', fake)
    expect(await screen.findByText('预测榜没有取到')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.predictions.predictors.refresh).toHaveBeenCalledOnce()
  })
})

describe('a prediction in a room', () => {
  it('is shared from the page of the match, once', async () => {
    const fake = createFakeStreams()
    const { share, inRoom, streams } = fake.predictions
    fake.room.facts.set(roomFacts({ imId: 'r-1' }))
    fake.room.match.set({ ...matchRow(aMatch()), pages: [] })
    fake.match.mockReturnValue(pageOf(aMatch()))
    share.set({
      room: { open: true, predicted: aPrediction(), shared: false },
      phase: 'ready',
      problem: null,
    })
    await renderApp('/app/live/r-1', fake)
    fireEvent.click(await screen.findByRole('tab', { name: '赛况' }))
    const part = within(await screen.findByRole('region', { name: '我的比分预测' }))
    expect(streams.inRoom).toHaveBeenLastCalledWith(expect.anything(), 'r-1', '1')
    fireEvent.click(part.getByRole('button', { name: '分享到直播间' }))
    expect(inRoom.share).toHaveBeenCalledOnce()
    act(() => share.update((view) => ({ ...view, problem: begun })))
    expect(part.getByText('现在不行')).toBeTruthy()
    act(() =>
      share.set({
        room: { open: true, predicted: aPrediction(), shared: true },
        phase: 'ready',
        problem: null,
      }),
    )
    expect(part.getByText('已分享到这个直播间')).toBeTruthy()
    act(() =>
      share.set({ room: { open: true, predicted: null, shared: false }, phase: 'ready', problem: null }),
    )
    fireEvent.click(part.getByRole('button', { name: '去预测' }))
    expect(window.location.pathname + window.location.search).toBe('/app/match/football/1?tab=predict')
  })

  it('is a card in the chat that opens the match', async () => {
    const fake = createFakeStreams()
    const { matchId, league, homeName, awayName, home, away } = aPrediction()
    fake.match.mockReturnValue(pageOf(aMatch()))
    const from = speaker()
    fake.room.chat.set({
      lines: [
        {
          kind: 'message',
          id: 's',
          mine: false,
          withdrawn: false,
          followers: 0,
          message: {
            type: 'scorePrediction',
            matchId,
            league,
            homeName,
            awayName,
            home,
            away,
            seq: 1,
            id: 's',
            at: 0,
            from,
          },
        },
      ],
      paused: false,
      fresh: 0,
    })
    await renderApp('/app/live/r-1', fake)
    const card = await screen.findByRole('link', {
      name: '老张看台 预测 阿森纳 v 切尔西 2:1，打开赛事',
    })
    expect(card.textContent).toBe('英超阿森纳 v 切尔西预测 2:1')
    fireEvent.click(card)
    expect(window.location.pathname).toBe('/app/match/football/3370001')
  })
})
