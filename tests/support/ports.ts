import {
  asyncScheduler,
  concat,
  defer,
  EMPTY,
  finalize,
  isObservable,
  map,
  NEVER,
  type Observable,
  of,
  Subject,
  throwError,
} from 'rxjs'
import { createInflate } from '../../streams/adapters/inflate.ts'
import { cell, type Cell } from '../../streams/kernel/state.ts'
import type { NetworkState, Random } from '../../streams/ports/environment.ts'
import { type Http, type HttpRequest, type HttpResponse, TransportError } from '../../streams/ports/http.ts'
import type { Ports } from '../../streams/ports/ports.ts'
import type { Socket, SocketEvent } from '../../streams/ports/socket.ts'
import type { KeyValue, Storage } from '../../streams/ports/storage.ts'
import { createScriptedGifts, createScriptedSound, createScriptedVideo } from './media.ts'
import { createNodeCrypto } from './nodeCrypto.ts'
import { createFakeRoomServer } from './roomServer.ts'

/** The scripted answer: a response, a text, bytes, a stream of one of these, or a stream that errors. */
export type Scripted = HttpResponse | string | Uint8Array | Observable<HttpResponse | string | Uint8Array>

export interface ScriptedHttp extends Http {
  /** Every request sent, in order. */
  readonly requests: readonly HttpRequest[]
  /** Answers all later requests whose path ends with `path`. The last script for a path wins. */
  answer(path: string, script: (request: HttpRequest) => Scripted): void
  /** The requests whose URL contains `path`. */
  to(path: string): readonly HttpRequest[]
}

/** A response with status 200, or another. */
export function response(text: string, status = 200, headers: Record<string, string> = {}): HttpResponse {
  return { status, text, header: (name) => headers[name] ?? null }
}

/** A site envelope as text. */
export function enveloped(data: unknown, code = 0, msg = ''): string {
  return JSON.stringify({ code, msg, data })
}

export function createScriptedHttp(): ScriptedHttp {
  const requests: HttpRequest[] = []
  const scripts = new Map<string, (request: HttpRequest) => Scripted>()
  const answerTo = (request: HttpRequest): Observable<HttpResponse | string | Uint8Array> =>
    defer(() => {
      requests.push(request)
      const path = request.url.split('?', 1)[0] ?? ''
      const script = [...scripts].findLast(([end]) => path.endsWith(end))?.[1]
      // A request without a script gets a network error, so the test that caused it does not go on unnoticed.
      if (script === undefined) return throwError(() => new TransportError('network', `no script: ${path}`))
      const scripted = script(request)
      return isObservable(scripted) ? scripted : of(scripted)
    })
  const to = (path: string): readonly HttpRequest[] => requests.filter(({ url }) => url.includes(path))
  return {
    requests,
    answer: (path, script) => {
      scripts.delete(path)
      scripts.set(path, script)
    },
    to,
    send: (request) => answerTo(request).pipe(map(asResponse)),
    sendForBytes: (request) => answerTo(request).pipe(map(asBytes)),
  }
}

function asResponse(scripted: HttpResponse | string | Uint8Array): HttpResponse {
  if (typeof scripted === 'string') return response(scripted)
  return scripted instanceof Uint8Array ? response(Buffer.from(scripted).toString('utf8')) : scripted
}

function asBytes(scripted: HttpResponse | string | Uint8Array): { status: number; bytes: Uint8Array } {
  if (scripted instanceof Uint8Array) return { status: 200, bytes: scripted }
  const { status, text } = asResponse(scripted)
  return { status, bytes: new TextEncoder().encode(text) }
}

/** A key-value store in memory; with `refuses` it stores and finds nothing. */
export function createMemoryStore(entries: Record<string, string> = {}, refuses = false): KeyValue {
  const kept = new Map(Object.entries(entries))
  return {
    get: (key) => (refuses ? null : (kept.get(key) ?? null)),
    set: (key, value) => {
      if (!refuses) kept.set(key, value)
      return !refuses
    },
    remove: (key) => {
      kept.delete(key)
    },
  }
}

export function createMemoryStorage(): Storage {
  return { session: createMemoryStore(), local: createMemoryStore(), cookie: createMemoryStore() }
}

