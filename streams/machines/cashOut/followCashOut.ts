import {
  catchError,
  concat,
  defer,
  EMPTY,
  type Observable,
  of,
  repeat,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import { err } from '../../domain/result.ts'
import type { CashOut, CashOutRequest } from '../../venues/cashOut.ts'
import type { CashOutStates } from './cashOutStates.ts'

export interface FollowOptions {
  /** Interval of the first look-ups of a request, ms; after `findTries` they are slower. */
  readonly findEveryMs: number
  readonly findTries: number
  readonly slowFindEveryMs: number
}

/** How the outcome of a request becomes known. */
export interface CashOutFollowing {
  /** Sends it once, and then looks it up until the outcome is known. */
  send$(request: CashOutRequest): Observable<unknown>
  /** Looks it up now and until the outcome is known. Nothing is sent. */
  follow$(request: CashOutRequest): Observable<unknown>
}

export function followCashOut(
  held: CashOutStates,
  calls: Pick<CashOut, 'take' | 'find'>,
  options: FollowOptions,
): CashOutFollowing {
  const take$ = (request: CashOutRequest): Observable<unknown> =>
    defer(() => calls.take(request)).pipe(
      // An unexpected error after sending is treated like a missing answer.
      catchError(() => of(err({ type: 'transport', kind: 'network' } as const))),
      tap((result) => {
        const { orderNo } = request
        if (result.ok) held.apply(orderNo, { type: 'answered', answer: result.value })
        else held.apply(orderNo, { type: 'failed', failure: result.error })
      }),
    )

  const ask$ = (request: CashOutRequest): Observable<unknown> =>
    defer(() => (held.isOpen(request) ? calls.find(request) : EMPTY)).pipe(
      catchError(() => EMPTY),
      tap((result) => {
        if (!result.ok || !held.isOpen(request)) return
        const { value: answer, at } = result.value
        held.apply(request.orderNo, { type: 'lookedUp', answer, final: at > request.validUntil })
      }),
    )

  /** The first question is asked after the first interval. */
  const poll$ = (request: CashOutRequest): Observable<unknown> =>
    defer(() => {
      let asked = 0
      const waitMs = (): number => (asked < options.findTries ? options.findEveryMs : options.slowFindEveryMs)
      return defer(() => timer(waitMs())).pipe(
        takeWhile(() => held.isOpen(request)),
        switchMap(() => {
          asked += 1
          return ask$(request)
        }),
        repeat({ delay: () => (held.isOpen(request) ? timer(0) : EMPTY) }),
      )
    })

  return {
    send$: (request) => concat(take$(request), poll$(request)),
    follow$: (request) => concat(ask$(request), poll$(request)),
  }
}
