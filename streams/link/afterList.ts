import { delay, filter, merge, type Observable, Subject, switchMap, take, tap, timer } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'

/** Delays a request that no screen needs immediately, so that the first list has the line to itself. */
export type AfterList$ = <T>(ask: () => Observable<T>) => Observable<T>

export interface ListFirst {
  readonly afterList$: AfterList$
  /** The first list or match has arrived. */
  readonly noteList: () => void
}

const LIST_FIRST = {
  /** Time to draw the list, ms. */
  drawMs: 300,
  /** The longest wait for a list, ms: some screens have none, and a list can fail. */
  mostMs: 3000,
}

export function createListFirst(scope: Scope, { drawMs, mostMs } = LIST_FIRST): ListFirst {
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
    afterList$: (ask) =>
      merge(drawn.state$.pipe(filter(Boolean)), timer(mostMs)).pipe(take(1), switchMap(ask)),
    noteList: () => {
      arrived$.next()
    },
  }
}
