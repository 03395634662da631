import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNewsFeed } from '../../../../streams/feeds/news/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { createNews } from '../../../../streams/views/news/newsModel.ts'
import { soccerPaths } from '../../../../streams/wire/site/soccerPaths.ts'
import { calmConditions, createFakeNewsLink, type NewsAnswer } from '../../../support/fakeNewsLink.ts'
import { newsHead } from '../../../support/fakeNews.ts'

const IDS = Array.from({ length: 45 }, (_, index) => String(45 - index))

/** A site with 45 articles; every third is about another league. */
function site(body: unknown): NewsAnswer {
  const { page, size, leagueId } = body as { page: number; size: number; leagueId: string | null }
  const all = IDS.map((id) =>
    Number(id) % 3 === 0
      ? newsHead(id, { leagueId: '7', league: { cmn: '西甲', zho: '西甲', english: 'La Liga' } })
      : newsHead(id),
  ).filter((head) => leagueId === null || head.leagueId === leagueId)
  return { data: { total: all.length, items: all.slice((page - 1) * size, page * size) } }
}

describe('articles', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  it('are listed page by page without a token, and by league', () => {
    const { link, asked } = createFakeNewsLink((_, body) => site(body))
    const model = createNews(scope, createNewsFeed(scope, { link, conditions: calmConditions }), null)
    const ids = () => model.view$.value.list.value?.items.map(({ id }) => id)
    vi.advanceTimersByTime(1)
    expect(ids()).toEqual(IDS.slice(0, 20))
    model.more()
    model.more()
    expect(ids()).toEqual(IDS)
    expect(model.view$.value.leagues.map(({ id }) => id)).toEqual(['7', '6408'])
    model.chooseLeague('7')
    expect(model.view$.value).toMatchObject({ league: '7', list: { status: 'connecting' } })
    vi.advanceTimersByTime(1)
    expect(ids()).toEqual(IDS.filter((id) => Number(id) % 3 === 0))
    // The other leagues can still be chosen.
    expect(model.view$.value).toMatchObject({ league: '7', leagues: [{ id: '7' }, { id: '6408' }] })
    expect(asked.map(({ body, open }) => [body, open])).toEqual([
      [{ matchId: null, leagueId: null, page: 1, size: 20 }, true],
      [{ matchId: null, leagueId: null, page: 2, size: 20 }, true],
      [{ matchId: null, leagueId: null, page: 3, size: 20 }, true],
      [{ matchId: null, leagueId: '7', page: 1, size: 20 }, true],
    ])
  })

  it('are about leagues that they name; those without a name have no chip', () => {
    const items = [newsHead('3', { leagueId: '' }), newsHead('2', { league: null }), newsHead('1')]
    const { link } = createFakeNewsLink(() => ({ data: { total: 3, items } }))
    const model = createNews(scope, createNewsFeed(scope, { link, conditions: calmConditions }), null)
    vi.advanceTimersByTime(1)
    expect(model.view$.value.leagues).toEqual([{ id: '6408', name: newsHead('1').league }])
    const before = model.view$.value.leagues
    model.refresh()
    vi.advanceTimersByTime(1)
    expect(model.view$.value.leagues).toBe(before)
  })

  it('are read again at once when it is asked for', () => {
    let fails = true
    const { link, asked } = createFakeNewsLink((_, body) => (fails ? 'lost' : site(body)))
    const model = createNews(scope, createNewsFeed(scope, { link, conditions: calmConditions }), '1')
    vi.advanceTimersByTime(1)
    expect(model.view$.value.list).toMatchObject({ status: 'failed', reason: 'timeout' })
    fails = false
    model.refresh()
    vi.advanceTimersByTime(1)
    expect(model.view$.value.list.status).toBe('live')
    expect(asked).toHaveLength(2)
    scope.end()
    vi.advanceTimersByTime(600_000)
    expect(asked).toHaveLength(2)
  })

  it('are read once for all who show one, and no more when nobody does', () => {
    const detail = { ...newsHead('1', { kind: 'table' }), paragraphs: [], rows: [], standings: [] }
    const { link, asked } = createFakeNewsLink(() => ({ data: detail }))
    const feed = createNewsFeed(scope, { link, conditions: calmConditions }, { graceMs: 1000 })
    const held = [feed.article$('1').subscribe(), feed.article$('1').subscribe()]
    vi.advanceTimersByTime(1)
    expect(asked).toEqual([{ path: soccerPaths.newsDetail, body: { id: '1' }, open: true, kind: 'read' }])
    expect(feed.article$('1').value.value).toMatchObject({ id: '1', kind: 'table', standings: [] })
    for (const each of held) each.unsubscribe()
    vi.advanceTimersByTime(600_000)
    expect(asked).toHaveLength(1)
  })

  it('without what cannot be read are shown all the same', () => {
    const { link } = createFakeNewsLink(() => ({
      data: { total: 3, items: [newsHead('2'), { id: '' }, { ...newsHead('1'), kind: 'poem', league: 5 }] },
    }))
    const feed = createNewsFeed(scope, { link, conditions: calmConditions })
    const seen: unknown[] = []
    const more$ = new Subject<null>()
    feed.list$({ matchId: null, leagueId: null }, { more$ }).subscribe(({ value }) => seen.push(value?.items))
    vi.advanceTimersByTime(1)
    expect(seen.at(-1)).toMatchObject([{ id: '2' }, { id: '1', kind: 'unknown', league: '5' }])
  })
})
