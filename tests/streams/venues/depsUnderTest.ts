import { gunzipSync } from 'node:zlib'
import { defer, EMPTY, NEVER, type Observable, of, Subject, throwError } from 'rxjs'
import { ok } from '../../../streams/domain/result.ts'
import { cell, constant } from '../../../streams/kernel/state.ts'
import type { LaunchedVenue } from '../../../streams/link/venueSession.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import type { HttpRequest, HttpResponse, TransportError } from '../../../streams/ports/http.ts'
import type { SocketEvent } from '../../../streams/ports/socket.ts'
import type { VenueDeps } from '../../../streams/venues/venueDeps.ts'
import { createNodeCrypto } from '../../support/nodeCrypto.ts'
import { createMemoryStore } from '../../support/ports.ts'

export const NOW = 1_790_000_000_000

/** The venue's answer to a request; a transport error means that there is none. */
export type Answerer = (request: HttpRequest, times: number) => string | TransportError

/** What a venue's adapter depends on, with a fake server and session. */
export function createDepsUnderTest(answerer: Answerer, change: Partial<VenueDeps> = {}) {
  const sent: HttpRequest[] = []
  const bad: string[] = []
  const outdated: true[] = []
  const socket$ = new Subject<SocketEvent>()
  const connected: string[] = []
  let token = 1
  const send = (request: HttpRequest): Observable<HttpResponse> =>
    defer(() => {
      sent.push(request)
      const text = answerer(request, sent.length)
      if (typeof text !== 'string') return throwError(() => text)
      return of({ status: 200, header: () => null, text })
    })
  const venue = () => ({ url: '', nativeUrl: null, token: `t${token}`, imgDomain: null })
  const held = cell<LaunchedVenue | null>(null)
  const launched = () =>
    defer(() => {
      held.set(venue())
      return of(ok(venue()))
    })
  const sessionReports: unknown[] = []
  const deps: VenueDeps = {
    session: {
      venue$: held.state$,
      launched,
      relaunch: (used) =>
        defer(() => {
          if (used === `t${token}`) token += 1
          return launched()
        }),
      reportCall: (result) => {
        sessionReports.push(result)
      },
    },
    http: { send, sendForBytes: () => NEVER },
    inflate: {
      gunzipBase64: (text, maxBytes) =>
        Promise.resolve().then(() =>
          gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: maxBytes }).toString('utf8'),
        ),
    },
    socket: {
      connect: (url) => {
        connected.push(url)
        return socket$
      },
    },
    crypto: createNodeCrypto(),
    signKey$: of('key'),
    network: { online$: constant(true), visible$: constant(true) },
    device: createMemoryStore(),
    random: () => 0,
    randomHex: (bytes) => '0'.repeat(2 * bytes),
    now: () => NOW,
    serverNow: () => NOW,
    rate: () => 1,
    memberId: () => 'u1',
    language: () => 'CMN',
    siteHeaders: () => ({ 'x-api-client': '2' }),
    onResult: () => undefined,
    leave: () => undefined,
    enterWhenOpen: () => undefined,
    say: () => undefined,
    log: () => undefined,
    siteCall$: () => EMPTY,
    onOutdated: () => {
      outdated.push(true)
    },
    onBadData: (path) => {
      bad.push(path)
    },
    times: { ...linkDefaults, retryDelayMs: 0, retryCapMs: 0 },
    ...change,
  }
  return { deps, sent, bad, outdated, sessionReports, socket$, connected }
}
