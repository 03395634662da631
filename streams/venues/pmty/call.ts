import { catchError, from, map, mergeMap, of } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import type { CallKind } from '../../link/retryPolicy.ts'
import type { LaunchedVenue } from '../../link/venueSession.ts'
import type { HttpRequest } from '../../ports/http.ts'
import { decode, decodeJson } from '../../wire/decode.ts'
import { isSuccess } from '../../wire/pmty/codes.ts'
import { envelope } from '../../wire/pmty/envelope.ts'
import { decodeUnpacked, isPacked, MAX_UNPACKED_BYTES } from '../../wire/packed.ts'
import { PMTY_HEADERS } from '../../wire/pmty/paths.ts'
import type { Call, Dated } from '../call.ts'
import { launchedCall$ } from '../launchedCall.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { pmtyFailure, reasonOf } from './errors.ts'
import { languageCodes } from './numbers.ts'

export interface PmtyRequest<S extends v.GenericSchema> {
  /** Reads are retried by the link's policy; writes are sent once. */
  readonly kind: Exclude<CallKind, 'session'>
  readonly path: string
  /** Parameters of a GET; a question with a `body` is a POST. */
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer: S
  /** For polled calls, which have a short timeout because the next one is due soon. */
  readonly polled?: boolean
  readonly timeoutMs?: number
  /**
   * The value of an answer with this code, in calls where more codes than success are answers; `undefined` for a
   * failure.
   */
  readonly answered?: (code: string, data: unknown) => unknown
  /** The value for `0400500` (no data), in calls where that is not a failure. */
  readonly noData?: unknown
}

export type Ask = <S extends v.GenericSchema>(question: PmtyRequest<S>) => Call<Dated<v.InferOutput<S>>>

/** Creates the function for all venue calls: token, headers, envelope, decompression, retry, relaunch. */
export function createAsk(deps: VenueDeps): Ask {
  const open = <S extends v.GenericSchema>(
    question: PmtyRequest<S>,
    text: string,
  ): Call<Dated<v.InferOutput<S>>> => {
    const bad = (fault: unknown): Failure => {
      deps.onBadData(question.path, fault)
      return transportFailure('badData')
    }
    const answered = decodeJson(envelope, text)
    if (!answered.ok) return of(err(bad(answered.error)))
    const { code, msg, data } = answered.value
    const at = answered.value.ts ?? deps.serverNow()
    const read = (value: unknown): Result<Dated<v.InferOutput<S>>, Failure> => {
      const decoded = decode(question.answer, value)
      return decoded.ok ? ok({ value: decoded.value, at }) : err(bad(decoded.error))
    }
    const special = question.answered?.(code, data)
    if (special !== undefined) return of(read(special))
    if (!isSuccess(code)) {
      const empty = question.noData !== undefined && reasonOf(code) === 'noData'
      return of(empty ? read(question.noData) : err(pmtyFailure(code, msg)))
    }
    if (!isPacked(data)) return of(read(data))
    return from(deps.inflate.gunzipBase64(data, MAX_UNPACKED_BYTES)).pipe(
      map((unpacked) => parsed(decodeUnpacked(unpacked))),
      map((json) => (json.ok ? read(json.value) : err(bad(json.error)))),
      catchError((error: unknown) => of(err(bad(error)))),
    )
  }

  return (question) =>
    launchedCall$(deps, {
      kind: question.kind,
      path: question.path,
      send: (access) =>
        exchange$(deps.http, httpRequest(question, access, deps)).pipe(
          mergeMap((result) => (result.ok ? open(question, result.value.text) : of(result))),
        ),
    })
}

function parsed(json: string): Result<unknown, unknown> {
  try {
    return ok<unknown>(JSON.parse(json))
  } catch (error) {
    return err(error)
  }
}

function httpRequest(
  { path, query = {}, body, polled = false, timeoutMs }: PmtyRequest<v.GenericSchema>,
  access: LaunchedVenue,
  deps: VenueDeps,
): HttpRequest {
  const headers = {
    ...deps.siteHeaders(),
    [PMTY_HEADERS.token]: access.token ?? '',
    [PMTY_HEADERS.language]: languageCodes[deps.language()],
  }
  const timeout = timeoutMs ?? (polled ? deps.times.pollTimeoutMs : deps.times.requestTimeoutMs)
  if (body !== undefined) {
    return {
      method: 'POST',
      url: access.url + path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      timeoutMs: timeout,
    }
  }
  const parameters = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const url = access.url + path + (parameters === '' ? '' : `?${parameters}`)
  return { method: 'GET', url, headers, timeoutMs: timeout }
}
