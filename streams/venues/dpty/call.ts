import { catchError, defer, from, map, mergeMap, type Observable, of, timeout } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import type { CallKind } from '../../link/retryPolicy.ts'
import type { LaunchedVenue } from '../../link/venueSession.ts'
import type { HttpRequest } from '../../ports/http.ts'
import { decode, decodeJson } from '../../wire/decode.ts'
import { dptyCodeName, type DptyCodeName, DPTY_SUCCESS } from '../../wire/dpty/codes.ts'
import { dptyEnvelope, refusedDate } from '../../wire/dpty/envelope.ts'
import { type DptyBase, DPTY_BASES, dptyBearer, DPTY_HEADERS } from '../../wire/dpty/paths.ts'
import { dptyCheck, dptyQuery, dptyTextToSign } from '../../wire/dpty/signature.ts'
import { decodeUnpacked, isPacked, MAX_UNPACKED_BYTES } from '../../wire/packed.ts'
import type { Call, Dated } from '../call.ts'
import { launchedCall$ } from '../launchedCall.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { createCredentials, type Signing } from './credentials.ts'
import { dptyFailure } from './errors.ts'
import { languageCodes } from './numbers.ts'

export interface DptyRequest<S extends v.GenericSchema> {
  /** Reads are retried by the link's policy; writes are sent once. */
  readonly kind: Exclude<CallKind, 'session'>
  readonly path: string
  /** What it is sent under; sports by default. */
  readonly base?: DptyBase
  readonly query?: Readonly<Record<string, string>>
  /** A request with a `body` is a POST. */
  readonly body?: unknown
  readonly answer: S
  /** For polled calls, which have a short time-out because the next one is due soon. */
  readonly polled?: boolean
  readonly timeoutMs?: number
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Accepts other result codes than success: the value to decode, or `undefined` to treat the code as a refusal.
   */
  readonly answered?: (code: number, data: unknown) => unknown
  /** The value where the venue answers that it has no data, in calls where that is not a failure. */
  readonly noData?: unknown
}

export type Ask = <S extends v.GenericSchema>(request: DptyRequest<S>) => Call<Dated<v.InferOutput<S>>>

/** Refusals of the signature: the call had no effect, and is sent once more. */
const SIGNED_AGAIN: ReadonlySet<DptyCodeName> = new Set<DptyCodeName>(['signature', 'header'])

const NONCE_BYTES = 8

/** An answer as received, and when it was asked for and came; local ms. */
interface Received {
  readonly text: string
  readonly askedAt: number
  readonly receivedAt: number
}

/** Creates the function for all calls of the venue: signature, headers, envelope, retry, relaunch. */
export function createAsk(deps: VenueDeps): Ask {
  const credentials = createCredentials(deps)
  const signed = createSignedRequest(deps)

  const exchangeSigned$ = <S extends v.GenericSchema>(
    request: DptyRequest<S>,
    access: LaunchedVenue,
  ): Observable<Result<Received, Failure>> =>
    credentials.signing$(access).pipe(
      mergeMap((signing) => {
        if (!signing.ok) return of(signing)
        return defer(() => from(signed(request, access, signing.value))).pipe(
          mergeMap((request) => {
            const askedAt = deps.now()
            return exchange$(deps.http, request).pipe(
              map((result): Result<Received, Failure> =>
                result.ok ? ok({ text: result.value.text, askedAt, receivedAt: deps.now() }) : result,
              ),
            )
          }),
        )
      }),
    )

  /** Sends a call; `again` is false for the second time. */
  const send = <S extends v.GenericSchema>(
    request: DptyRequest<S>,
    access: LaunchedVenue,
    again = true,
  ): Call<Dated<v.InferOutput<S>>> =>
    exchangeSigned$(request, access).pipe(
      mergeMap((received): Call<Dated<v.InferOutput<S>>> => {
        if (!received.ok) return of(received)
        const { text, askedAt, receivedAt } = received.value
        const envelope = decodeJson(dptyEnvelope, text)
        if (!envelope.ok) {
          deps.onBadData(request.path, envelope.error)
          return of(err(transportFailure('badData')))
        }
        const { code, data } = envelope.value
        const name = dptyCodeName(code)
        if (again && name !== null && SIGNED_AGAIN.has(name)) {
          const date = decode(refusedDate, data)
          if (date.ok) credentials.correctTime(date.value.time, askedAt, receivedAt)
          else credentials.forgetSecret()
          return send(request, access, false)
        }
        // A write may have been executed by the first request with this value.
        if (again && name === 'checkUsed' && request.kind === 'read') return send(request, access, false)
        return open$(deps, request, envelope.value)
      }),
    )

  return (request) =>
    launchedCall$(deps, {
      kind: request.kind,
      path: request.path,
      send: (access) => send(request, access).pipe(timeout(timeLimit(request, deps))),
    })
}

