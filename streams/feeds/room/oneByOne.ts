import { EMPTY, Subject, switchMap, tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

export interface OneByOneOptions {
  readonly shownMs: number
  /** Items that have waited longer are dropped. */
  readonly waitMs: number
  /** The most items in the queue; the oldest are dropped. */
  readonly waiting: number
  /** Local ms. */
  readonly now: () => number
}

/** A queue that shows one item after the other, each for a while: first in, first out. */
export interface OneByOne<T> {
  readonly shown$: State$<T | null>
  add(item: T): void
  /** Removes shown or queued items. */
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
