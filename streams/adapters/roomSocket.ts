import { catchError, defer, from, mergeMap, type Observable, of } from 'rxjs'
import type { RoomSocket, RoomSocketEvent, RoomSocketTarget } from '../ports/roomSocket.ts'

interface SocketCode {
  readonly connectRoom$: (target: RoomSocketTarget) => Observable<RoomSocketEvent>
}

/** Rooms over Socket.IO, whose code is loaded with the first connection. */
export function createRoomSocket(
  load: () => Promise<SocketCode> = () => import('./socketIoRoom.ts'),
): RoomSocket {
  return {
    connect: (target) =>
      defer(() => from(load())).pipe(
        mergeMap(({ connectRoom$ }) => connectRoom$(target)),
        catchError(() => of<RoomSocketEvent>({ type: 'closed', reason: 'not loaded' })),
      ),
  }
}
