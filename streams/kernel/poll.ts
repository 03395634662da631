import {
  catchError,
  concat,
  defer,
  EMPTY,
  ignoreElements,
  NEVER,
  type Observable,
  repeat,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import type { State$ } from './state.ts'

export interface PollOptions<T> {
  readonly everyMs: number
  /** False pauses polling (hidden, offline); true again asks as soon as the next answer is due. */
  readonly active$: Observable<boolean>
  /** A factor on the interval: 1, or more on save-data. */
  readonly slowdown$: State$<number>
  /** Part of the interval, 0 to 1, over which each wait is spread. */
  readonly jitter: number
  readonly random: () => number
  readonly now: () => number
  /** The least wait after this answer (rate limited), ms. */
  readonly holdMs?: (answer: T) => number
  /** The longest wait after this answer (a failure), ms, before it is slowed down and spread. */
  readonly againMs?: (answer: T) => number
}

/**
 * Asks, waits, asks again; requests never overlap. A pause aborts a request in flight, and the next turn
 * asks anew. `request` carries failure in its value; should it error, the turn is simply over.
 */
export function poll<T>(request: () => Observable<T>, options: PollOptions<T>): Observable<T> {
  const { everyMs, active$, slowdown$, jitter, random, now, holdMs = () => 0 } = options
  const { againMs = () => everyMs } = options
  return defer(() => {
    let dueAt = Number.NEGATIVE_INFINITY
    const turn$ = defer(() => {
      let hold = 0
      let interval = everyMs
      const wait$ = timer(Math.max(0, dueAt - now())).pipe(ignoreElements())
      const ask$ = defer(request).pipe(
        catchError(() => EMPTY),
        tap({
          next: (answer) => {
            hold = holdMs(answer)
            interval = Math.min(everyMs, againMs(answer))
          },
          complete: () => {
            const spread = 1 + jitter * (random() - 0.5)
            dueAt = now() + Math.max(hold, Math.round(interval * slowdown$.value * spread))
          },
        }),
      )
      return concat(wait$, ask$)
    })
    return active$.pipe(switchMap((active) => (active ? turn$.pipe(repeat()) : NEVER)))
  })
}
