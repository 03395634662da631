import { map, merge, type Observable, of, Subject, switchMap, tap } from 'rxjs'
import type { NewsArticle, NewsHead } from '../../domain/news.ts'
import { ok } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { NewsLink } from '../../link/newsLink.ts'
import { article, newsList } from '../../wire/site/news.ts'
import { soccerPaths } from '../../wire/site/soccerPaths.ts'
import { type Page, pagedFeed$, type PagedList } from '../pagedFeed.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

/** Articles of a match or of a league; all when neither is named. */
interface NewsChoice {
  readonly matchId: string | null
  readonly leagueId: string | null
}

export type NewsList = PagedList<NewsHead>

/** Articles about matches and leagues (docs/site/news.md). No call carries the member's token. */
export interface NewsFeed {
  /** The list of a choice, newest first: what was read is kept fresh, and `more$` reads the next page. */
  list$(choice: NewsChoice, asked: { readonly more$: Observable<unknown> }): Observable<Feed<NewsList>>
  /** One article, shared by all who show it. */
  article$(id: string): State$<Feed<NewsArticle>>
  /** Reads what is shown again now. */
  readAgain(): void
}

interface NewsDeps {
  readonly link: Pick<NewsLink, 'callOpenly'>
  readonly conditions: PollConditions
}

const PAGE_SIZE = 20
/** How often a list or an article that is shown is read again, ms. */
const EVERY_MS = 120_000

export function createNewsFeed(
  scope: Scope,
  { link, conditions }: NewsDeps,
  { everyMs = EVERY_MS, graceMs = feedTimes.graceMs } = {},
): NewsFeed {
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    again$.complete()
  })
  const page$ = (choice: NewsChoice, page: number) =>
    link
      .callOpenly({
        path: soccerPaths.newsList,
        body: { ...choice, page, size: PAGE_SIZE },
        data: newsList,
        kind: 'read',
        retries: 1,
      })
      .pipe(
        map((result) => {
          if (!result.ok) return result
          const { total, items } = result.value
          return ok<Page<NewsHead>>({ pages: Math.ceil(total / PAGE_SIZE), items: items.items })
        }),
      )
  const detail$ = (id: string) =>
    link
      .callOpenly({ path: soccerPaths.newsDetail, body: { id }, data: article, kind: 'read', retries: 1 })
      .pipe(
        map((result) => {
          if (!result.ok) return result
          const { paragraphs, rows, standings, ...head } = result.value
          return ok<NewsArticle>({
            ...head,
            paragraphs: paragraphs.items,
            rows: rows.items,
            standings: standings.items,
          })
        }),
      )
  return {
    list$: (choice, { more$ }) =>
      pagedFeed$<NewsHead, Page<NewsHead>>({
        read: (page) => page$(choice, page),
        idOf: ({ id }) => id,
        conditions,
        everyMs,
        more$,
        again$,
      }),
    article$: keyed<string, Feed<NewsArticle>>(
      (id) => {
        let last: Feed<NewsArticle> = CONNECTING
        return merge(of(null), again$).pipe(
          switchMap(() => polledFeed$(() => detail$(id), { everyMs, conditions, initial: last })),
          tap((feed) => {
            last = feed
          }),
          scope.bind(),
        )
      },
      { initial: () => CONNECTING, graceMs },
    ),
    readAgain: () => {
      again$.next(null)
    },
  }
}
