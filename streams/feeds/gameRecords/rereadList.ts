import { merge, type Observable, startWith, Subject, switchMap, tap } from 'rxjs'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

/** A list of what is open, which is kept fresh while it is shown. */
export interface RereadList<T> {
  readonly list$: State$<Feed<T>>
  /** Reads it again now. */
  refresh(): void
}

export interface RereadDeps<T> {
  readonly read: () => Call<T>
  readonly conditions: PollConditions
  /** What may have changed the list. */
  readonly changed$: Observable<unknown>
}

/** The list, read while it is subscribed: at once, every 5 s, after each change and when it is asked for. */
export function createRereadList<T>(
  scope: Scope,
  { read, conditions, changed$ }: RereadDeps<T>,
): RereadList<T> {
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    again$.complete()
  })
  let last: Feed<T> = CONNECTING
  const list$ = merge(again$, changed$).pipe(
    startWith(null),
    switchMap(() => polledFeed$(read, { everyMs: feedTimes.openOrdersEveryMs, conditions, initial: last })),
    tap((feed) => {
      last = feed
    }),
  )
  return {
    list$: scope.state<Feed<T>>(list$, CONNECTING),
    refresh: () => {
      again$.next(null)
    },
  }
}
