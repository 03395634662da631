import { catchError, defer, from, mergeMap, Observable, of } from 'rxjs'
import type { io, Socket } from 'socket.io-client'
import type { RoomAnswer, RoomSocket, RoomSocketEvent, RoomSocketTarget } from '../ports/roomSocket.ts'

interface Library {
  readonly io: typeof io
}

const CONNECT_TIMEOUT_MS = 15_000

/**
 * Rooms over Socket.IO. The library comes with the first connection. Its own reconnecting is off, for the
 * link does that, and `retries` too: it sends one packet at a time, and each again without asking.
 */
export function createRoomSocket(
  load: () => Promise<Library> = () => import('socket.io-client'),
): RoomSocket {
  return {
    connect: (target) =>
      defer(() => from(load())).pipe(
        mergeMap((library) => open$(library, target)),
        catchError(() => of<RoomSocketEvent>({ type: 'closed', reason: 'not loaded' })),
      ),
  }
}

function open$(library: Library, target: RoomSocketTarget): Observable<RoomSocketEvent> {
  return new Observable((subscriber) => {
    const socket = library.io(`${target.url}${target.namespace}`, {
      path: target.path,
      auth: target.auth,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      // Each subscription is a connection of its own, never a shared manager's.
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
    // A server with connection recovery adds its offset behind the payload: it is none of ours.
    socket.onAny((event: string, payload: unknown) => {
      subscriber.next({ type: 'frame', event, payload })
    })
    socket.on('connect_error', (error) => {
      // The socket is given up when the server itself refused; a transport that failed leaves it active.
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
    // An emit without a connection would wait for the next one and surprise the server then.
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
