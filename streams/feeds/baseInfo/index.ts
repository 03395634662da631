import { EMPTY, map, Observable, Subject, switchMap, throttleTime } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import type { ListAnswer } from '../matches/index.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'

export interface BaseInfoFeed {
  /** Polls a match while subscribed, even if no list contains it. Results are in `answers$`. */
  keep$(matchId: string): Observable<never>
  /** State, clock, score and row markets of these matches, for the book. */
  readonly answers$: Observable<ListAnswer>
}

interface BaseInfoDeps {
  readonly sports: Pick<SportsBook, 'refresh'>
  readonly conditions: PollConditions
}

/** The most matches that are polled: three calls, and more than any screen shows. */
const MAX_KEPT = 120

/** Polls matches of open bets that are in no list on the screen, with one poll for all. */
export function createBaseInfoFeed(
  scope: Scope,
  { sports, conditions }: BaseInfoDeps,
  { everyMs = feedTimes.detailEveryMs, settleMs = feedTimes.watchSettleMs } = {},
): BaseInfoFeed {
  const answers$ = new Subject<ListAnswer>()
  const kept = new Map<string, number>()
  const changed$ = new Subject<void>()

  const ask = (): Observable<Result<null, Failure>> =>
    sports.refresh([...kept.keys()].slice(-MAX_KEPT)).pipe(
      map((result) => {
        if (!result.ok) return result
        const { value, at } = result.value
        answers$.next({ type: 'list', matches: value, at, freshForMs: staleAfterMs(everyMs) })
        return ok(null)
      }),
    )
  scope.run(
    changed$.pipe(
      throttleTime(settleMs, undefined, { leading: false, trailing: true }),
      switchMap(() => (kept.size === 0 ? EMPTY : polledFeed$(ask, { everyMs, conditions }))),
    ),
  )
  scope.onEnd(() => {
    changed$.complete()
    answers$.complete()
  })

  const release = (matchId: string): void => {
    const readers = (kept.get(matchId) ?? 0) - 1
    if (readers > 0) kept.set(matchId, readers)
    else kept.delete(matchId)
    // The remaining matches are updated by their next poll.
    if (kept.size === 0) changed$.next()
  }
  return {
    keep$: (matchId) =>
      new Observable<never>(() => {
        const readers = kept.get(matchId) ?? 0
        kept.set(matchId, readers + 1)
        if (readers === 0) changed$.next()
        return () => {
          release(matchId)
        }
      }),
    answers$: answers$.asObservable(),
  }
}
