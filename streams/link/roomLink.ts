import {
  concat,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  skip,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
  timeout,
} from 'rxjs'
import { type AttemptEvent, reconnecting$, type Retry } from '../kernel/reconnecting.ts'
import type { ChatEnd } from '../domain/room/room.ts'
import type { RoomAnswer, RoomSocket, RoomSocketEvent, RoomSocketTarget } from '../ports/roomSocket.ts'
import { decode } from '../wire/decode.ts'
import { roomEvents } from '../wire/room/constants.ts'
import { type ClosingFrame, closingFrame } from '../wire/room/frames.ts'
import type { LinkTimes } from './constants.ts'
import type { NetworkWatch } from './network.ts'
import type { SessionKeeper } from './session.ts'
import type { Renewal } from './sessionRenewal.ts'

/** Sends one request on the current connection. Emits one answer and completes. Never errors. */
export type RoomRequest = (event: string, payload: object, timeoutMs: number) => Observable<RoomAnswer>

export type RoomLinkEvent =
  | { readonly type: 'connecting' }
  | {
      readonly type: 'connected'
      readonly request: RoomRequest
      /** Replaces this connection with a new one. */
      readonly drop: () => void
    }
  | { readonly type: 'frame'; readonly event: string; readonly payload: unknown }
  /** The server announces why it closes the connection; `disconnected` or `ended` follows. */
  | { readonly type: 'closing'; readonly reason: ClosingFrame['reason'] }
  | { readonly type: 'disconnected' }
  /** Disconnected for good: a new connection is only tried after the network was away. */
  | { readonly type: 'ended'; readonly why: ChatEnd }

export interface RoomLinkDeps {
  readonly socket: RoomSocket
  readonly network: Pick<NetworkWatch, 'online$' | 'visible$'>
  readonly session: Pick<SessionKeeper, 'token' | 'renew'>
  /** The address and the handshake data; read before each connection. */
  readonly target: (token: string) => Observable<RoomSocketTarget>
  /** The session could not be renewed. */
  readonly onRefused: (renewal: Extract<Renewal, { outcome: 'refused' }>) => void
  /** The server no longer supports this client's version of the protocol. */
  readonly onOutdated: () => void
  /** Local ms. */
  readonly now: () => number
  readonly random: () => number
}

export type RoomLinkTimes = Pick<
  LinkTimes,
  | 'roomConnectTimeoutMs'
  | 'roomBackoffFirstMs'
  | 'roomBackoffCapMs'
  | 'roomStableMs'
  | 'roomSleepMs'
  | 'roomWatchEveryMs'
>

/** Refusals, and reasons for closing, after which a reconnect is pointless. */
const FINAL_ENDS: readonly ChatEnd[] = ['banned', 'elsewhere', 'clientTooOld']

const BACKOFF: Retry = { how: 'backoff' }
const NEVER_AGAIN: Retry = { how: 'never' }

/**
 * A room connection that reconnects by itself: one socket per subscription. It reconnects with capped,
 * jittered backoff, immediately when the network or the page's visibility returns, and after one to two
 * times the `retryMs` that the server has sent with `closing`. Each connection uses the current token. Never
 * errors, never completes.
 */
export function roomLink$(deps: RoomLinkDeps, times: RoomLinkTimes): Observable<RoomLinkEvent> {
  const { online$, visible$ } = deps.network
  return defer(() =>
    reconnecting$({
      wanted$: online$,
      connect: createAttempts(deps, times),
      retryNow$: visible$.pipe(
        skip(1),
        filter((visible) => visible),
      ),
      backoff: { firstMs: times.roomBackoffFirstMs, capMs: times.roomBackoffCapMs, random: deps.random },
      stableMs: times.roomStableMs,
    }).pipe(
      mergeMap((event): Observable<RoomLinkEvent> => {
        if (event.type === 'value') return of(event.value)
        const { name } = event.state
        // A refused attempt has emitted `ended`.
        if (name === 'open' || name === 'refused') return EMPTY
        return of({ type: name === 'connecting' ? 'connecting' : 'disconnected' })
      }),
    ),
  )
}

type Attempt = AttemptEvent<RoomLinkEvent>

interface RoomTokens {
  /** The token of the next attempt, or what to do without one. */
  readonly token$: Observable<string | Retry>
  /** Has the token renewed before the next attempt. */
  doubt(token: string): void
  /** Whether the token is that of the last renewal. */
  isFresh(token: string): boolean
}

