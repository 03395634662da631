import { catchError, defer, from, map, mergeMap, NEVER, of, tap } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import type { CallKind } from '../../link/retryPolicy.ts'
import type { LaunchedVenue } from '../../link/venueSession.ts'
import type { HttpRequest } from '../../ports/http.ts'
import { decode, decodeJson } from '../../wire/decode.ts'
import { FBTY_SUCCESS } from '../../wire/fbty/codes.ts'
import { envelope } from '../../wire/fbty/envelope.ts'
import { FBTY_HEADERS, FBTY_PATHS } from '../../wire/fbty/paths.ts'
import { FBTY_LANGUAGE_HEADERS } from '../../wire/fbty/tables.ts'
import { decodeUnpacked, isPacked, MAX_UNPACKED_BYTES } from '../../wire/packed.ts'
import type { Call, Dated } from '../call.ts'
import { launchedCall$ } from '../launchedCall.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { fbtyFailure } from './errors.ts'
import { maintenanceText } from './maintenance.ts'

/** Every call gives up after this time, bets included. */
export const TIMEOUT_MS = 10_000

export interface FbtyRequest<S extends v.GenericSchema> {
  /** Reads are retried by the link's policy; writes are sent once. */
  readonly kind: Exclude<CallKind, 'session'>
  readonly call: keyof typeof FBTY_PATHS
  readonly body?: object
  readonly answer: S
  /** The value of an answer with this code, where more codes than success are answers; `undefined` for a failure. */
  readonly answered?: (code: number, data: unknown) => unknown
}

export type Ask = <S extends v.GenericSchema>(question: FbtyRequest<S>) => Call<Dated<v.InferOutput<S>>>

/**
 * Creates the function for all calls of the venue: token, envelope, unpacking, retry, relaunch. Once an answer reports
 * maintenance, no call is sent and none ends, until the venue is entered again (docs/venues/fbty.md, 1.4). That
 * happens by itself, because the page of the maintenance is not always shown and can be left by Back.
 */
export function createAsk(deps: VenueDeps): Ask {
  let closed = false

  const open = <S extends v.GenericSchema>(
    question: FbtyRequest<S>,
    text: string,
    askedAt: number,
  ): Call<Dated<v.InferOutput<S>>> => {
    const bad = (fault: unknown): Failure => {
      deps.onBadData(FBTY_PATHS[question.call], fault)
      return transportFailure('badData')
    }
    const answer = decodeJson(envelope, text)
    if (!answer.ok) return of(err(bad(answer.error)))
    const { success, code, message, rateLimit, data } = answer.value
    const at = answer.value.ts ?? askedAt
    const read = (value: unknown): Result<Dated<v.InferOutput<S>>, Failure> => {
      const decoded = decode(question.answer, value)
      return decoded.ok ? ok({ value: decoded.value, at }) : err(bad(decoded.error))
    }
    const special = question.answered?.(code, data)
    if (special !== undefined) return of(read(special))
    if (!success || code !== FBTY_SUCCESS) {
      // After a write the code decides, because what may have been done is looked up.
      const isLimited = rateLimit && question.kind === 'read'
      return of(err(isLimited ? transportFailure('rateLimited') : fbtyFailure(code, message)))
    }
    if (!isPacked(data)) return of(read(data))
    return from(deps.inflate.gunzipBase64(data, MAX_UNPACKED_BYTES)).pipe(
      map((unpacked) => read(parseJson(decodeUnpacked(unpacked)))),
      catchError((error: unknown) => of(err(bad(error)))),
    )
  }

  const noteMaintenance = (result: Result<unknown, Failure>): void => {
    if (result.ok || result.error.type !== 'refusal' || result.error.reason !== 'maintenance') return
    // Calls that were under way are answered after the first one.
    if (!closed) deps.enterWhenOpen()
    closed = true
    deps.leave('venueMaintenance', maintenanceText(result.error.message))
  }

  return <S extends v.GenericSchema>(question: FbtyRequest<S>) =>
    defer((): Call<Dated<v.InferOutput<S>>> => {
      if (closed) return NEVER
      return launchedCall$<Dated<v.InferOutput<S>>>(deps, {
        kind: question.kind,
        path: FBTY_PATHS[question.call],
        send: (access) =>
          defer(() => {
            const askedAt = deps.serverNow()
            return exchange$(deps.http, httpRequest(question, access, deps)).pipe(
              mergeMap((result) => (result.ok ? open(question, result.value.text, askedAt) : of(result))),
            )
          }),
      }).pipe(
        tap((result) => {
          noteMaintenance(result)
        }),
      )
    })
}

function httpRequest(
  { call, body = {} }: FbtyRequest<v.GenericSchema>,
  access: LaunchedVenue,
  deps: VenueDeps,
): HttpRequest {
  const token = access.token ?? ''
  const language = deps.language()
  return {
    method: 'POST',
    url: access.url + FBTY_PATHS[call],
    headers: {
      ...deps.siteHeaders(),
      [FBTY_HEADERS.token]: token,
      [FBTY_HEADERS.requestId]: token,
      [FBTY_HEADERS.language]: FBTY_LANGUAGE_HEADERS[language],
      'content-type': 'application/json',
    },
    body: JSON.stringify({ languageType: language, ...body }),
    timeoutMs: TIMEOUT_MS,
  }
}
