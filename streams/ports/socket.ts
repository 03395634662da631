import type { Observable } from 'rxjs'

export type SocketEvent =
  | { readonly type: 'open'; readonly send: (text: string) => void }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'closed'; readonly code: number; readonly reason: string }

/** A text WebSocket: one connection per subscription, completes when closed, never errors. */
export interface Socket {
  connect(url: string): Observable<SocketEvent>
}
