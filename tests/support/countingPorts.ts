import { Observable } from 'rxjs'
import { type State$, stateFrom } from '../../streams/kernel/state.ts'
import type { Ports } from '../../streams/ports/ports.ts'

/** The number of open requests, sockets and subscriptions per port. */
export interface OpenOnPorts {
  readonly http: number
  readonly sockets: number
  readonly network: number
  readonly visibility: number
  readonly frames: number
}

/** Wraps ports to count what is open on them. */
export function countingPorts<P extends Ports>(ports: P): { readonly ports: P; open(): OpenOnPorts } {
  const open = { http: 0, sockets: 0, network: 0, visibility: 0, frames: 0 }
  const counted = <T>(name: keyof typeof open, source$: Observable<T>): Observable<T> =>
    new Observable((subscriber) => {
      open[name] += 1
      subscriber.add(() => {
        open[name] -= 1
      })
      return source$.subscribe(subscriber)
    })
  const state = <T>(name: keyof typeof open, state$: State$<T>): State$<T> =>
    stateFrom(() => state$.value, counted(name, state$))
  return {
    ports: {
      ...ports,
      http: {
        ...ports.http,
        send: (request) => counted('http', ports.http.send(request)),
        sendForBytes: (request) => counted('http', ports.http.sendForBytes(request)),
      },
      socket: { ...ports.socket, connect: (url) => counted('sockets', ports.socket.connect(url)) },
      network: { state$: state('network', ports.network.state$) },
      visibility: { visible$: state('visibility', ports.visibility.visible$) },
      frames: { next: () => counted('frames', ports.frames.next()) },
    },
    open: () => ({ ...open }),
  }
}
