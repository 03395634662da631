import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { NewsArticle, NewsHead, NewsView } from '../../../streams/news.ts'
import { interrupted, live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { newsHead } from '../../support/fakeNews.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

function listOf(items: readonly NewsHead[], rest: Partial<NewsView> = {}, more = false): NewsView {
  const page = { items, pages: 1 }
  const list = { head: page, tail: page, items, more, loadingMore: false, moreFailed: false }
  return { list: live(list, FAKE_NOW), leagues: [], league: null, ...rest }
}

const LA_LIGA = { id: '7', name: { cmn: '西甲', zho: '西甲', english: 'La Liga' } }
const PREMIER = { id: '6408', name: { cmn: '英超', zho: '英超', english: 'Premier League' } }

const ARTICLE: NewsArticle = {
  ...newsHead('9', { matchId: '3370001' }),
  paragraphs: [{ cmn: '第一段', zho: '第一段', english: 'First' }, '<b>second</b>'],
  rows: [{ label: { cmn: '积分', zho: '積分', english: 'Points' }, home: '25', away: '17' }],
  standings: [{ place: 1, team: '曼城', played: 11, won: 8, drawn: 1, lost: 2, goals: '24:7', points: 25 }],
}

describe('the articles', () => {
  it('are reached from the settings', async () => {
    await renderApp('/app/settings')
    fireEvent.click(await screen.findByRole('button', { name: '赛事资讯' }))
    expect(await screen.findByRole('heading', { name: '资讯', level: 1 })).toBeTruthy()
    expect(window.location.pathname).toBe('/app/news')
  })

  it('are listed newest first, each a link, by league when its chip is chosen', async () => {
    const fake = createFakeStreams()
    const { view, model } = fake.news
    view.set(listOf([newsHead('2'), newsHead('1', { kind: 'table' })], { leagues: [PREMIER, LA_LIGA] }))
    await renderApp('/app/news', fake)
    const links = within(await screen.findByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['/app/news/article/2', '/app/news/article/1'],
    ])
    expect(links[1]?.textContent).toContain('积分榜英超')
    fireEvent.click(screen.getByRole('radio', { name: '西甲' }))
    expect(model.chooseLeague).toHaveBeenLastCalledWith('7')
    act(() => view.set(listOf([], { leagues: [PREMIER, LA_LIGA], league: '7' })))
    expect(screen.getByText('这个联赛还没有资讯')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '全部' }))
    expect(model.chooseLeague).toHaveBeenLastCalledWith(null)
  })

  it('are read page by page, and again when a page could not be read', async () => {
    const fake = createFakeStreams()
    const { view, model } = fake.news
    const all = listOf([newsHead('1')], {}, true)
    view.set(all)
    await renderApp('/app/news', fake)
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }))
    expect(model.more).toHaveBeenCalledOnce()
    const failed = all.list.value === undefined ? [] : { ...all.list.value, moreFailed: true }
    act(() => view.set({ ...all, list: live(failed as NonNullable<typeof all.list.value>, FAKE_NOW) }))
    expect(screen.getByText('后面的资讯没有取到')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(model.more).toHaveBeenCalledTimes(2)
  })

  it('that cannot be read can be asked for again, and old ones stay', async () => {
    const fake = createFakeStreams()
    const { view, model } = fake.news
    view.set({
      leagues: [],
      league: null,
      list: { status: 'failed', value: undefined, asOf: undefined, reason: 'timeout' },
    })
    await renderApp('/app/news', fake)
    expect(await screen.findByText('资讯没有取到')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(model.refresh).toHaveBeenCalledOnce()
    const known = listOf([newsHead('1')])
    act(() => view.set({ ...known, list: interrupted(known.list, 'network') }))
    expect(screen.getByRole('link', { name: /标题1/ })).toBeTruthy()
  })
})

describe('an article', () => {
  it('has its text, what is compared, the table, and the way to its match', async () => {
    const fake = createFakeStreams()
    fake.news.article.set(live(ARTICLE, FAKE_NOW))
    await renderApp('/app/news/article/a%2Fb', fake)
    const article = within(await screen.findByRole('article'))
    expect(fake.news.streams.article$).toHaveBeenCalledWith('a/b')
    expect(article.getByText('第一段')).toBeTruthy()
    expect(article.getByText('<b>second</b>')).toBeTruthy()
    expect(article.getByRole('row', { name: '25 积分 17' })).toBeTruthy()
    expect(article.getByRole('row', { name: '1 曼城 11 8/1/2 24:7 25' })).toBeTruthy()
    fireEvent.click(article.getByRole('button', { name: '查看赛事' }))
    expect(window.location.pathname).toBe('/app/match/football/3370001')
  })

  it('that does not exist leads to the list', async () => {
    const fake = createFakeStreams()
    fake.news.article.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
    await renderApp('/app/news/article/1', fake)
    expect(await screen.findByText('没有这篇资讯')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '全部资讯' }))
    expect(window.location.pathname).toBe('/app/news')
  })

  it('that could not be read can be asked for again', async () => {
    const fake = createFakeStreams()
    fake.news.article.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'network' })
    await renderApp('/app/news/article/1', fake)
    fireEvent.click(await screen.findByRole('button', { name: '再试一次' }))
    expect(fake.news.streams.readAgain).toHaveBeenCalledOnce()
  })

  it.each([
    ['ZHO', '標題9', '積分', '查看賽事'],
    ['ENGLISH', 'Title 9', 'Points', 'Open the match'],
  ] as const)('is in the language of its reader: %s', async (language, title, label, action) => {
    const fake = createFakeStreams()
    const settings = { ...fake.streams.settings.settings$.value, language }
    Object.assign(fake.streams.settings, { settings$: constant(settings) })
    fake.news.article.set(live(ARTICLE, FAKE_NOW))
    await renderApp('/app/news/article/9', fake)
    const article = within(await screen.findByRole('article'))
    for (const text of [title, label]) expect(article.getAllByText(text).length).toBeGreaterThan(0)
    expect(article.getByRole('button', { name: action })).toBeTruthy()
  })
})
