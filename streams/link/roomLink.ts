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
  NEVER,
  type Observable,
  of,
  race,
  repeat,
  skip,
  Subject,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs'
import { backoffMs } from '../kernel/backoff.ts'
import type { RoomAnswer, RoomSocket, RoomSocketEvent, RoomSocketTarget } from '../ports/roomSocket.ts'
import { decode } from '../wire/decode.ts'
import { roomEvents } from '../wire/room/constants.ts'
import { type ClosingFrame, closingFrame } from '../wire/room/frames.ts'
import type { LinkTimes } from './constants.ts'
import type { NetworkWatch } from './network.ts'
import type { Renewal, SessionKeeper } from './session.ts'

/** One request on the connection of the moment: one answer, then complete. Never errors. */
export type RoomRequest = (event: string, payload: object, timeoutMs: number) => Observable<RoomAnswer>

export type RoomLinkEvent =
  | { readonly type: 'connecting' }
  | {
      readonly type: 'connected'
      readonly request: RoomRequest
      /** Gives this connection up for a new one. */
      readonly drop: () => void
    }
  | { readonly type: 'frame'; readonly event: string; readonly payload: unknown }
  /** The server says why it closes; `disconnected` follows. */
  | { readonly type: 'closing'; readonly reason: ClosingFrame['reason'] }
  | { readonly type: 'disconnected' }

export interface RoomLinkDeps {
  readonly socket: RoomSocket
  readonly network: Pick<NetworkWatch, 'online$' | 'visible$'>
  readonly session: Pick<SessionKeeper, 'token' | 'renew'>
  /** Where to, with what is told of us; asked before each connection. */
  readonly target: (token: string) => Observable<RoomSocketTarget>
  /** The platform takes this member no longer. */
  readonly onRefused: (renewal: Extract<Renewal, { outcome: 'refused' }>) => void
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

/** Refusals that nothing on this side can turn. */
const FINAL_REFUSALS: readonly string[] = ['banned', 'elsewhere']

/** What to do when a connection is over. */
type Next = { readonly how: 'backoff' | 'now' | 'never' } | { readonly how: 'after'; readonly waitMs: number }

const BACKOFF: Next = { how: 'backoff' }

/**
 * A room connection that comes back by itself: one socket per subscription, reopened after a break with
 * capped, jittered backoff, at once when the network or the person returns, and as the server wishes when it
 * said so before it closed. Each connection carries a fresh token. Never errors, never completes.
 */
export function roomLink$(deps: RoomLinkDeps, times: RoomLinkTimes): Observable<RoomLinkEvent> {
  return defer(() => {
    const { online$, visible$ } = deps.network
    const drop$ = new Subject<void>()
    const drop = (): void => {
      drop$.next()
    }
    let attempt = 0
    let next = BACKOFF
    let suspect: string | null = null

    const renewed$ = (token: string): Observable<string | null> =>
      deps.session.renew(token).pipe(
        take(1),
        map((renewal) => {
          if (renewal.outcome === 'renewed') return renewal.token
          if (renewal.outcome === 'refused') deps.onRefused(renewal)
          if (renewal.outcome !== 'unreachable') next = { how: 'never' }
          else suspect = token
          return null
        }),
      )
    const token$ = defer(() => {
      const doubted = suspect
      suspect = null
      if (doubted !== null) return renewed$(doubted)
      return deps.session.token().pipe(
        take(1),
        tap((token) => {
          if (token === null) next = { how: 'never' }
        }),
      )
    })

    const refused = (code: string, token: string): void => {
      if (FINAL_REFUSALS.includes(code)) next = { how: 'never' }
      if (code !== 'signedOut') return
      suspect = token
      // Only once at once: a platform that refuses its own fresh token is asked slowly.
      if (attempt === 0) next = { how: 'now' }
    }
    const closing = ({ reason, retryMs }: ClosingFrame, token: string): void => {
      if (reason === 'signedOut') {
        suspect = token
        next = { how: 'now' }
      } else if (retryMs === null) {
        next = { how: 'never' }
      } else {
        // Spread, or all whom a restart has cut off would be back in one moment.
        next = { how: 'after', waitMs: Math.round(retryMs * (1 + deps.random())) }
      }
    }

    const read = (event: RoomSocketEvent, token: string): Observable<RoomLinkEvent> => {
      if (event.type === 'connected') {
        const stable$ = timer(times.roomStableMs).pipe(
          tap(() => {
            attempt = 0
          }),
          ignoreElements(),
        )
        return merge(
          of({ type: 'connected', request: event.request, drop } as const),
          stable$,
          asleep$(deps, times).pipe(tap(drop), ignoreElements()),
        )
      }
      if (event.type === 'frame' && event.event === roomEvents.closing) {
        const frame = decode(closingFrame, event.payload)
        if (!frame.ok) return EMPTY
        closing(frame.value, token)
        return of({ type: 'closing', reason: frame.value.reason })
      }
      if (event.type === 'frame') return of(event)
      if (event.type === 'refused') refused(event.code, token)
      return of({ type: 'disconnected' })
    }
    const opened$ = (token: string): Observable<RoomLinkEvent> =>
      deps.target(token).pipe(
        take(1),
        switchMap((target) => deps.socket.connect(target)),
        timeout({ first: times.roomConnectTimeoutMs, with: () => EMPTY }),
        mergeMap((event) => read(event, token)),
      )
    const connection$ = defer(() => {
      next = BACKOFF
      const live$ = token$.pipe(
        switchMap((token) => (token === null ? EMPTY : opened$(token))),
        takeUntil(drop$),
      )
      return concat(live$, of({ type: 'disconnected' } as const)).pipe(
        takeWhile(({ type }) => type !== 'disconnected', true),
      )
    })
    const pause$ = defer(() => {
      attempt += 1
      if (next.how === 'never') return NEVER
      if (next.how === 'now') return EMPTY
      const backoff = {
        firstMs: times.roomBackoffFirstMs,
        capMs: times.roomBackoffCapMs,
        random: deps.random,
      }
      const waitMs = next.how === 'after' ? next.waitMs : backoffMs(attempt, backoff)
      const seen$ = visible$.pipe(
        skip(1),
        filter((visible) => visible),
      )
      return race(timer(waitMs), seen$).pipe(take(1), ignoreElements())
    })
    const turn$ = concat(of({ type: 'connecting' } as const), connection$, pause$)
    const idle$ = defer(() => {
      attempt = 0
      return concat(of({ type: 'disconnected' } as const), NEVER)
    })
    return online$.pipe(switchMap((online) => (online ? turn$.pipe(repeat()) : idle$)))
  })
}

/**
 * Emits when the page was away for so long that its connection can't be trusted: hidden, or asleep with the
 * whole machine. The socket itself may learn of its death only a minute later.
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
