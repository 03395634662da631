import { Observable } from 'rxjs'
import { io, type Socket } from 'socket.io-client'
import type { RoomAnswer, RoomSocketEvent, RoomSocketTarget } from '../ports/roomSocket.ts'

const CONNECT_TIMEOUT_MS = 15_000

/**
 * One connection to a room over Socket.IO. The library's reconnection is off because the link reconnects, and so is
 * `retries`: it would send one packet at a time and repeat each of them.
 */
export function connectRoom$(target: RoomSocketTarget): Observable<RoomSocketEvent> {
  return new Observable((subscriber) => {
    const socket = io(`${target.url}${target.namespace}`, {
      path: target.path,
      auth: target.auth,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      // Each subscription gets its own connection instead of a shared manager.
      forceNew: true,
      timeout: CONNECT_TIMEOUT_MS,
    })
    const end = (event: RoomSocketEvent): void => {
      subscriber.next(event)
      subscriber.complete()
    }
    socket.on('connect', () => {
      subscriber.next({
        type: 'connected',
        request: (event, payload, timeoutMs) => request$(socket, event, payload, timeoutMs),
      })
    })
    // A server with connection state recovery appends an offset argument, which is ignored.
    socket.onAny((event: string, payload: unknown) => {
      subscriber.next({ type: 'frame', event, payload })
    })
    socket.on('connect_error', (error) => {
      // An inactive socket was refused by the server; after a transport error it stays active.
      end(
        socket.active ? { type: 'closed', reason: error.message } : { type: 'refused', code: error.message },
      )
    })
    socket.on('disconnect', (reason) => {
      end({ type: 'closed', reason })
    })
    subscriber.add(() => {
      socket.offAny()
      socket.removeAllListeners()
      socket.disconnect()
    })
  })
}

function request$(socket: Socket, event: string, payload: object, timeoutMs: number): Observable<RoomAnswer> {
  return new Observable((subscriber) => {
    const answer = (given: RoomAnswer): void => {
      subscriber.next(given)
      subscriber.complete()
    }
    // Socket.IO would buffer the packet and send it with the next connection.
    if (!socket.connected) {
      answer({ type: 'disconnected' })
      return
    }
    socket.timeout(timeoutMs).emit(event, payload, (failure: Error | null, reply: unknown) => {
      if (failure === null) answer({ type: 'answered', payload: reply })
      else answer({ type: socket.connected ? 'timeout' : 'disconnected' })
    })
  })
}
