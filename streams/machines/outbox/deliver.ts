import { defer, filter, mergeMap, type Observable, of, switchMap, take, timeout } from 'rxjs'
import type { RoomRefusal } from '../../domain/room/room.ts'
import type { State$ } from '../../kernel/state.ts'

/** One sending of a command, always with the same client id. */
export type Sending = () => Observable<
  | { readonly type: 'done'; readonly at: number }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'timeout' | 'disconnected' }
>

/** `unknown`: no answer came, so it may have been done. */
export type Delivery =
  | { readonly type: 'done'; readonly at: number }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'unknown' }

export interface DeliverOptions {
  /** Sendings in all. */
  readonly tries: number
  /** How long a connection is waited for before each. */
  readonly waitReadyMs: number
}

export const DELIVER_DEFAULTS: DeliverOptions = { tries: 3, waitReadyMs: 15_000 }

const UNKNOWN: Delivery = { type: 'unknown' }
/** Never sent at all, so nothing was done. */
const NOT_SENT: Delivery = { type: 'refused', refusal: { code: 'notJoined', reason: '' } }

/**
 * Sends a command until it is answered. Every sending carries the same client id, and the room answers an id
 * that it knows as it did the first time: so a repeat only looks up what became of the first, and even a
 * gift, which moves money, is given once. Nothing here may ever make a new id.
 */
export function deliver$(
  send: Sending,
  ready$: State$<boolean>,
  options: DeliverOptions = DELIVER_DEFAULTS,
): Observable<Delivery> {
  const isFirst = (left: number): boolean => left === options.tries
  const attempt$ = (left: number): Observable<Delivery> =>
    defer(() => ready$).pipe(
      filter((ready) => ready),
      take(1),
      timeout({ each: options.waitReadyMs, with: () => of(false) }),
      switchMap((ready): Observable<Delivery> => {
        if (!ready) return of(isFirst(left) ? NOT_SENT : UNKNOWN)
        return send().pipe(
          mergeMap((answer): Observable<Delivery> => {
            if (answer.type === 'done' || answer.type === 'refused') return of<Delivery>(answer)
            return left > 1 ? attempt$(left - 1) : of(UNKNOWN)
          }),
          take(1),
        )
      }),
    )
  return attempt$(options.tries)
}
