import { vi } from 'vitest'
import { CONNECTING, type Feed } from '../../streams/kernel/feed.ts'
import { cell } from '../../streams/kernel/state.ts'
import type { NewsArticle, NewsHead, NewsModel, NewsStreams, NewsView } from '../../streams/news.ts'

export function newsHead(id: string, rest: Partial<NewsHead> = {}): NewsHead {
  return {
    id,
    kind: 'preview',
    leagueId: '6408',
    league: { cmn: '英超', zho: '英超', english: 'Premier League' },
    matchId: '3370001',
    publishedAt: Date.UTC(2025, 10, 20, 4),
    title: { cmn: `标题${id}`, zho: `標題${id}`, english: `Title ${id}` },
    summary: { cmn: `摘要${id}`, zho: `摘要${id}`, english: `Summary ${id}` },
    ...rest,
  }
}

/** The articles, which the test sets. */
export function createFakeNews() {
  const view = cell<NewsView>({ list: CONNECTING, leagues: [], league: null })
  const article = cell<Feed<NewsArticle>>(CONNECTING)
  const model = {
    view$: view.state$,
    chooseLeague: vi.fn<NewsModel['chooseLeague']>(),
    more: vi.fn<NewsModel['more']>(),
    refresh: vi.fn<NewsModel['refresh']>(),
  }
  const streams = {
    article$: vi.fn<NewsStreams['article$']>(() => article.state$),
    readAgain: vi.fn<NewsStreams['readAgain']>(),
    list: vi.fn<NewsStreams['list']>(() => model),
  } satisfies NewsStreams
  return { view, article, model, streams }
}
