import { EMPTY, Subject, switchMap, tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

export interface OneByOneOptions {
  readonly shownMs: number
  /** What has waited longer is not shown any more. */
  readonly waitMs: number
  /** How many wait at most; the oldest go. */
  readonly waiting: number
  /** Local ms. */
  readonly now: () => number
}

/** Shows one thing after the other, each for a while: first in, first out. */
export interface OneByOne<T> {
  readonly shown$: State$<T | null>
  add(item: T): void
  /** Takes out what is shown or waits. */
  remove(isIt: (item: T) => boolean): void
}

export function createOneByOne<T>(
  scope: Scope,
  { shownMs, waitMs, waiting, now }: OneByOneOptions,
): OneByOne<T> {
  const shown = scope.cell<T | null>(null)
  const next$ = new Subject<'next'>()
  let queue: readonly { readonly item: T; readonly at: number }[] = []

  const advance = (): void => {
    queue = queue.filter(({ at }) => now() - at <= waitMs)
    const [first, ...rest] = queue
    queue = rest
    shown.set(first === undefined ? null : first.item)
    next$.next('next')
  }
  scope.run(
    next$.pipe(
      switchMap(() => (shown.state$.value === null ? EMPTY : timer(shownMs))),
      tap(advance),
    ),
  )
  scope.onEnd(() => {
    next$.complete()
  })
  return {
    shown$: shown.state$,
    add: (item) => {
      queue = [...queue, { item, at: now() }].slice(-waiting)
      if (shown.state$.value === null) advance()
    },
    remove: (isIt) => {
      queue = queue.filter(({ item }) => !isIt(item))
      const current = shown.state$.value
      if (current !== null && isIt(current)) advance()
    },
  }
}
