import { delay, filter, merge, type Observable, Subject, switchMap, take, tap, timer } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'

/** Delays a request that no screen needs immediately, so that the first list does not share bandwidth with it. */
export type AfterFirstList = <T>(ask: () => Observable<T>) => Observable<T>

export interface FirstListGate {
  readonly afterFirstList$: AfterFirstList
  /** The first list or match has arrived. */
  readonly firstListArrived: () => void
}

interface FirstListTimes {
  /** Time to draw the list, ms. */
  readonly drawMs: number
  /** The longest wait for a list, ms: some screens have none, and a list can fail. */
  readonly mostMs: number
}

export function createFirstListGate(scope: Scope, { drawMs, mostMs }: FirstListTimes): FirstListGate {
  const drawn = scope.cell(false)
  const arrived$ = new Subject<void>()
  scope.run(
    arrived$.pipe(
      take(1),
      delay(drawMs),
      tap(() => {
        drawn.set(true)
      }),
    ),
  )
  scope.onEnd(() => {
    arrived$.complete()
  })
  return {
    afterFirstList$: (ask) =>
      merge(drawn.state$.pipe(filter(Boolean)), timer(mostMs)).pipe(take(1), switchMap(ask)),
    firstListArrived: () => {
      arrived$.next()
    },
  }
}
