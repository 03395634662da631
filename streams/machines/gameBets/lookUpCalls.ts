import { catchError, defer, EMPTY, type Observable, of, repeat, switchMap, takeWhile, tap, timer } from 'rxjs'
import type { LookUpBets } from '../../venues/gameRecords.ts'
import type { HeldCalls } from './heldCalls.ts'

/** Waits between look-ups, ms (docs/games/rounds.md, 5.2). */
export interface LookUpTimes {
  readonly everyMs: number
  /** How long a call is looked up every `everyMs`; afterwards every `slowEveryMs`. */
  readonly oftenForMs: number
  readonly slowEveryMs: number
}

/** How the outcome of a call becomes known. Nothing here sends a bet. */
export interface CallLookUps {
  /** Looks the bets of a call up now, once. */
  ask$(id: string): Observable<unknown>
  /** Looks them up until their outcome is known; the first time after the first wait. */
  follow$(id: string): Observable<unknown>
}

export function createCallLookUps(held: HeldCalls, lookUp: LookUpBets, times: LookUpTimes): CallLookUps {
  const ask$ = (id: string): Observable<unknown> =>
    defer(() => {
      const sent = held.find(id)
      if (sent === undefined || !held.isOpen(id)) return EMPTY
      const { bets, validUntil } = sent.call
      return lookUp(bets.map(({ clientId }) => clientId)).pipe(
        tap((result) => {
          if (!result.ok) return
          const { value, at } = result.value
          held.apply(id, { type: 'lookedUp', taken: value, final: at > validUntil })
        }),
        catchError(() => EMPTY),
      )
    })
  const follow$ = (id: string): Observable<unknown> =>
    defer(() => {
      let looked = 0
      const waitMs = (): number =>
        looked * times.everyMs < times.oftenForMs ? times.everyMs : times.slowEveryMs
      return defer(() => timer(waitMs())).pipe(
        takeWhile(() => held.isOpen(id)),
        switchMap(() => {
          looked += 1
          return ask$(id)
        }),
        // The next wait begins with the answer, so that look-ups do not overlap.
        repeat({ delay: () => (held.isOpen(id) ? of(undefined) : EMPTY) }),
      )
    })
  return { ask$, follow$ }
}
