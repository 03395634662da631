import type { Observable } from 'rxjs'

/** The outcome of one request. Without an answer the server may have processed it all the same. */
export type RoomAnswer =
  | { readonly type: 'answered'; readonly payload: unknown }
  | { readonly type: 'timeout' }
  | { readonly type: 'disconnected' }

export type RoomSocketEvent =
  | {
      readonly type: 'connected'
      /** Emits one answer and completes; never errors. A request is not queued for a later connection. */
      readonly request: (event: string, payload: object, timeoutMs: number) => Observable<RoomAnswer>
    }
  | { readonly type: 'frame'; readonly event: string; readonly payload: unknown }
  /** The server refused the connection, with this code. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'closed'; readonly reason: string }

export interface RoomSocketTarget {
  /** Origin; empty for the page's own. */
  readonly url: string
  readonly path: string
  readonly namespace: string
  /** Sent to the server when connecting. */
  readonly auth: Readonly<Record<string, unknown>>
}

/**
 * One connection per subscription, without reconnecting (`link` does that). Completes after `closed` or
 * `refused`; never errors. Loads its library on first use.
 */
export interface RoomSocket {
  connect(target: RoomSocketTarget): Observable<RoomSocketEvent>
}
