import { catchError, from, map, mergeMap, of } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { parseJson } from '../kernel/parseJson.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Link } from '../link/createLink.ts'
import { exchange$, transportFailure } from '../link/exchange.ts'
import { createFetchReports } from '../link/fetchReports.ts'
import type { CallKind } from '../link/retryPolicy.ts'
import type { LaunchedVenue, VenueSession } from '../link/venueSession.ts'
import type { HttpRequest } from '../ports/http.ts'
import type { Ports } from '../ports/ports.ts'
import { decode, decodeJson } from '../wire/decode.ts'
import { PRODUCT_HEADERS, productEnvelope } from '../wire/games/envelope.ts'
import { productCodeName } from '../wire/games/refusals.ts'
import { decodeUnpacked, isPacked, MAX_UNPACKED_BYTES } from '../wire/packed.ts'
import { LAUNCH_LANGUAGES } from '../wire/site/launch.ts'
import type { Call, Dated } from './call.ts'
import { launchedCall$ } from './launchedCall.ts'
import { productFailure } from './productFailure.ts'

export interface ProductRequest<S extends v.GenericSchema> {
  /** Reads are retried by the link's policy; writes are sent once. */
  readonly kind: Exclude<CallKind, 'session'>
  /** The path for reports; a pattern such as `/yewu27/{token}` where the requested path contains the token. */
  readonly path: string
  /** The requested path, if it is not `path`. */
  readonly address?: (access: LaunchedVenue) => string
  /** Parameters of a GET; a request with a `body` is a POST. */
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly answer: S
  /** For polled calls, which have a short timeout because the next one is due soon. */
  readonly polled?: boolean
  readonly timeoutMs?: number
  /** The failure of a code that this call reads itself; `null` for any other. */
  readonly failureOf?: (code: number, message: string, data: unknown) => Failure | null
}

/** Makes one call. The answer is dated by the product's clock. Never errors. */
export type AskProduct = <S extends v.GenericSchema>(
  request: ProductRequest<S>,
) => Call<Dated<v.InferOutput<S>>>

/** A product of the site with an address and a token of its own: the casino and the lottery. */
export interface LaunchedProduct {
  /** Whether the product accepts the member, and a retry. */
  readonly session: Pick<VenueSession, 'trouble$' | 'reenter'>
  readonly ask: AskProduct
}

interface ProductDeps {
  readonly link: Link
  readonly ports: Pick<Ports, 'http' | 'inflate' | 'random' | 'faults'>
}

export interface ProductOptions {
  /** The site's wallet type of the currency that the member bets in. */
  readonly walletType?: () => number
}

/**
 * Launches a product at its first call, and makes its calls: token, headers, envelope, unpacking, retries of reads, and
 * one new launch when the login has ended (docs/games/casino.md, 6).
 *
 * @param code `venueEnName` of the launch: `ZR` or `CP`.
 */
export function createLaunchedProduct(
  scope: Scope,
  { link, ports }: ProductDeps,
  code: string,
  { walletType }: ProductOptions = {},
): LaunchedProduct {
  const session = link.venueSession(scope, code, {
    languageType: () => LAUNCH_LANGUAGES[link.language()],
    ...(walletType === undefined ? {} : { walletType }),
  })
  const reports = createFetchReports(ports.http, code, link.analytics)
  const deps = {
    session,
    times: link.times,
    random: () => ports.random.next(),
    onResult: (path: string, result: Result<unknown, Failure>) => {
      reports.note(path, result)
      link.onResult.venue(path, result)
    },
  }

  const open = <S extends v.GenericSchema>(
    request: ProductRequest<S>,
    text: string,
  ): Call<Dated<v.InferOutput<S>>> => {
    const bad = (fault: unknown): Failure => {
      ports.faults.report(request.path, fault)
      return transportFailure('badData')
    }
    const answer = decodeJson(productEnvelope, text)
    if (!answer.ok) return of(err(bad(answer.error)))
    const { code: number, msg, data } = answer.value
    const at = answer.value.ts ?? link.serverTime.now()
    const read = (value: unknown): Result<Dated<v.InferOutput<S>>, Failure> => {
      const decoded = decode(request.answer, value)
      return decoded.ok ? ok({ value: decoded.value, at }) : err(bad(decoded.error))
    }
    if (productCodeName(number) !== 'success') {
      return of(err(request.failureOf?.(number, msg, data) ?? productFailure(number, msg)))
    }
    if (!isPacked(data)) return of(read(data))
    return from(ports.inflate.gunzipBase64(data, MAX_UNPACKED_BYTES)).pipe(
      map((unpacked) => read(parseJson(decodeUnpacked(unpacked)))),
      catchError((error: unknown) => of(err(bad(error)))),
    )
  }

  return {
    session,
    ask: (request) =>
      launchedCall$(deps, {
        kind: request.kind,
        path: request.path,
        send: (access) =>
          exchange$(reports.http, httpRequest(request, access, link)).pipe(
            mergeMap((result) => (result.ok ? open(request, result.value.text) : of(result))),
          ),
      }),
  }
}

function httpRequest(
  { path, address, query = {}, body, polled = false, timeoutMs }: ProductRequest<v.GenericSchema>,
  access: LaunchedVenue,
  { commonHeaders, language, times }: Pick<Link, 'commonHeaders' | 'language' | 'times'>,
): HttpRequest {
  const headers = {
    ...commonHeaders(),
    [PRODUCT_HEADERS.token]: access.token ?? '',
    [PRODUCT_HEADERS.language]: LAUNCH_LANGUAGES[language()],
  }
  const timeout = timeoutMs ?? (polled ? times.pollTimeoutMs : times.requestTimeoutMs)
  const url = access.url + (address?.(access) ?? path)
  if (body !== undefined) {
    return {
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      timeoutMs: timeout,
    }
  }
  const parameters = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return { method: 'GET', url: parameters === '' ? url : `${url}?${parameters}`, headers, timeoutMs: timeout }
}
