import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  endWith,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  repeat,
  switchMap,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs'
import { backoffMs } from '../kernel/backoff.ts'
import type { Socket, SocketEvent } from '../ports/socket.ts'
import type { LinkTimes } from './constants.ts'
import type { NetworkWatch } from './network.ts'

export type TextSocketEvent =
  | { readonly type: 'connected'; readonly send: (text: string) => void }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'disconnected' }

export interface TextSocketOptions {
  /** Asked before each connection, so that a renewed token or address is used. */
  readonly url: () => Observable<string>
  /** Text sent every heartbeat. */
  readonly heartbeat: () => string
}

interface TextSocketDeps {
  readonly socket: Socket
  readonly network: Pick<NetworkWatch, 'online$' | 'visible$'>
  readonly random: () => number
}

export type TextSocketTimes = Pick<
  LinkTimes,
  | 'socketHeartbeatEveryMs'
  | 'socketSilenceMs'
  | 'socketConnectTimeoutMs'
  | 'socketBackoffFirstMs'
  | 'socketBackoffCapMs'
  | 'socketStableMs'
  | 'socketHiddenGraceMs'
>

/**
 * A connection that comes back by itself: one socket per subscription, reopened after a break with
 * jittered backoff, at once when the network returns; closed while offline, and while the page has been
 * hidden for long. Silence counts as a break. Never errors, never completes.
 */
export function textSocket$(
  deps: TextSocketDeps,
  options: TextSocketOptions,
  times: TextSocketTimes,
): Observable<TextSocketEvent> {
  return defer(() => {
    let attempt = 0
    let connected = false

    const whenOpen = (send: (text: string) => void): Observable<TextSocketEvent> => {
      connected = true
      const beat$ = interval(times.socketHeartbeatEveryMs).pipe(
        tap(() => {
          send(options.heartbeat())
        }),
      )
      const stable$ = timer(times.socketStableMs).pipe(
        tap(() => {
          attempt = 0
        }),
      )
      return concat(of({ type: 'connected', send } as const), merge(beat$, stable$).pipe(ignoreElements()))
    }
    const closed: SocketEvent = { type: 'closed', code: 0, reason: '' }
    const connection$ = defer(options.url).pipe(
      switchMap((url) => deps.socket.connect(url)),
      timeout({ first: times.socketConnectTimeoutMs, each: times.socketSilenceMs, with: () => EMPTY }),
      endWith(closed),
      mergeMap((event): Observable<TextSocketEvent> => {
        if (event.type === 'open') return whenOpen(event.send)
        return of(event.type === 'message' ? event : { type: 'disconnected' })
      }),
      takeWhile(({ type }) => type !== 'disconnected', true),
    )
    const pause$ = defer(() => {
      attempt += 1
      const backoff = { firstMs: times.socketBackoffFirstMs, capMs: times.socketBackoffCapMs }
      return timer(backoffMs(attempt, { ...backoff, random: deps.random })).pipe(ignoreElements())
    })
    const idle$ = defer(() => {
      attempt = 0
      return concat(of({ type: 'disconnected' } as const), NEVER)
    })

    return wanted$(deps.network, times).pipe(
      switchMap((wanted) => (wanted ? concat(connection$, pause$).pipe(repeat()) : idle$)),
      // A connection that never opened has nothing to break.
      filter((event) => event.type !== 'disconnected' || connected),
      tap((event) => {
        connected = event.type !== 'disconnected'
      }),
    )
  })
}

/** Whether to be connected: online, and visible or not long hidden. */
function wanted$(
  { online$, visible$ }: TextSocketDeps['network'],
  { socketHiddenGraceMs }: Pick<TextSocketTimes, 'socketHiddenGraceMs'>,
): Observable<boolean> {
  const awake$ = visible$.pipe(
    switchMap((visible) => (visible ? of(true) : timer(socketHiddenGraceMs).pipe(map(() => false)))),
  )
  return online$.pipe(
    switchMap((online) => (online ? concat(of(visible$.value), awake$) : of(false))),
    distinctUntilChanged(),
  )
}
