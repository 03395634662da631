import {
  concatMap,
  defer,
  EMPTY,
  merge,
  type Observable,
  startWith,
  Subject,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Break, LimitKind } from '../../domain/protection.ts'
import type { Result } from '../../domain/result.ts'
import { CONNECTING, type Feed, live } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import { sitePaths } from '../../wire/site/paths.ts'
import { type ProtectionAnswer, protectionAnswer } from '../../wire/site/protection.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

/** The member's limits, break and play, as the platform has them. Money is minor units of RMB. */
export type ProtectionState = ProtectionAnswer

export interface ProtectionFeed {
  readonly protection$: State$<Feed<ProtectionState>>
  /** `null` removes the limit. */
  setLimit(kind: LimitKind, amount: number | null): void
  takeBreak(length: Break): void
  refresh(): void
}

interface ProtectionDeps {
  readonly link: Pick<Link, 'call'>
  readonly conditions: PollConditions
  readonly onSaved: () => void
  readonly onFailure: (failure: Failure) => void
  /** Emits when today's play may have changed; it is then read at once, in addition to the polling. */
  readonly changed$?: Observable<unknown>
}

interface Change {
  readonly path: string
  readonly body: object
}

/** In a burst of changes, reads immediately after the first one and again after the last. */
const BURST = { leading: true, trailing: true } as const

/** Polled until its scope ends. A change is sent once; its answer is the new state. */
export function createProtectionFeed(
  scope: Scope,
  { link, conditions, onSaved, onFailure, changed$ = EMPTY }: ProtectionDeps,
  { everyMs = feedTimes.walletEveryMs } = {},
): ProtectionFeed {
  const changes$ = new Subject<Change>()
  const restart$ = new Subject<'restart'>()
  let last: Feed<ProtectionState> = CONNECTING
  const read$ = (): Observable<Result<ProtectionState, Failure>> =>
    link.call({ path: sitePaths.protection, body: {}, data: protectionAnswer, kind: 'read', retries: 3 })

  const protection$ = scope.state<Feed<ProtectionState>>(
    merge(restart$, changed$.pipe(throttleTime(feedTimes.burstMs, undefined, BURST))).pipe(
      startWith('first'),
      switchMap(() => defer(() => polledFeed$(read$, { everyMs, conditions, initial: last }))),
      tap((feed) => {
        last = feed
      }),
    ),
    CONNECTING,
  )
  scope.run(
    changes$.pipe(
      concatMap(({ path, body }) => link.call({ path, body, data: protectionAnswer, kind: 'write' })),
      tap((result) => {
        if (result.ok) {
          last = live(result.value, conditions.now())
          onSaved()
        } else onFailure(result.error)
        // Without an answer it is unknown whether the change was made, so the state is requested again.
        restart$.next('restart')
      }),
    ),
  )
  scope.onEnd(() => {
    changes$.complete()
    restart$.complete()
  })
  return {
    protection$,
    setLimit: (kind, amount) => {
      changes$.next({ path: sitePaths.setLimit, body: { kind, amount } })
    },
    takeBreak: (length) => {
      changes$.next({ path: sitePaths.takeBreak, body: { length } })
    },
    refresh: () => {
      restart$.next('restart')
    },
  }
}