/** `next` is constant. `hex` counts up, so that ids are unique and the same in every run. */
export function createFixedRandom(next = 0.5): Random {
  let made = 0
  return {
    next: () => next,
    hex: (bytes) => {
      made += 1
      return made.toString(16).padStart(bytes * 2, '0')
    },
  }
}

/** A socket whose server end the test controls. */
export interface ScriptedSocket extends Socket {
  /** All connections so far, the newest last. */
  readonly connections: readonly ScriptedConnection[]
  /** The open connection, if there is one. */
  readonly current: ScriptedConnection | undefined
}

export interface ScriptedConnection {
  readonly url: string
  readonly sent: readonly string[]
  readonly isOpen: boolean
  open(): void
  message(text: string): void
  close(code?: number): void
}

export function createScriptedSocket(options: { readonly autoOpen?: boolean } = {}): ScriptedSocket {
  const connections: ScriptedConnection[] = []
  return {
    connections,
    get current() {
      return connections.findLast(({ isOpen }) => isOpen)
    },
    connect: (url) =>
      defer(() => {
        const events$ = new Subject<SocketEvent>()
        const sent: string[] = []
        let isOpen = true
        const send = (text: string): void => {
          if (isOpen) sent.push(text)
        }
        const connection: ScriptedConnection = {
          url,
          sent,
          get isOpen() {
            return isOpen
          },
          open: () => {
            events$.next({ type: 'open', send })
          },
          message: (text) => {
            events$.next({ type: 'message', text })
          },
          close: (code = 1006) => {
            isOpen = false
            events$.next({ type: 'closed', code, reason: '' })
            events$.complete()
          },
        }
        connections.push(connection)
        const opened$: Observable<SocketEvent> =
          options.autoOpen === true ? of({ type: 'open', send }) : EMPTY
        return concat(opened$, events$).pipe(
          finalize(() => {
            isOpen = false
          }),
        )
      }),
  }
}

export const onlineState: NetworkState = {
  online: true,
  rtt: 50,
  type: 'wifi',
  downlink: 10,
  effectiveType: '4g',
  saveData: false,
}

export interface FakePorts extends Ports {
  readonly http: ScriptedHttp
  readonly socket: ScriptedSocket
  readonly networkCell: Cell<NetworkState>
  readonly visibleCell: Cell<boolean>
  /** Shifts the local clock, as a user or a time service may do. */
  readonly jumpClock: (byMs: number) => void
  readonly setOnline: (online: boolean) => void
  /** The reported faults, in order. */
  readonly reported: readonly { readonly path: string; readonly error: unknown }[]
}

/**
 * Fake ports that the test controls. Time comes from RxJS: virtual in a marble test, fake with Vitest's fake
 * timers. Any port can be replaced.
 */
export function createFakePorts(
  replaced: Partial<Omit<Ports, 'http' | 'socket'>> & Partial<Pick<FakePorts, 'http' | 'socket'>> = {},
): FakePorts {
  const networkCell = cell(onlineState)
  const visibleCell = cell(true)
  const reported: { path: string; error: unknown }[] = []
  let clockOffset = 0
  return {
    clock: { now: () => asyncScheduler.now() + clockOffset },
    frames: { next: () => of(undefined) },
    visibility: { visible$: visibleCell.state$ },
    network: { state$: networkCell.state$ },
    storage: createMemoryStorage(),
    random: createFixedRandom(),
    crypto: createNodeCrypto(),
    inflate: createInflate(),
    video: createScriptedVideo(),
    gifts: createScriptedGifts(),
    sound: createScriptedSound(),
    shell: { kind: null, self: {}, parent: {}, messages$: NEVER, copy: () => Promise.resolve() },
    faults: {
      report: (path, error) => {
        reported.push({ path, error })
      },
    },
    http: createScriptedHttp(),
    socket: createScriptedSocket(),
    rooms: createFakeRoomServer().socket,
    ...replaced,
    networkCell,
    visibleCell,
    jumpClock: (byMs) => {
      clockOffset += byMs
    },
    setOnline: (online) => {
      networkCell.update((state) => ({ ...state, online }))
    },
    reported,
  }
}