function createRoomTokens({ session, onRefused }: Pick<RoomLinkDeps, 'session' | 'onRefused'>): RoomTokens {
  let suspect: string | null = null
  let fresh: string | null = null

  const renewed$ = (token: string): Observable<string | Retry> =>
    session.renew(token).pipe(
      take(1),
      map((renewal) => {
        if (renewal.outcome === 'renewed') {
          fresh = renewal.token
          return fresh
        }
        if (renewal.outcome === 'refused') onRefused(renewal)
        if (renewal.outcome !== 'unreachable') return NEVER_AGAIN
        suspect = token
        return BACKOFF
      }),
    )
  const token$ = defer(() => {
    const doubted = suspect
    suspect = null
    if (doubted !== null) return renewed$(doubted)
    return session.token().pipe(
      take(1),
      map((token) => token ?? NEVER_AGAIN),
    )
  })
  return {
    token$,
    doubt: (token) => {
      suspect = token
    },
    isFresh: (token) => token === fresh,
  }
}

/** The attempts of one link. A token that the server has refused is renewed before the next attempt. */
function createAttempts(deps: RoomLinkDeps, times: RoomLinkTimes): () => Observable<Attempt> {
  const tokens = createRoomTokens(deps)
  const afterRefusal = (code: string, token: string): Retry => {
    if (code === 'clientTooOld') deps.onOutdated()
    if (endOf(code) !== 'ended') return NEVER_AGAIN
    if (code !== 'signedOut') return BACKOFF
    tokens.doubt(token)
    // Retried at once with a renewed token, unless this one has just been renewed.
    return tokens.isFresh(token) ? BACKOFF : { how: 'now' }
  }
  const afterClosing = ({ reason, retryMs }: ClosingFrame, token: string): Retry => {
    if (reason === 'signedOut') {
      tokens.doubt(token)
      return { how: 'now' }
    }
    if (retryMs === null) return NEVER_AGAIN
    // Random, so that the clients that a restart has disconnected do not reconnect at the same time.
    return { how: 'after', waitMs: Math.round(retryMs * (1 + deps.random())) }
  }

  return () => {
    const drop$ = new Subject<void>()
    const drop = (): void => {
      drop$.next()
    }
    /** Set by a `closing` frame, which comes before the close, or by a refusal. */
    let retry = BACKOFF
    let why: ChatEnd = 'ended'

    const read = (event: RoomSocketEvent, token: string): Observable<Attempt> => {
      if (event.type === 'connected') {
        return merge(
          of({ type: 'opened' } as const, valueOf({ type: 'connected', request: event.request, drop })),
          asleep$(deps, times).pipe(tap(drop), ignoreElements()),
        )
      }
      if (event.type === 'frame' && event.event === roomEvents.closing) {
        const frame = decode(closingFrame, event.payload)
        if (!frame.ok) return EMPTY
        retry = afterClosing(frame.value, token)
        why = endOf(frame.value.reason)
        return of(valueOf({ type: 'closing', reason: frame.value.reason }))
      }
      if (event.type === 'frame') return of(valueOf(event))
      if (event.type === 'refused') {
        retry = afterRefusal(event.code, token)
        why = endOf(event.code)
      }
      return closed$(retry, why)
    }
    const opened$ = (token: string): Observable<Attempt> =>
      deps.target(token).pipe(
        take(1),
        switchMap((target) => deps.socket.connect(target)),
        timeout({ first: times.roomConnectTimeoutMs, with: () => EMPTY }),
        mergeMap((event) => read(event, token)),
      )
    return concat(
      tokens.token$.pipe(
        switchMap((token) => (typeof token === 'string' ? opened$(token) : closed$(token, 'ended'))),
        takeUntil(drop$),
      ),
      defer(() => closed$(retry, why)),
    )
  }
}

function valueOf(value: RoomLinkEvent): Attempt {
  return { type: 'value', value }
}

function endOf(reason: string): ChatEnd {
  return FINAL_ENDS.find((final) => final === reason) ?? 'ended'
}

/** A closed attempt, preceded by `ended` with the reason if no other attempt follows. */
function closed$(retry: Retry, why: ChatEnd): Observable<Attempt> {
  const closed: Attempt = { type: 'closed', retry }
  return retry.how === 'never' ? of(valueOf({ type: 'ended', why }), closed) : of(closed)
}

/**
 * Emits when the page's timers stood still for longer than `roomSleepMs`, as on a suspended page. The
 * connection may be dead by then, which the socket itself may notice only a minute later.
 */
function asleep$(
  { network, now }: Pick<RoomLinkDeps, 'network' | 'now'>,
  { roomSleepMs, roomWatchEveryMs }: Pick<RoomLinkTimes, 'roomSleepMs' | 'roomWatchEveryMs'>,
): Observable<unknown> {
  return defer(() => {
    let seenAt = now()
    return merge(interval(roomWatchEveryMs), network.visible$.pipe(skip(1))).pipe(
      map(() => {
        const away = now() - seenAt
        seenAt = now()
        return away
      }),
      filter((away) => away > roomSleepMs),
    )
  })
}
