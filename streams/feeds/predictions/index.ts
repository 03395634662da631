import { defer, EMPTY, filter, map, merge, type Observable, startWith, Subject, switchMap, tap } from 'rxjs'
import { ok } from '../../domain/result.ts'
import type { PredictionShare, ScorePrediction } from '../../domain/scorePrediction.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import { pagedFeed$, type PagedList } from '../pagedFeed.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { type OwnPage, type PredictionCalls, type PredictorRow, type RankPeriod } from './calls.ts'

export {
  createPredictionCalls,
  type PredictionCalls,
  type PredictorRow,
  type RankPeriod,
  type RoomPrediction,
} from './calls.ts'

/** The member's own prediction of a match, and what all members expect. */
export interface MatchPredictions {
  readonly own: ScorePrediction | null
  /** `null` where the site does not say. */
  readonly share: PredictionShare | null
}

export type OwnPredictions = PagedList<ScorePrediction, OwnPage>

/** Predictions of final scores (docs/site/news.md). Everything is read while it has subscribers. */
export interface PredictionsFeed {
  readonly ofMatch$: (matchId: string) => State$<Feed<MatchPredictions>>
  /** The member's predictions, newest first: the first page is kept fresh, and `more$` reads the next one. */
  own$(asked: { readonly more$: Observable<unknown> }): Observable<Feed<OwnPredictions>>
  readonly ranks$: (period: RankPeriod) => State$<Feed<readonly PredictorRow[]>>
  /** Shows the own prediction of a match that the platform has answered with. */
  adopt(stored: ScorePrediction): void
  /** Reads all that is shown again now, such as after a prediction. */
  readAgain(): void
}

interface PredictionsDeps {
  readonly calls: Pick<PredictionCalls, 'own' | 'ranks'>
  readonly conditions: PollConditions
}

/** How often what is shown is read again, ms; it changes with predictions and results. */
const EVERY_MS = 60_000

export function createPredictionsFeed(
  scope: Scope,
  { calls, conditions }: PredictionsDeps,
  { everyMs = EVERY_MS, graceMs = feedTimes.graceMs } = {},
): PredictionsFeed {
  const again$ = new Subject<null>()
  const stored$ = new Subject<ScorePrediction>()
  scope.onEnd(() => {
    again$.complete()
    stored$.complete()
  })
  const options = { initial: () => CONNECTING, graceMs }
  const kept$ = <T>(read: () => Call<T>, news$: Observable<(value: T) => T> = EMPTY): Observable<Feed<T>> =>
    defer(() => {
      let last: Feed<T> = CONNECTING
      const polled$ = again$.pipe(
        startWith(null),
        switchMap(() => polledFeed$(read, { everyMs, conditions, initial: last })),
      )
      const changed$ = news$.pipe(
        map((change): Feed<T> => {
          if (last.status !== 'live' && last.status !== 'stale') return last
          return { ...last, value: change(last.value) }
        }),
      )
      return merge(polled$, changed$).pipe(
        tap((feed) => {
          last = feed
        }),
        scope.bind(),
      )
    })
  return {
    ofMatch$: keyed<string, Feed<MatchPredictions>>((matchId) => {
      const own$ = stored$.pipe(filter((stored) => stored.matchId === matchId))
      return kept$<MatchPredictions>(
        () => readOfMatch$(calls, matchId),
        own$.pipe(map((own) => (value) => ({ ...value, own }))),
      )
    }, options),
    own$: ({ more$ }) =>
      pagedFeed$<ScorePrediction, OwnPage>({
        read: (page) => calls.own(page),
        idOf: ({ matchId }) => matchId,
        conditions,
        everyMs,
        more$,
        again$,
      }),
    ranks$: keyed<RankPeriod, Feed<readonly PredictorRow[]>>(
      (period) => kept$<readonly PredictorRow[]>(() => calls.ranks(period)),
      options,
    ),
    adopt: (stored) => {
      stored$.next(stored)
    },
    readAgain: () => {
      again$.next(null)
    },
  }
}

/** What is known of one match; a prediction of another match is not taken for its own. */
export function readOfMatch$(calls: Pick<PredictionCalls, 'own'>, matchId: string): Call<MatchPredictions> {
  return calls.own(1, matchId).pipe(
    map((result) => {
      if (!result.ok) return result
      const { items, share } = result.value
      return ok({ own: items.find((each) => each.matchId === matchId) ?? null, share })
    }),
  )
}
