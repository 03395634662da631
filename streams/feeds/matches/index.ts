import { map, NEVER, type Observable, Subject, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { ListedMatch, ListQuery } from '../../domain/menu.ts'
import { ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed, interrupted } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Favourites } from '../../venues/favourites.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { type PollConditions, polledPrices$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'

export type MatchList = readonly ListedMatch[]

/** A received list, for the book; it is fresh for `freshForMs`. */
export interface ListAnswer {
  readonly type: 'list'
  readonly matches: readonly ListedMatch[]
  /** The venue's time of the list, ms. */
  readonly at: number
  readonly freshForMs: number
}

export interface MatchesFeed {
  /**
   * The list of a query, polled while it has subscribers. After a pause it begins with the last value, which is
   * stale unless it is recent.
   */
  list$(query: ListQuery): State$<Feed<MatchList>>
  /** Emits every received list, before `list$` emits it. */
  readonly answers$: Observable<ListAnswer>
}

interface MatchesDeps {
  readonly sports: Pick<SportsBook, 'matches'>
  readonly favourites?: Pick<Favourites, 'list'> | undefined
  readonly conditions: PollConditions
}

/** How many lists without subscribers are kept as last values. */
const KEPT_LISTS = 12

export function createMatchesFeed(
  scope: Scope,
  { sports, favourites, conditions }: MatchesDeps,
  {
    everyMs = feedTimes.listEveryMs,
    earlyEveryMs = feedTimes.earlyEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): MatchesFeed {
  const answers$ = new Subject<ListAnswer>()
  const lastLists = new Map<string, Feed<MatchList>>()
  const keep = (key: string, feed: Feed<MatchList>): void => {
    lastLists.delete(key)
    lastLists.set(key, feed)
    const [oldest] = lastLists.keys()
    if (lastLists.size > KEPT_LISTS && oldest !== undefined) lastLists.delete(oldest)
  }
  const intervalOf = ({ betType }: ListQuery): number => (betType === 'early' ? earlyEveryMs : everyMs)
  const lastList = (query: ListQuery): Feed<MatchList> => {
    const last = lastLists.get(queryKey(query))
    if (last?.value === undefined) return CONNECTING
    const fresh = last.status === 'live' && conditions.now() - last.asOf <= staleAfterMs(intervalOf(query))
    return fresh ? last : interrupted(last, 'silent')
  }

  const listOf = (query: ListQuery) =>
    query.betType === 'favourite' ? (favourites?.list(query.sort) ?? NEVER) : sports.matches(query)

  const poll$ = (query: ListQuery): Observable<Feed<MatchList>> => {
    const interval = intervalOf(query)
    const ask = (): Observable<Result<MatchList, Failure>> =>
      listOf(query).pipe(
        map((result) => {
          if (!result.ok) return result
          const { value, at } = result.value
          answers$.next({ type: 'list', matches: value, at, freshForMs: staleAfterMs(interval) })
          return ok(value)
        }),
      )
    return polledPrices$(ask, { everyMs: interval, conditions, initial: lastList(query) }).pipe(
      tap((feed) => {
        keep(queryKey(query), feed)
      }),
      scope.bind(),
    )
  }
  const lists$ = keyed(poll$, { initial: lastList, graceMs, keyOf: queryKey })
  scope.onEnd(() => {
    answers$.complete()
  })

  return {
    list$: lists$,
    answers$: answers$.asObservable(),
  }
}

function queryKey(query: ListQuery): string {
  if (query.betType === 'favourite') return `favourite|${query.sort}`
  const { betType, sport, menuId, day, sort, leagues } = query
  return [betType, sport, menuId, day, sort, ...leagues].join('|')
}
