import { catchError, combineLatest, from, map, mergeMap, type Observable, of, tap } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { parseJson } from '../kernel/parseJson.ts'
import type { Crypto } from '../ports/crypto.ts'
import type { Faults } from '../ports/environment.ts'
import type { Http } from '../ports/http.ts'
import { decode, decodeJson } from '../wire/decode.ts'
import { sealedAnswer } from '../wire/room/liveRooms.ts'
import { serviceCodes } from '../wire/room/serviceCodes.ts'
import { siteCodes } from '../wire/site/codes.ts'
import { envelope } from '../wire/site/envelope.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import type { Config } from './configImage.ts'
import type { LinkTimes } from './constants.ts'
import { exchange$, transportFailure } from './exchange.ts'
import type { ResultListeners } from './resultListeners.ts'
import { retryRead, type RetryTimes } from './retryPolicy.ts'
import { siteFailure } from './siteErrors.ts'

/** A GET on the live domain (docs/protocol.md, 4). */
export interface LiveCall<S extends v.GenericSchema> {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Schema of the answer's `data`. */
  readonly data: S
  /** Whether `data` is encrypted. */
  readonly sealed: boolean
}

/** Emits one result and completes. Never errors. */
export type LiveRequest = <const S extends v.GenericSchema>(
  call: LiveCall<S>,
) => Observable<Result<v.InferOutput<S>, Failure>>

interface LiveDeps {
  readonly http: Http
  readonly crypto: Pick<Crypto, 'openSealed'>
  readonly faults: Faults
  readonly config: Pick<Config, 'ready$'>
  /** Emits once. */
  readonly domain$: Observable<string>
  readonly commonHeaders: () => Readonly<Record<string, string>>
  readonly random: () => number
  /** Receives the result of every attempt, for rate limit, console and analytics. */
  readonly onResult: ResultListeners['live']
}

export function createLiveRequest(
  deps: LiveDeps,
  times: RetryTimes & Pick<LinkTimes, 'liveTimeoutMs'>,
): LiveRequest {
  return (call) =>
    combineLatest([deps.config.ready$, deps.domain$]).pipe(
      mergeMap(([config, domain]) =>
        exchange$(deps.http, {
          method: 'GET',
          url: `${domain}${call.path}?${queryText(call.query)}`,
          headers: deps.commonHeaders(),
          timeoutMs: times.liveTimeoutMs,
        }).pipe(
          mergeMap((result) => (result.ok ? from(open(deps, call, config, result.value.text)) : of(result))),
        ),
      ),
      map((result): Result<v.InferOutput<typeof call.data>, Failure> => {
        if (!result.ok) return result
        const decoded = decode(call.data, result.value)
        if (decoded.ok) return ok(decoded.value)
        deps.faults.report(call.path, decoded.error)
        return err(transportFailure('badData'))
      }),
      catchError((error: unknown) => {
        deps.faults.report(call.path, error)
        return of(err(transportFailure('badData')))
      }),
      tap((result) => {
        deps.onResult(call.path, result)
      }),
      retryRead('read', times.readRetries, deps.random, times),
    )
}

function queryText(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

/** The envelope's `data`, decrypted if it is sealed. If that fails, the result is `badData`. */
async function open(
  { crypto }: Pick<LiveDeps, 'crypto'>,
  { sealed }: Pick<LiveCall<v.GenericSchema>, 'sealed'>,
  { liveKey }: SiteConfig,
  text: string,
): Promise<Result<unknown, Failure>> {
  const answer = decodeJson(envelope, text)
  if (!answer.ok) return err(transportFailure('badData'))
  const code = siteCodeOf(answer.value.code)
  if (code !== siteCodes.success) return err(siteFailure(code, answer.value.msg))
  if (!sealed) return ok(answer.value.data)
  const body = decodeJson(sealedAnswer, text)
  if (!body.ok || liveKey === undefined) return err(transportFailure('badData'))
  const plain = await crypto.openSealed(liveKey, body.value.data).catch(() => null)
  return plain === null ? err(transportFailure('badData')) : ok(parseJson(plain))
}

/** Maps a code of the live domain to the site's code; the live domain also sends codes of an outside service. */
function siteCodeOf(code: number): number {
  if (code === serviceCodes.success) return siteCodes.success
  return code === serviceCodes.maintenance ? siteCodes.liveMaintenance : code
}
