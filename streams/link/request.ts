import { catchError, from, map, mergeMap, type Observable, of, switchMap } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import type { BodyCipher, Crypto } from '../ports/crypto.ts'
import type { Faults } from '../ports/environment.ts'
import type { Http, HttpRequest } from '../ports/http.ts'
import { decode, decodeJson } from '../wire/decode.ts'
import { envelope, type Envelope } from '../wire/site/envelope.ts'
import { siteHeaders } from '../wire/site/headers.ts'
import { isSealedSite, sealContext, SEALED_CONTENT_TYPE } from '../wire/site/sealedBody.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import { textToSign } from '../wire/signature.ts'
import type { Config } from './configImage.ts'
import type { LinkTimes } from './constants.ts'
import { exchange$, transportFailure } from './exchange.ts'
import { type CallKind, retryByKind, type RetryTimes } from './retryPolicy.ts'
import { siteFailure } from './siteErrors.ts'

/** One call to the site. */
export interface SiteCall<S extends v.GenericSchema> {
  readonly path: string
  readonly body: object
  /** Reads the answer's `data`. */
  readonly data: S
  readonly kind: CallKind
  readonly timeoutMs?: number
}

/** A successful answer; `message` is the envelope's `msg`, for calls whose data may still say no. */
export interface SiteAnswer<T> {
  readonly data: T
  readonly message: string
}

export type SiteResult<T> = Result<SiteAnswer<T>, Failure>

/** One call per subscription, repeated by its kind's policy: one result, then complete. Never errors. */
export type SiteRequest = <const S extends v.GenericSchema>(
  call: SiteCall<S>,
  token: string | null,
) => Observable<SiteResult<v.InferOutput<S>>>

interface RequestDeps {
  readonly http: Http
  readonly crypto: Crypto
  readonly faults: Faults
  readonly config: Pick<Config, 'ready$' | 'reload'>
  /** Headers that all calls carry: client, device, language, diagnostics. */
  readonly commonHeaders: () => Readonly<Record<string, string>>
  readonly deviceId: string
  /** Platform time, ms. */
  readonly now: () => number
  readonly random: () => number
  /** Hears how every try went: for the rate-limit flag, reachability, exits and analytics. */
  readonly heard: (path: string, result: Result<unknown, Failure>) => void
}

type RequestTimes = RetryTimes & Pick<LinkTimes, 'requestTimeoutMs'>

/** The shared wrapper of the specification (platform part, 7): envelope, headers, signature, sealed bodies. */
export function createRequest(deps: RequestDeps, times: RequestTimes): SiteRequest {
  const cipherFor = createCiphers(deps.crypto)

  const attempt = <const S extends v.GenericSchema>(
    call: SiteCall<S>,
    token: string | null,
    config: SiteConfig,
  ): Observable<SiteResult<v.InferOutput<S>>> =>
    from(cipherFor(config)).pipe(
      mergeMap((cipher) => {
        const sealing = { call, token, config, cipher }
        const timeoutMs = call.timeoutMs ?? times.requestTimeoutMs
        return from(prepare(deps, sealing, timeoutMs)).pipe(
          mergeMap((request) => exchange$(deps.http, request)),
          mergeMap((result) => (result.ok ? from(open(result.value.text, sealing)) : of(result))),
        )
      }),
      map((result): SiteResult<v.InferOutput<S>> => {
        if (!result.ok) return result
        const { code, msg, data } = result.value
        if (code !== 0) return err(siteFailure(code, msg))
        const decoded = decode(call.data, data)
        if (decoded.ok) return ok({ data: decoded.value, message: msg })
        deps.faults.report(call.path, decoded.error)
        return err(transportFailure('badData'))
      }),
      catchError((error: unknown) => {
        deps.faults.report(call.path, error)
        return of(err(transportFailure('badData')))
      }),
      map((result) => {
        deps.heard(call.path, result)
        return result
      }),
    )

  return (call, token) =>
    deps.config.ready$.pipe(
      switchMap((config) =>
        attempt(call, token, config).pipe(
          mergeMap((result) => {
            // The platform was set up anew under an open page: nothing was done, so even a write may go again.
            if (!hasStaleKeys(result, config)) return of(result)
            return deps.config
              .reload()
              .pipe(mergeMap((fresh) => (sameKeys(config, fresh) ? of(result) : attempt(call, token, fresh))))
          }),
          retryByKind(call.kind, deps.random, times),
        ),
      ),
    )
}

