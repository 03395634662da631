import { map, type Observable, Subject, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed, interrupted } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Venue } from '../../venues/venue.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'

export type MatchList = readonly ListedMatch[]

/** A list as it came, for the book; `freshForMs` is how long it can be trusted. */
export interface ListAnswer {
  readonly type: 'list'
  readonly matches: readonly ListedMatch[]
  /** The venue's time of the list, ms. */
  readonly at: number
  readonly freshForMs: number
}

export interface MatchesFeed {
  /** The list of a query, polled while anyone reads it. After a break the last picture stands as stale. */
  list$(query: MatchQuery): State$<Feed<MatchList>>
  /** Every list that comes, told before `list$` shows it. */
  readonly answers$: Observable<ListAnswer>
}

interface MatchesDeps {
  readonly venue: Pick<Venue, 'matches'>
  readonly conditions: PollConditions
}

/** How many lists nobody reads are remembered as last pictures. */
const PICTURES = 12

export function createMatchesFeed(
  scope: Scope,
  { venue, conditions }: MatchesDeps,
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
  const lastPicture = (key: string): Feed<MatchList> => {
    const picture = pictures.get(key)
    return picture?.value === undefined ? CONNECTING : interrupted(picture, 'silent')
  }

  const queries = new Map<string, MatchQuery>()
  const poll$ = (key: string): Observable<Feed<MatchList>> => {
    const query = queries.get(key)
    if (query === undefined) throw new Error(`unknown list ${key}`)
    const interval = query.betType === 'early' ? earlyEveryMs : everyMs
    const ask = (): Observable<Result<MatchList, Failure>> =>
      venue.matches(query).pipe(
        map((result) => {
          if (!result.ok) return result
          const { value, at } = result.value
          answers$.next({ type: 'list', matches: value, at, freshForMs: staleAfterMs(interval) })
          return ok(value)
        }),
      )
    return polledFeed$(ask, { everyMs: interval, conditions, initial: lastPicture(key) }).pipe(
      tap((feed) => {
        keep(key, feed)
      }),
      scope.bind(),
    )
  }
  const lists$ = keyed(poll$, { initial: lastPicture, graceMs })
  scope.onEnd(() => {
    answers$.complete()
  })

  return {
    list$: (query) => {
      const key = queryKey(query)
      queries.set(key, query)
      return lists$(key)
    },
    answers$: answers$.asObservable(),
  }
}

function queryKey({ betType, sport, menuId, day, sort }: MatchQuery): string {
  return [betType, sport, menuId, day, sort].join('|')
}
