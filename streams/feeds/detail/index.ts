import { forkJoin, map, type Observable, Subject, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Market } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Sport } from '../../domain/sport.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Venue } from '../../venues/venue.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'

export interface MatchDetail {
  readonly match: Match
  readonly markets: readonly Market[]
}

/** A detail as it came, for the book. Match and markets are asked for apart and have each their time, ms. */
export interface DetailAnswer extends MatchDetail {
  readonly type: 'detail'
  readonly marketsAt: number
  readonly freshForMs: number
}

export interface DetailFeed {
  /** One match with all its markets, polled while anyone reads it. For present prices read the book. */
  detail$(matchId: string): State$<Feed<MatchDetail>>
  categories$(matchId: string, sport: Sport): State$<Feed<readonly MarketCategory[]>>
  /** Every detail that comes, told before `detail$` shows it. */
  readonly answers$: Observable<DetailAnswer>
}

interface DetailDeps {
  readonly venue: Pick<Venue, 'match' | 'markets' | 'categories'>
  readonly conditions: PollConditions
}

export function createDetailFeed(
  scope: Scope,
  { venue, conditions }: DetailDeps,
  {
    everyMs = feedTimes.detailEveryMs,
    categoriesEveryMs = feedTimes.earlyEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): DetailFeed {
  const answers$ = new Subject<DetailAnswer>()
  const freshForMs = staleAfterMs(everyMs)
  const ask = (matchId: string): Observable<Result<MatchDetail, Failure>> =>
    forkJoin([venue.match(matchId), venue.markets(matchId)]).pipe(
      map(([match, markets]): Result<MatchDetail, Failure> => {
        if (!match.ok) return match
        if (!markets.ok) return markets
        const detail = { match: match.value.value, markets: markets.value.value }
        answers$.next({ type: 'detail', ...detail, marketsAt: markets.value.at, freshForMs })
        return ok(detail)
      }),
    )
  const details$ = keyed<string, Feed<MatchDetail>>(
    (matchId) => polledFeed$(() => ask(matchId), { everyMs, conditions }).pipe(scope.bind()),
    { initial: () => CONNECTING, graceMs },
  )
  const sports = new Map<string, Sport>()
  const categories$ = keyed<string, Feed<readonly MarketCategory[]>>(
    (matchId) =>
      polledFeed$(() => venue.categories(matchId, sports.get(matchId) ?? 'football'), {
        everyMs: categoriesEveryMs,
        conditions,
      }).pipe(
        tap({
          unsubscribe: () => {
            sports.delete(matchId)
          },
        }),
        scope.bind(),
      ),
    { initial: () => CONNECTING, graceMs },
  )
  scope.onEnd(() => {
    answers$.complete()
  })
  return {
    detail$: details$,
    categories$: (matchId, sport) => {
      sports.set(matchId, sport)
      return categories$(matchId)
    },
    answers$: answers$.asObservable(),
  }
}
