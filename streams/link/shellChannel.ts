import { filter, map, Observable, switchMap } from 'rxjs'
import type { NativeShell, PageMessage, ShellPort } from '../ports/nativeShell.ts'
import { decode } from '../wire/decode.ts'
import { SHELL_VERSION, shellConnect } from '../wire/site/shell.ts'

/** A channel to a shell. Its messages are not decoded yet. */
export interface ShellChannel {
  readonly messages$: Observable<unknown>
  send(message: object): void
}

type ShellPage = Pick<NativeShell, 'kind' | 'parent' | 'self' | 'messages$'>

/**
 * A channel for each shell that connects: the port that comes with its message. A new one replaces the former,
 * and the last is closed at the end. The shell is the parent page, from an accepted origin, or the app around a
 * web view, whose messages have neither a source nor an origin.
 */
export function shellChannels$(
  { kind, parent, self, messages$ }: ShellPage,
  accepts: (origin: string) => boolean,
): Observable<ShellChannel> {
  const isShell = ({ origin, source }: PageMessage): boolean =>
    kind === 'app'
      ? source === null && origin === ''
      : source !== null && source === parent && parent !== self && accepts(origin)
  return messages$.pipe(
    filter((message) => isShell(message) && isConnect(message.data)),
    map(({ ports }) => ports[0]),
    filter((port) => port !== undefined),
    switchMap(channel$),
  )
}

function isConnect(data: unknown): boolean {
  const connect = decode(shellConnect, data)
  return connect.ok && connect.value.versions.includes(SHELL_VERSION)
}

function channel$(port: ShellPort): Observable<ShellChannel> {
  return new Observable((subscriber) => {
    subscriber.next({
      messages$: new Observable<unknown>((reader) => {
        port.addEventListener('message', ({ data }) => {
          reader.next(data)
        })
        // What was sent before waits in the port until it is started.
        port.start()
      }),
      send: (message) => {
        port.postMessage(message)
      },
    })
    return () => {
      port.close()
    }
  })
}
