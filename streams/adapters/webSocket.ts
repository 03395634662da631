import { Observable } from 'rxjs'
import type { Socket, SocketEvent } from '../ports/socket.ts'

/** The part of the WebSocket API that is used; both the browser's and Node's `ws` have it. */
export interface OpenSocket {
  readonly readyState: number
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(
    type: 'close',
    listener: (event: { readonly code: number; readonly reason: string }) => void,
  ): void
}

/** `WebSocket.OPEN`. */
const OPEN = 1

export interface WebSocketOptions {
  /** Opens a socket; the browser's `WebSocket` by default (Node 20 has none). */
  readonly open?: (url: string) => OpenSocket
  /** Base of relative URLs; the page's URL by default. */
  readonly baseUrl?: string
}

/** Text WebSockets. `http:` URLs become `ws:`, `https:` become `wss:`. */
export function createWebSocketPort(options: WebSocketOptions = {}): Socket {
  const open = options.open ?? ((url: string) => new WebSocket(url))
  return {
    connect: (url) =>
      new Observable<SocketEvent>((subscriber) => {
        const closed = (code: number, reason: string): void => {
          subscriber.next({ type: 'closed', code, reason })
          subscriber.complete()
        }
        let socket: OpenSocket
        try {
          socket = open(socketUrl(url, options.baseUrl))
        } catch (error) {
          closed(0, error instanceof Error ? error.message : 'refused')
          return
        }
        const send = (text: string): void => {
          if (socket.readyState === OPEN) socket.send(text)
        }
        socket.addEventListener('open', () => {
          subscriber.next({ type: 'open', send })
        })
        socket.addEventListener('message', ({ data }) => {
          if (typeof data === 'string') subscriber.next({ type: 'message', text: data })
        })
        socket.addEventListener('close', ({ code, reason }) => {
          closed(code, reason)
        })
        // An error is followed by a close event with more detail; without a listener Node's `ws` would throw.
        socket.addEventListener('error', () => undefined)
        subscriber.add(() => {
          socket.close()
        })
      }),
  }
}

function socketUrl(url: string, baseUrl: string | undefined): string {
  const base = baseUrl ?? ('location' in globalThis ? location.href : undefined)
  const absolute = new URL(url, base)
  if (absolute.protocol === 'http:') absolute.protocol = 'ws:'
  if (absolute.protocol === 'https:') absolute.protocol = 'wss:'
  return absolute.href
}
