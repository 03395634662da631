import { catchError, from, map, mergeMap, type Observable, of } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { parseJson } from '../kernel/parseJson.ts'
import type { Crypto } from '../ports/crypto.ts'
import type { Faults } from '../ports/environment.ts'
import type { Http } from '../ports/http.ts'
import type { KeyValue } from '../ports/storage.ts'
import { decode, decodeJson } from '../wire/decode.ts'
import { sealedAnswer } from '../wire/room/liveRooms.ts'
import { envelope } from '../wire/site/envelope.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import type { Config } from './configImage.ts'
import type { LinkTimes } from './constants.ts'
import { exchange$, transportFailure } from './exchange.ts'
import { retryByKind, type RetryTimes } from './retryPolicy.ts'
import { siteFailure } from './siteErrors.ts'
import { storageKeys } from './storageKeys.ts'

/** A GET on the live domain (specification, platform part, 7). */
export interface LiveCall<S extends v.GenericSchema> {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Reads the answer's `data`. */
  readonly data: S
  /** Whether `data` comes encrypted. */
  readonly sealed: boolean
}

/** One result, then complete. Never errors. */
export type LiveRequest = <const S extends v.GenericSchema>(
  call: LiveCall<S>,
) => Observable<Result<v.InferOutput<S>, Failure>>

interface LiveDeps {
  readonly http: Http
  readonly crypto: Pick<Crypto, 'openSealed'>
  readonly faults: Faults
  readonly config: Pick<Config, 'ready$'>
  readonly local: KeyValue
  readonly commonHeaders: () => Readonly<Record<string, string>>
  readonly random: () => number
}

export function createLiveRequest(
  deps: LiveDeps,
  times: RetryTimes & Pick<LinkTimes, 'liveTimeoutMs'>,
): LiveRequest {
  return (call) =>
    deps.config.ready$.pipe(
      mergeMap((config) =>
        exchange$(deps.http, {
          method: 'GET',
          url: `${liveDomain(deps.local, config)}${call.path}?${queryText(call.query)}`,
          headers: deps.commonHeaders(),
          timeoutMs: times.liveTimeoutMs,
        }).pipe(
          mergeMap((result) => (result.ok ? from(open(deps, call, config, result.value.text)) : of(result))),
        ),
      ),
      catchError((error: unknown) => {
        deps.faults.report(call.path, error)
        return of(err(transportFailure('badData')))
      }),
      retryByKind('read', deps.random, times),
      map((result) => {
        if (!result.ok) return result
        const decoded = decode(call.data, result.value)
        if (decoded.ok) return ok(decoded.value)
        deps.faults.report(call.path, decoded.error)
        return err(transportFailure('badData'))
      }),
    )
}

/** The live domain: a setting on the device, or else the configuration's. */
function liveDomain(local: KeyValue, { liveBase }: SiteConfig): string {
  const stored = local.get(storageKeys.liveDomain)
  return stored !== null && /^https?:\/\/[^/?#\s]+$/i.test(stored) ? stored : liveBase
}

function queryText(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

/** The envelope's `data`, opened where it is sealed; what can't be opened is bad data. */
async function open(
  { crypto }: Pick<LiveDeps, 'crypto'>,
  { sealed }: Pick<LiveCall<v.GenericSchema>, 'sealed'>,
  { liveKey }: SiteConfig,
  text: string,
): Promise<Result<unknown, Failure>> {
  const answer = decodeJson(envelope, text)
  if (!answer.ok) return err(transportFailure('badData'))
  if (answer.value.code !== 0) return err(siteFailure(answer.value.code, answer.value.msg))
  if (!sealed) return ok(answer.value.data)
  const body = decodeJson(sealedAnswer, text)
  if (!body.ok || liveKey === undefined) return err(transportFailure('badData'))
  const plain = await crypto.openSealed(liveKey, body.value.data).catch(() => null)
  return plain === null ? err(transportFailure('badData')) : ok(parseJson(plain))
}
