import { forkJoin, map, type Observable, Subject } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Market } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'

export interface MatchDetail {
  readonly match: Match
  readonly markets: readonly Market[]
  /** The venue's time of the markets, ms. They are a request of their own, so the match has another time. */
  readonly marketsAt: number
}

/** A received detail, for the book. */
export interface DetailAnswer extends MatchDetail {
  readonly type: 'detail'
  readonly freshForMs: number
}

export interface DetailFeed {
  /** One match with all its markets, polled while it has subscribers. Current prices are in the book. */
  detail$(matchId: string): State$<Feed<MatchDetail>>
  categories$(matchId: string, sport: Sport): State$<Feed<readonly MarketCategory[]>>
  /** Emits every received detail, before `detail$` emits it. */
  readonly answers$: Observable<DetailAnswer>
}

interface DetailDeps {
  readonly sports: Pick<SportsBook, 'match' | 'markets' | 'categories'>
  readonly conditions: PollConditions
}

interface Categorised {
  readonly matchId: string
  readonly sport: Sport
}

export function createDetailFeed(
  scope: Scope,
  { sports, conditions }: DetailDeps,
  {
    everyMs = feedTimes.detailEveryMs,
    categoriesEveryMs = feedTimes.earlyEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): DetailFeed {
  const answers$ = new Subject<DetailAnswer>()
  const freshForMs = staleAfterMs(everyMs)
  const ask = (matchId: string): Observable<Result<MatchDetail, Failure>> =>
    forkJoin([sports.match(matchId), sports.markets(matchId)]).pipe(
      map(([match, markets]): Result<MatchDetail, Failure> => {
        if (!match.ok) return match
        if (!markets.ok) return markets
        const detail = {
          match: match.value.value,
          markets: markets.value.value,
          marketsAt: markets.value.at,
        }
        answers$.next({ type: 'detail', ...detail, freshForMs })
        return ok(detail)
      }),
    )
  const details$ = keyed<string, Feed<MatchDetail>>(
    (matchId) => polledFeed$(() => ask(matchId), { everyMs, conditions }).pipe(scope.bind()),
    { initial: () => CONNECTING, graceMs },
  )
  const categories$ = keyed<Categorised, Feed<readonly MarketCategory[]>>(
    ({ matchId, sport }) =>
      polledFeed$(() => sports.categories(matchId, sport), { everyMs: categoriesEveryMs, conditions }).pipe(
        scope.bind(),
      ),
    { initial: () => CONNECTING, graceMs, keyOf: ({ matchId, sport }) => `${matchId}|${sport}` },
  )
  scope.onEnd(() => {
    answers$.complete()
  })
  return {
    detail$: details$,
    categories$: (matchId, sport) => categories$({ matchId, sport }),
    answers$: answers$.asObservable(),
  }
}
