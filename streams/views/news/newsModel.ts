import { distinctUntilChanged, map, scan, startWith, Subject, switchMap } from 'rxjs'
import { leaguesOf, type NewsLeague, withLeagues } from '../../domain/news.ts'
import type { NewsFeed, NewsList } from '../../feeds/news/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** The list of articles as it is shown. */
export interface NewsView {
  readonly list: Feed<NewsList>
  /** The leagues that can be chosen: those of the articles that were listed so far. */
  readonly leagues: readonly NewsLeague[]
  /** The id of the chosen league; `null` for all. */
  readonly league: string | null
}

export interface NewsModel {
  readonly view$: State$<NewsView>
  chooseLeague(leagueId: string | null): void
  /** Reads the next page; nothing while one is being read. */
  more(): void
  refresh(): void
}

/** The articles of a match, or of all leagues of which one can be chosen. */
export function createNews(
  screen: Scope,
  { list$, readAgain }: Pick<NewsFeed, 'list$' | 'readAgain'>,
  matchId: string | null,
): NewsModel {
  const more$ = new Subject<null>()
  screen.onEnd(() => {
    more$.complete()
  })
  const league = screen.cell<string | null>(null)
  const shown$ = screen.state<Feed<NewsList>>(
    league.state$.pipe(
      // Not the list of another league until this one is there.
      switchMap((leagueId) => list$({ matchId, leagueId }, { more$ }).pipe(startWith(CONNECTING))),
    ),
    CONNECTING,
  )
  const leagues$ = screen.state<readonly NewsLeague[]>(
    shown$.pipe(
      map(({ value }) => leaguesOf(value?.items ?? [])),
      scan(withLeagues, [] as readonly NewsLeague[]),
      distinctUntilChanged(),
    ),
    [],
  )
  return {
    view$: combineStates(
      { list: shown$, leagues: leagues$, league: league.state$ },
      ({ list, leagues, league: chosen }) => ({ list, leagues, league: chosen }),
    ),
    chooseLeague: league.set,
    more: () => {
      more$.next(null)
    },
    refresh: readAgain,
  }
}
