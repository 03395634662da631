import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  endWith,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  tap,
  timeout,
  timer,
} from 'rxjs'
import { type AttemptEvent, reconnecting$ } from '../kernel/reconnecting.ts'
import type { Socket, SocketEvent } from '../ports/socket.ts'
import type { LinkTimes } from './constants.ts'
import type { NetworkWatch } from './network.ts'

export type TextSocketEvent =
  | { readonly type: 'connected'; readonly send: (text: string) => void }
  | { readonly type: 'message'; readonly text: string }
  /** The server has refused the client for good. */
  | { readonly type: 'refused'; readonly code: number }
  | { readonly type: 'disconnected' }

export interface TextSocketOptions {
  /** Read before each connection, so that a renewed token or address is used. */
  readonly url: () => Observable<string>
  /** The text that is sent as a heartbeat. */
  readonly heartbeat: () => string
  /** Whether a reconnect is pointless after the socket was closed with this code. */
  readonly isFinal: (code: number) => boolean
  /** Receives the code of each socket that is closed from outside, before the next attempt reads `url`. */
  readonly onClosed?: (code: number) => void
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
 * A connection that reconnects by itself: one socket per subscription. It reconnects with jittered backoff,
 * immediately when the network returns, and is closed while the browser is offline or the page has been
 * hidden for long. Silence counts as a disconnect. Never errors, never completes.
 */
export function textSocket$(
  deps: TextSocketDeps,
  options: TextSocketOptions,
  times: TextSocketTimes,
): Observable<TextSocketEvent> {
  const open$ = (send: (text: string) => void): Observable<AttemptEvent<TextSocketEvent>> => {
    const beat$ = interval(times.socketHeartbeatEveryMs).pipe(
      tap(() => {
        send(options.heartbeat())
      }),
      ignoreElements(),
    )
    return merge(of({ type: 'opened' } as const, valueOf({ type: 'connected', send })), beat$)
  }
  const closed$ = (code: number): Observable<AttemptEvent<TextSocketEvent>> => {
    options.onClosed?.(code)
    const how = options.isFinal(code) ? 'never' : 'backoff'
    const refused = how === 'never' ? [valueOf({ type: 'refused', code })] : []
    return of(...refused, { type: 'closed', retry: { how } } as const)
  }
  const connect = (): Observable<AttemptEvent<TextSocketEvent>> => {
    const lost: SocketEvent = { type: 'closed', code: 0, reason: '' }
    return defer(options.url).pipe(
      switchMap((url) => deps.socket.connect(url)),
      timeout({ first: times.socketConnectTimeoutMs, each: times.socketSilenceMs, with: () => EMPTY }),
      endWith(lost),
      mergeMap((event) => {
        if (event.type === 'open') return open$(event.send)
        return event.type === 'message' ? of(valueOf(event)) : closed$(event.code)
      }),
    )
  }
  return defer(() => {
    let connected = false
    return reconnecting$({
      wanted$: wanted$(deps.network, times),
      connect,
      backoff: { firstMs: times.socketBackoffFirstMs, capMs: times.socketBackoffCapMs, random: deps.random },
      stableMs: times.socketStableMs,
    }).pipe(
      mergeMap((event): Observable<TextSocketEvent> => {
        if (event.type === 'value') return of(event.value)
        const wasConnected = connected
        connected = event.state.name === 'open'
        return wasConnected && !connected ? of({ type: 'disconnected' }) : EMPTY
      }),
    )
  })
}

function valueOf(value: TextSocketEvent): AttemptEvent<TextSocketEvent> {
  return { type: 'value', value }
}

/** Whether the socket should be open: online, and visible or hidden only for a short time. */
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