interface Sealing {
  readonly call: Pick<SiteCall<v.GenericSchema>, 'path' | 'body'>
  readonly token: string | null
  readonly config: SiteConfig
  readonly cipher: BodyCipher | null
}

/** Seals, signs and addresses a call. */
async function prepare(
  deps: Pick<RequestDeps, 'crypto' | 'commonHeaders' | 'deviceId' | 'now'>,
  { call, token, config, cipher }: Sealing,
  timeoutMs: number,
): Promise<HttpRequest> {
  const url = `${config.apiBase}${call.path}`
  const path = pathOf(url)
  const plain = JSON.stringify(call.body)
  const body = cipher === null ? plain : await cipher.seal(plain, sealContext('request', 'POST', bare(path)))
  const time = String(deps.now())
  const signed = {
    method: 'POST',
    path,
    siteId: config.siteId,
    deviceId: deps.deviceId,
    time,
    bodyDigest: await deps.crypto.digest(body),
  } as const
  return {
    method: 'POST',
    url,
    body,
    timeoutMs,
    headers: {
      ...deps.commonHeaders(),
      'content-type': cipher === null ? 'application/json' : SEALED_CONTENT_TYPE,
      [siteHeaders.token]: token ?? '',
      [siteHeaders.site]: String(config.siteId),
      [siteHeaders.time]: time,
      [siteHeaders.signature]: await deps.crypto.sign(config.signKey, textToSign(signed)),
      ...(cipher === null ? {} : { [siteHeaders.publicKey]: cipher.publicKey }),
    },
  }
}

/** Opens and reads an answer; one that cannot be opened or read is bad data. */
async function open(text: string, { call, config, cipher }: Sealing): Promise<Result<Envelope, Failure>> {
  // Base64url holds no brace: this is the plain refusal of a platform that could not open our body.
  const isPlain = cipher === null || text.startsWith('{')
  const path = bare(pathOf(`${config.apiBase}${call.path}`))
  const json = isPlain
    ? text
    : await cipher.open(text, sealContext('response', 'POST', path)).catch(() => null)
  const decoded = json === null ? null : decodeJson(envelope, json)
  if (decoded?.ok !== true) return err(transportFailure('badData'))
  // Only a refusal may come unsealed; a plain success was not written by the platform.
  const isForged = isPlain && cipher !== null && decoded.value.code === 0
  return isForged ? err(transportFailure('badData')) : ok(decoded.value)
}

/** One key pair for the page, agreed anew only when the platform's key changes. */
function createCiphers(crypto: Crypto): (config: SiteConfig) => Promise<BodyCipher | null> {
  let agreed: { readonly key: string; readonly cipher: Promise<BodyCipher> } | null = null
  return ({ siteId, cipherKey }) => {
    if (!isSealedSite(siteId) || cipherKey === null) return Promise.resolve(null)
    if (agreed?.key !== cipherKey) {
      agreed = { key: cipherKey, cipher: crypto.agree(cipherKey, String(siteId)) }
    }
    return agreed.cipher
  }
}

/** Refused for its signature or its sealing: the keys of the config image may have changed. */
function hasStaleKeys(result: SiteResult<unknown>, { siteId }: SiteConfig): boolean {
  if (result.ok || result.error.lane !== 'outcome') return false
  return result.error.reason === 'apiAuth' || (result.error.reason === 'validation' && isSealedSite(siteId))
}

function sameKeys(a: SiteConfig, b: SiteConfig): boolean {
  return a.signKey === b.signKey && a.cipherKey === b.cipherKey && a.siteId === b.siteId
}

/** Path and query of an address, as the platform sees them. */
function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]+/i, '')
}

function bare(path: string): string {
  return path.split('?', 1)[0] ?? path
}
