import {
  concat,
  defer,
  endWith,
  ignoreElements,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  race,
  repeat,
  switchMap,
  take,
  takeWhile,
  tap,
  timer,
} from 'rxjs'
import { backoffMs, type BackoffOptions } from './backoff.ts'

/**
 * What to do after a connection has closed. `never`: not until `wanted$` has changed to false and true again.
 */
export type Retry =
  { readonly how: 'backoff' | 'now' | 'never' } | { readonly how: 'after'; readonly waitMs: number }

/** What one attempt emits. An attempt that completes without `closed` is retried with backoff. */
export type AttemptEvent<T> =
  | { readonly type: 'opened' }
  | { readonly type: 'value'; readonly value: T }
  | { readonly type: 'closed'; readonly retry: Retry }

export type ConnectionState =
  /** No connection is wanted. */
  | { readonly name: 'idle' }
  | { readonly name: 'connecting' }
  | { readonly name: 'open' }
  /** Closed until the next attempt. */
  | { readonly name: 'closed'; readonly retryInMs: number }
  /** Refused: no attempt until `wanted$` has changed to false and true again. */
  | { readonly name: 'refused' }

export type ReconnectingEvent<T> =
  { readonly type: 'state'; readonly state: ConnectionState } | { readonly type: 'value'; readonly value: T }

export interface ReconnectingOptions<T> {
  /** Whether there should be a connection. Must emit on subscription. */
  readonly wanted$: Observable<boolean>
  /** One attempt per subscription. */
  readonly connect: () => Observable<AttemptEvent<T>>
  /** Ends the current wait. */
  readonly retryNow$?: Observable<unknown>
  readonly backoff: BackoffOptions
  /** A connection that has been open for this long resets the backoff, ms. */
  readonly stableMs: number
}

const BACKOFF: Retry = { how: 'backoff' }

/**
 * A connection that is reopened whenever it closes, as long as it is wanted: one per subscription. Emits
 * every change of its state, and the values of the attempts. Never errors if `connect` does not, and
 * never completes.
 */
export function reconnecting$<T>(options: ReconnectingOptions<T>): Observable<ReconnectingEvent<T>> {
  const { wanted$, connect, retryNow$ = NEVER, backoff, stableMs } = options
  return defer(() => {
    let failures = 0

    const wait$ = (retry: Retry): Observable<ReconnectingEvent<T>> => {
      failures += 1
      if (retry.how === 'never') return concat(of(inState<T>({ name: 'refused' })), NEVER)
      const retryInMs = retryMs(retry, failures, backoff)
      const closed$ = of(inState<T>({ name: 'closed', retryInMs }))
      if (retry.how === 'now') return closed$
      return concat(closed$, race(timer(retryInMs), retryNow$).pipe(take(1), ignoreElements()))
    }
    const stable$ = timer(stableMs).pipe(
      tap(() => {
        failures = 0
      }),
      ignoreElements(),
    )
    const attempt$ = defer(() => {
      let retry = BACKOFF
      const read = (event: AttemptEvent<T>): Observable<ReconnectingEvent<T> | 'ended'> => {
        if (event.type === 'value') return of(event)
        if (event.type === 'opened') return merge(of(inState<T>({ name: 'open' })), stable$)
        retry = event.retry
        return of('ended')
      }
      const events$ = defer(connect).pipe(
        endWith<AttemptEvent<T>>({ type: 'closed', retry: BACKOFF }),
        mergeMap(read),
        takeWhile((event): event is ReconnectingEvent<T> => event !== 'ended'),
      )
      return concat(
        of(inState<T>({ name: 'connecting' })),
        events$,
        defer(() => wait$(retry)),
      )
    })
    const idle$ = defer(() => {
      failures = 0
      return concat(of(inState<T>({ name: 'idle' })), NEVER)
    })
    return wanted$.pipe(switchMap((wanted) => (wanted ? attempt$.pipe(repeat()) : idle$)))
  })
}

function retryMs(retry: Exclude<Retry, { how: 'never' }>, failures: number, backoff: BackoffOptions): number {
  if (retry.how === 'now') return 0
  return retry.how === 'after' ? retry.waitMs : backoffMs(failures, backoff)
}

function inState<T>(state: ConnectionState): ReconnectingEvent<T> {
  return { type: 'state', state }
}
