import { gunzipSync, gzipSync } from 'node:zlib'
import type * as v from 'valibot'
import { defer, NEVER, type Observable, of, Subject, throwError } from 'rxjs'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { line } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { ok } from '../../../../streams/domain/result.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../../streams/link/constants.ts'
import type { HttpRequest, HttpResponse, TransportError } from '../../../../streams/ports/http.ts'
import type { SocketEvent } from '../../../../streams/ports/socket.ts'
import { createPmty } from '../../../../streams/venues/pmty/index.ts'
import type { VenueDeps } from '../../../../streams/venues/venueDeps.ts'
import { decodeJson } from '../../../../streams/wire/decode.ts'
import { encodeForPacking } from '../../../../streams/wire/pmty/packed.ts'

export const NOW = 1_790_000_000_000

/** The venue's answer to a request; a transport error means that there is none. */
export type Answerer = (request: HttpRequest, times: number) => string | TransportError

export function answer(data: unknown, code: string | number = '0000000', ts: number | null = NOW): string {
  return JSON.stringify({ code, msg: code === '0000000' ? 'ok' : 'no', ts, data })
}

/** Packs a value like the venue: percent-encoded JSON, gzip with a zero timestamp, base64. */
export function pack(value: unknown): string {
  return gzipSync(encodeForPacking(JSON.stringify(value))).toString('base64')
}

/** The PMTY adapter on a fake server. */
export function createVenueUnderTest(answerer: Answerer, change: Partial<VenueDeps> = {}) {
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
  const launched = () => of(ok({ url: '', nativeUrl: null, token: `t${token}`, imgDomain: null }))
  const sessionReports: unknown[] = []
  const deps: VenueDeps = {
    session: {
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
    network: { online$: constant(true), visible$: constant(true) },
    random: () => 0,
    now: () => NOW,
    serverNow: () => NOW,
    memberId: () => 'u1',
    language: () => 'CMN',
    siteHeaders: () => ({ 'x-api-client': '2' }),
    onResult: () => undefined,
    onOutdated: () => {
      outdated.push(true)
    },
    onBadData: (path) => {
      bad.push(path)
    },
    times: { ...linkDefaults, retryDelayMs: 0, retryCapMs: 0 },
    ...change,
  }
  return { venue: createPmty(deps), sent, bad, outdated, sessionReports, socket$, connected }
}

/** The URL of a request without its query. */
export function pathOf(request: HttpRequest): string {
  return request.url.split('?')[0] ?? ''
}

export function odds(scaled: number): Odds {
  return scaled as Odds
}

/** A live handicap leg on the home side, on the main line. */
export function handicapLeg(change: Partial<Leg> = {}): Leg {
  return {
    venue: 'PMTY',
    choice: {
      matchId: 'm1',
      sport: 'football',
      spec: { kind: 'handicap', stat: 'goals', period: 'match' },
      handle: '1',
      line: line(-3),
      side: 'home',
    },
    wire: { marketId: 'h1', optionId: 'o1', playId: '4' },
    agreedOdds: odds(195_000),
    timing: 'live',
    parlayAllowed: true,
    score: [1, 0],
    leagueId: 'l1',
    kickOff: NOW,
    names: { home: 'A', away: 'B', league: 'L', market: 'AH' },
    ...change,
  }
}

/** The decoded body of a request. */
export function bodyOf<S extends v.GenericSchema>(schema: S, request: HttpRequest): v.InferOutput<S> {
  const decoded = decodeJson(schema, request.body ?? '')
  if (!decoded.ok) throw new Error(`unreadable body: ${decoded.error.path} ${decoded.error.message}`)
  return decoded.value
}
