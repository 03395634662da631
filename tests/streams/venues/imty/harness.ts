import { defer, NEVER, type Observable, of, throwError } from 'rxjs'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { line } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { type HttpRequest, type HttpResponse, TransportError } from '../../../../streams/ports/http.ts'
import { createImty } from '../../../../streams/venues/imty/index.ts'
import type { VenueDeps } from '../../../../streams/venues/venueDeps.ts'
import { imtyDate } from '../../../../streams/wire/imty/dates.ts'
import { createDepsUnderTest, NOW } from '../depsUnderTest.ts'

export { NOW }

export interface Asked {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly request: HttpRequest
}

/** The venue's answer to a request: a text with HTTP 200, a response, or a transport error for none. */
export type Answerer = (asked: Asked, times: number) => string | HttpResponse | TransportError

/** An answer with the fields of a call. */
export function answer(fields: object = {}, code = 100, at = NOW): string {
  return JSON.stringify({
    StatusCode: code,
    StatusDesc: code === 100 ? '' : 'no',
    ServerTime: imtyDate(at),
    ...fields,
  })
}

/** The IMTY adapter on a fake server. */
export function createVenueUnderTest(answerer: Answerer, change: Partial<VenueDeps> = {}) {
  const sent: Asked[] = []
  const left: string[] = []
  const said: string[] = []
  const send = (request: HttpRequest): Observable<HttpResponse> =>
    defer(() => {
      const body = JSON.parse(typeof request.body === 'string' ? request.body : '{}') as Asked['body']
      const asked = { path: request.url, body, request }
      sent.push(asked)
      const given = answerer(asked, sent.length)
      if (given instanceof TransportError) return throwError(() => given)
      return of(typeof given === 'string' ? { status: 200, header: () => null, text: given } : given)
    })
  const { deps, bad } = createDepsUnderTest(() => '', {
    http: { send, sendForBytes: () => NEVER },
    memberId: () => '42',
    leave: (reason) => {
      left.push(reason)
    },
    say: (key) => {
      said.push(key)
    },
    ...change,
  })
  return { venue: createImty(deps), sent, bad, left, said }
}

/** A handicap leg on the home side in play. */
export function handicapLeg(change: Partial<Leg> = {}): Leg {
  return {
    venue: 'IMTY',
    choice: {
      matchId: '1000241',
      sport: 'football',
      spec: { kind: 'handicap', stat: 'goals', period: 'match' },
      handle: null,
      line: line(-3),
      side: 'home',
    },
    wire: { marketId: '1000241020013997', optionId: '1000241020013997001', playId: '1.1.1' },
    agreedOdds: 195_000 as Odds,
    timing: 'live',
    parlayAllowed: true,
    score: [1, 0],
    leagueId: '3',
    kickOff: NOW,
    names: { home: 'A', away: 'B', league: 'L', market: 'Handicap' },
    ...change,
  }
}
