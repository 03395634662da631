import type { Observable } from 'rxjs'

/** What became of one request. The server may have done it all the same when the answer did not come. */
export type RoomAnswer =
  | { readonly type: 'answered'; readonly payload: unknown }
  | { readonly type: 'timeout' }
  | { readonly type: 'disconnected' }

export type RoomSocketEvent =
  | {
      readonly type: 'connected'
      /** One answer, then complete; never errors. Nothing is kept for a later connection. */
      readonly request: (event: string, payload: object, timeoutMs: number) => Observable<RoomAnswer>
    }
  | { readonly type: 'frame'; readonly event: string; readonly payload: unknown }
  /** The server answered and wants none of it: `code` is its word. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'closed'; readonly reason: string }

export interface RoomSocketTarget {
  /** Origin; empty for the page's own. */
  readonly url: string
  readonly path: string
  readonly namespace: string
  /** Told to the server when connecting. */
  readonly auth: Readonly<Record<string, unknown>>
}

/**
 * One connection per subscription: no reconnecting by itself, which is `link`'s. Completes after `closed` or
 * `refused`; never errors. Loads its library when first used.
 */
export interface RoomSocket {
  connect(target: RoomSocketTarget): Observable<RoomSocketEvent>
}
