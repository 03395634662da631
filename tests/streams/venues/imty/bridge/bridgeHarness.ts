import { defer, delay, mergeMap, NEVER, type Observable, of, throwError, timer } from 'rxjs'
import { err, ok } from '../../../../../streams/domain/result.ts'
import { createScope } from '../../../../../streams/kernel/scope.ts'
import { constant } from '../../../../../streams/kernel/state.ts'
import { transportFailure } from '../../../../../streams/link/exchange.ts'
import { createVenueSession } from '../../../../../streams/link/venueSession.ts'
import { type HttpResponse, TransportError } from '../../../../../streams/ports/http.ts'
import { createYbty } from '../../../../../streams/venues/imty/index.ts'
import { createDepsUnderTest, NOW } from '../../depsUnderTest.ts'
import { answer } from '../harness.ts'

export interface Sent {
  readonly path: string
  /** Local time, ms. */
  readonly at: number
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly body: Readonly<Record<string, unknown>>
}

export type BridgeAnswer = string | HttpResponse | TransportError

export interface BridgeOptions {
  /** Local time, ms; that of the test's scheduler by default. */
  readonly now: () => number
  /** The answer to a request; `times` counts from 1. */
  readonly answerer: (sent: Sent, times: number) => BridgeAnswer
  /** How long an answer takes, ms. */
  readonly takesMs?: (times: number) => number
  /** The answer to a launch; with an address by default. */
  readonly launch?: (times: number) => 'url' | 'noUrl' | 'lost'
}

export function textAnswer(text: string, status = 200): HttpResponse {
  return { status, header: () => null, text }
}

/** The venue behind the bridge, with a session that launches by itself. */
export function createBridgeUnderTest({
  now,
  answerer,
  takesMs = () => 0,
  launch = () => 'url',
}: BridgeOptions) {
  const sent: Sent[] = []
  const launches: number[] = []
  const said: string[] = []
  const logged: string[] = []
  const left: (string | null | undefined)[][] = []
  const results: string[] = []
  const scope = createScope((error) => {
    throw error
  })
  const session = createVenueSession(
    scope,
    {
      session$: constant('signedOut'),
      call: () =>
        defer(() => {
          launches.push(now())
          const kind = launch(launches.length)
          if (kind === 'lost') return of(err(transportFailure('network')))
          const url = kind === 'url' ? 'https://venue.test/bridge' : null
          const token = `t${String(launches.length)}`
          return of(ok({ data: { url, nativeUrl: null, token, imgDomain: null }, message: '暂时无法进入' }))
        }),
    },
    { venueCode: 'YBTY', clientType: 2, rollbackAddress: '', https: true, retries: 0 },
  )
  const send = (request: { url: string; body?: string; headers?: Sent['headers']; timeoutMs: number }) =>
    defer((): Observable<HttpResponse> => {
      const one: Sent = {
        path: request.url.replace('https://venue.test/bridge', ''),
        at: now(),
        headers: request.headers ?? {},
        timeoutMs: request.timeoutMs,
        body: JSON.parse(request.body ?? '{}') as Sent['body'],
      }
      sent.push(one)
      const times = sent.length
      const given = answerer(one, times)
      const wait = takesMs(times)
      if (given instanceof TransportError) {
        const failed$ = throwError(() => given)
        return wait === 0 ? failed$ : timer(wait).pipe(mergeMap(() => failed$))
      }
      const response = typeof given === 'string' ? textAnswer(given) : given
      return wait === 0 ? of(response) : of(response).pipe(delay(wait))
    })
  const { deps } = createDepsUnderTest(() => '', {
    http: { send, sendForBytes: () => NEVER },
    session,
    memberId: () => '42',
    now,
    serverNow: now,
    leave: (...why) => {
      left.push(why)
    },
    say: (key) => {
      said.push(key)
    },
    log: (path, note) => {
      logged.push(`${path} ${note}`)
    },
    onResult: (_, result) => {
      if (result.ok) results.push('ok')
      else results.push(result.error.type === 'refusal' ? result.error.reason : result.error.kind)
    },
  })
  return { venue: createYbty(deps), session, sent, launches, said, logged, left, results, scope }
}

export { answer, NOW }