function timeoutOf(
  { timeoutMs, polled = false }: DptyRequest<v.GenericSchema>,
  { times }: Pick<VenueDeps, 'times'>,
) {
  return timeoutMs ?? (polled ? times.pollTimeoutMs : times.requestTimeoutMs)
}

/** The wait for the signature is part of the time of a call. */
function timeLimit(request: DptyRequest<v.GenericSchema>, deps: Pick<VenueDeps, 'times'>) {
  return {
    first: timeoutOf(request, deps),
    with: (): Observable<Result<never, Failure>> => of(err(transportFailure('timeout'))),
  }
}

/** The request with its signature and a value that is used once. */
function createSignedRequest(
  deps: VenueDeps,
): (request: DptyRequest<v.GenericSchema>, access: LaunchedVenue, signing: Signing) => Promise<HttpRequest> {
  return async (request, { url, token }, signing) => {
    const { path, body } = request
    const method = body === undefined ? 'GET' : 'POST'
    const base = DPTY_BASES[request.base ?? 'sports']
    const pairs = Object.entries(request.query ?? {})
    const text = body === undefined ? '' : JSON.stringify(body)
    const check = dptyCheck(deps.randomHex(NONCE_BYTES), await deps.crypto.digest(text))
    const date = String(signing.date())
    const call = { method, base, path, query: pairs, accessKey: signing.accessKey, date, check } as const
    const headers = {
      ...deps.siteHeaders(),
      [DPTY_HEADERS.token]: token ?? '',
      [DPTY_HEADERS.authorization]: dptyBearer(token ?? ''),
      [DPTY_HEADERS.language]: languageCodes[deps.language()],
      [DPTY_HEADERS.key]: signing.accessKey,
      [DPTY_HEADERS.date]: date,
      [DPTY_HEADERS.check]: check,
      [DPTY_HEADERS.signature]: await deps.crypto.sign(signing.secret, dptyTextToSign(call)),
      ...request.headers,
    }
    const query = dptyQuery(pairs)
    const address = url + base + path + (query === '' ? '' : `?${query}`)
    const http = { method, url: address, timeoutMs: timeoutOf(request, deps) } as const
    if (body === undefined) return { ...http, headers }
    return { ...http, headers: { ...headers, 'content-type': 'application/json' }, body: text }
  }
}

/** Reads an answer by its code; `data` may be packed. */
function open$<S extends v.GenericSchema>(
  deps: VenueDeps,
  request: DptyRequest<S>,
  { code, msg, ts, data }: v.InferOutput<typeof dptyEnvelope>,
): Call<Dated<v.InferOutput<S>>> {
  const at = ts ?? deps.serverNow()
  const bad = (fault: unknown): Result<never, Failure> => {
    deps.onBadData(request.path, fault)
    return err(transportFailure('badData'))
  }
  const read = (value: unknown): Result<Dated<v.InferOutput<S>>, Failure> => {
    const decoded = decode(request.answer, value)
    return decoded.ok ? ok({ value: decoded.value, at }) : bad(decoded.error)
  }
  const special = request.answered?.(code, data)
  if (special !== undefined) return of(read(special))
  if (code !== DPTY_SUCCESS) return of(refused(deps, request, code, msg, read))
  if (!isPacked(data)) return of(read(data))
  return from(deps.inflate.gunzipBase64(data, MAX_UNPACKED_BYTES)).pipe(
    map((unpacked) => read(JSON.parse(decodeUnpacked(unpacked)))),
    catchError((error: unknown) => of(bad(error))),
  )
}

function refused<T>(
  deps: VenueDeps,
  { path, noData }: DptyRequest<v.GenericSchema>,
  code: number,
  msg: string,
  read: (value: unknown) => Result<T, Failure>,
): Result<T, Failure> {
  const name = dptyCodeName(code)
  if (name === 'noData' && noData !== undefined) return read(noData)
  if (name === 'parameter') deps.onBadData(path, `refused with ${String(code)} ${msg}`)
  if (name === 'maintenance') deps.leave('venueMaintenance', msg === '' ? null : msg)
  return err(dptyFailure(code, msg))
}
