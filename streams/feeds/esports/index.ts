import { defer, map, type Observable, Subject } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { ListedMatch } from '../../domain/menu.ts'
import { ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Esports, EsportsDate, EsportsGame, EsportsQuery } from '../../venues/esports.ts'
import type { ListAnswer } from '../matches/index.ts'
import { type PollConditions, polledFeed$, polledPrices$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'

type EsportsList = readonly ListedMatch[]

/** Games, dates and lists of esports, each polled while it has subscribers. */
export interface EsportsFeed {
  readonly games$: State$<Feed<readonly EsportsGame[]>>
  dates$(menuId: string): State$<Feed<readonly EsportsDate[]>>
  list$(query: EsportsQuery): State$<Feed<EsportsList>>
  /** The venue's image domain, for crests without a host; requested once while subscribed, empty until known. */
  readonly pictures$: State$<string>
  /** Emits every received list, before `list$` emits it. */
  readonly answers$: Observable<ListAnswer>
}

interface EsportsDeps {
  readonly esports: Pick<Esports, 'games' | 'dates' | 'list' | 'pictures'>
  readonly conditions: PollConditions
}

/** The list of today has matches in play, and is read as often as other lists in play. */
export function createEsportsFeed(
  scope: Scope,
  { esports, conditions }: EsportsDeps,
  {
    menuEveryMs = feedTimes.menuEveryMs,
    everyMs = feedTimes.listEveryMs,
    laterEveryMs = feedTimes.earlyEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): EsportsFeed {
  const answers$ = new Subject<ListAnswer>()
  scope.onEnd(() => {
    answers$.complete()
  })
  const poll$ = (query: EsportsQuery): Observable<Feed<EsportsList>> => {
    const interval = query.day === 'today' ? everyMs : laterEveryMs
    const ask = (): Observable<Result<EsportsList, Failure>> =>
      esports.list(query).pipe(
        map((result) => {
          if (!result.ok) return result
          const { value, at } = result.value
          answers$.next({ type: 'list', matches: value, at, freshForMs: staleAfterMs(interval) })
          return ok(value)
        }),
      )
    return polledPrices$(ask, { everyMs: interval, conditions }).pipe(scope.bind())
  }
  const options = { initial: () => CONNECTING, graceMs }
  return {
    games$: shareState<Feed<readonly EsportsGame[]>>(
      polledFeed$(() => esports.games(), { everyMs: menuEveryMs, conditions }).pipe(scope.bind()),
      { initial: CONNECTING, graceMs },
    ),
    dates$: keyed<string, Feed<readonly EsportsDate[]>>(
      (menuId) =>
        polledFeed$(() => esports.dates(menuId), { everyMs: menuEveryMs, conditions }).pipe(scope.bind()),
      options,
    ),
    list$: keyed<EsportsQuery, Feed<EsportsList>>(poll$, { ...options, keyOf }),
    pictures$: shareState(
      defer(() => esports.pictures()).pipe(
        map((result) => (result.ok ? result.value : '')),
        scope.bind(),
      ),
      { initial: '', graceMs },
    ),
    answers$: answers$.asObservable(),
  }
}

function keyOf({ menuId, day, sort, leagues }: EsportsQuery): string {
  return [menuId, day, sort, ...leagues].join('|')
}
