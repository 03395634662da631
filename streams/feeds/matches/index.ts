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
const PICTURES = 12

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
  const pictures = new Map<string, Feed<MatchList>>()
  const keep = (key: string, feed: Feed<MatchList>): void => {
    pictures.delete(key)
    pictures.set(key, feed)
    const [oldest] = pictures.keys()
    if (pictures.size > PICTURES && oldest !== undefined) pictures.delete(oldest)
  }
  const intervalOf = ({ betType }: ListQuery): number => (betType === 'early' ? earlyEveryMs : everyMs)
  const lastPicture = (query: ListQuery): Feed<MatchList> => {
    const picture = pictures.get(queryKey(query))
    if (picture?.value === undefined) return CONNECTING
    const fresh =
      picture.status === 'live' && conditions.now() - picture.asOf <= staleAfterMs(intervalOf(query))
    return fresh ? picture : interrupted(picture, 'silent')
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
    return polledPrices$(ask, { everyMs: interval, conditions, initial: lastPicture(query) }).pipe(
      tap((feed) => {
        keep(queryKey(query), feed)
      }),
      scope.bind(),
    )
  }
  const lists$ = keyed(poll$, { initial: lastPicture, graceMs, keyOf: queryKey })
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
