import { defer, filter, mergeMap, type Observable, of, switchMap, take, timeout } from 'rxjs'
import type { BagDetail } from '../../domain/room/luckyBag.ts'
import type { RoomRefusal } from '../../domain/room/room.ts'
import type { State$ } from '../../kernel/state.ts'

/** Sends a command once, always with the same client id. */
export type Sending = () => Observable<
  | { readonly type: 'done'; readonly at: number; readonly bag?: BagDetail }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'timeout' | 'disconnected' }
>

/** `unknown`: there was no answer, so the command may have been executed. */
export type Delivery =
  | { readonly type: 'done'; readonly at: number; readonly bag?: BagDetail }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'unknown' }

export interface DeliverOptions {
  /** Attempts, including the first. */
  readonly tries: number
  /** How long each attempt waits for a connection, ms. */
  readonly waitReadyMs: number
}

export const DELIVER_DEFAULTS: DeliverOptions = { tries: 3, waitReadyMs: 15_000 }

const UNKNOWN: Delivery = { type: 'unknown' }
/** Never sent, so it was not executed. */
const NOT_SENT: Delivery = { type: 'refused', refusal: { code: 'notJoined', reason: '' } }

/**
 * Sends a command until it is answered. Every attempt carries the same client id, and the room repeats its
 * first answer for a known id, so even a gift, which moves money, is given only once. A retry must never use
 * a new id.
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
