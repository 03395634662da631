import { catchError, from, map, mergeMap, type Observable, of, switchMap } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { isSameOrigin, originOfAddress } from '../domain/webAddress.ts'
import type { BodyCipher, Crypto } from '../ports/crypto.ts'
import type { Faults } from '../ports/environment.ts'
import type { Http, HttpRequest } from '../ports/http.ts'
import { decode, decodeJson } from '../wire/decode.ts'
import { siteCodeName } from '../wire/site/codes.ts'
import { envelope, timeRefusal, type Envelope } from '../wire/site/envelope.ts'
import { siteHeaders } from '../wire/site/headers.ts'
import { isSealedSite, sealContext, SEALED_CONTENT_TYPE } from '../wire/site/sealedBody.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import { textToSign } from '../wire/signature.ts'
import type { Config } from './configImage.ts'
import type { LinkTimes } from './constants.ts'
import { exchange$, transportFailure } from './exchange.ts'
import { type CallKind, retryRead, type RetryTimes } from './retryPolicy.ts'
import { siteFailure } from './siteErrors.ts'

/** One call to the site. */
export interface SiteCall<S extends v.GenericSchema> {
  readonly path: string
  /** The address that is called; the site's own by default. */
  readonly base?: string | undefined
  readonly body: object
  /** Sent without cookies. */
  readonly credentials?: 'omit'
  /** Schema of the answer's `data`. */
  readonly data: S
  readonly kind: CallKind
  /** Retries of a read; the default is `LinkTimes.retries`. */
  readonly retries?: number
  readonly timeoutMs?: number
  /** The failure of a code that this call has besides those of the site; `null` for any other code. */
  readonly failureOf?: (code: number, message: string, data: unknown) => Failure | null
  /** The caller handles the codes that lead to an exit elsewhere (docs/games/anchor.md, 5.3). */
  readonly ownExits?: true
  /** The venue or product that the call launches. */
  readonly launches?: string
}

/** What the listeners know of a call besides its path. */
export type CallEffects = Pick<SiteCall<v.GenericSchema>, 'ownExits' | 'launches'> & {
  /** Whether it went to another origin than the site's own, and so perhaps to another server. */
  readonly elsewhere: boolean
}

/** A successful answer. `message` is the envelope's `msg`, for calls whose data may still be a refusal. */
export interface SiteAnswer<T> {
  readonly data: T
  readonly message: string
}

export type SiteResult<T> = Result<SiteAnswer<T>, Failure>

/**
 * Sends one call per subscription, with the retries of its kind. Emits one result and completes. Never
 * errors.
 */
export type SiteRequest = <const S extends v.GenericSchema>(
  call: SiteCall<S>,
  token: string | null,
) => Observable<SiteResult<v.InferOutput<S>>>

interface RequestDeps {
  readonly http: Http
  readonly crypto: Crypto
  readonly faults: Faults
  readonly config: Pick<Config, 'ready$' | 'reload'>
  /** Headers of every call: client, device, language, diagnostics. */
  readonly commonHeaders: () => Readonly<Record<string, string>>
  readonly deviceId: string
  /** The page's origin. */
  readonly origin: string
  /** Platform time, ms. */
  readonly now: () => number
  /** Synchronises with the platform's clock; emits when that is done. */
  readonly compareClocks: () => Observable<void>
  readonly random: () => number
  /** Receives the result of every attempt, for rate limit, reachability, exits and analytics. */
  readonly onResult: (path: string, result: Result<unknown, Failure>, call: CallEffects) => void
}

type RequestTimes = RetryTimes & Pick<LinkTimes, 'requestTimeoutMs'>

/** Sends all site calls: envelope, headers, signature, encrypted bodies (docs/protocol.md, 1.2). */
export function createRequest(deps: RequestDeps, times: RequestTimes): SiteRequest {
  const cipherFor = createCiphers(deps.crypto)
  const stamp = createStamps(deps.now)

  const attempt = <const S extends v.GenericSchema>(
    call: SiteCall<S>,
    token: string | null,
    config: SiteConfig,
  ): Observable<Attempt<v.InferOutput<S>>> =>
    from(cipherFor(config)).pipe(
      mergeMap((cipher) => {
        const sealing = { call, token, config, cipher }
        const timeoutMs = call.timeoutMs ?? times.requestTimeoutMs
        return from(prepare({ ...deps, now: stamp }, sealing, timeoutMs)).pipe(
          mergeMap((request) => exchange$(deps.http, request)),
          mergeMap((result) => (result.ok ? from(open(result.value.text, sealing)) : of(result))),
        )
      }),
      map((result): Attempt<v.InferOutput<S>> => {
        if (!result.ok) return timely(result)
        const { code, msg, data } = result.value
        if (code !== 0) {
          const failure = call.failureOf?.(code, msg, data) ?? siteFailure(code, msg)
          return { result: err(failure), misdated: isMisdated(code, data) }
        }
        const decoded = decode(call.data, data)
        if (decoded.ok) return timely(ok({ data: decoded.value, message: msg }))
        deps.faults.report(call.path, decoded.error)
        return timely(err(transportFailure('badData')))
      }),
      catchError((error: unknown) => {
        deps.faults.report(call.path, error)
        return of(timely(err(transportFailure('badData'))))
      }),
      map((attempted) => {
        deps.onResult(call.path, attempted.result, {
          ...call,
          elsewhere: isElsewhere(call, config, deps.origin),
        })
        return attempted
      }),
    )

  return (call, token) =>
    deps.config.ready$.pipe(
      switchMap((config) =>
        attempt(call, token, config).pipe(
          mergeMap((attempted) => {
            // The platform has refused the call before doing anything, so that even a write may be repeated.
            if (!attempted.misdated) return of(attempted)
            return deps.compareClocks().pipe(mergeMap(() => attempt(call, token, config)))
          }),
          mergeMap(({ result }) => {
            // The platform has new keys and has done nothing, so that even a write may be repeated.
            if (!hasStaleKeys(result, config)) return of(result)
            return deps.config
              .reload()
              .pipe(
                mergeMap((fresh) =>
                  sameKeys(config, fresh)
                    ? of(result)
                    : attempt(call, token, fresh).pipe(map((again) => again.result)),
                ),
              )
          }),
          retryRead(call.kind, call.retries ?? times.retries, deps.random, times),
        ),
      ),
    )
}

/** The result of an attempt, and whether it was refused only for its timestamp. */
interface Attempt<T> {
  readonly result: SiteResult<T>
  readonly misdated: boolean
}

function timely<T>(result: SiteResult<T>): Attempt<T> {
  return { result, misdated: false }
}

function isMisdated(code: number, data: unknown): boolean {
  return siteCodeName(code) === 'apiAuth' && decode(timeRefusal, data).ok
}

/** A larger step back is a correction of the clock. */
const SAME_MOMENT_MS = 1000

/**
 * Strictly increasing timestamps: two equal calls with the same timestamp would have the same signature and
 * be refused as a replay.
 */
function createStamps(now: () => number): () => number {
  let last = 0
  return () => {
    const at = now()
    last = at > last || last - at > SAME_MOMENT_MS ? at : last + 1
    return last
  }
}

interface Sealing {
  readonly call: Pick<SiteCall<v.GenericSchema>, 'path' | 'base' | 'body' | 'credentials'>
  readonly token: string | null
  readonly config: SiteConfig
  readonly cipher: BodyCipher | null
}

/** Encrypts and signs a call, and sets its address. */
async function prepare(
  deps: Pick<RequestDeps, 'crypto' | 'commonHeaders' | 'deviceId' | 'now'>,
  { call, token, config, cipher }: Sealing,
  timeoutMs: number,
): Promise<HttpRequest> {
  const url = urlOf(call, config)
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
    ...(call.credentials === undefined ? {} : { credentials: call.credentials }),
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

/** Decrypts and decodes an answer; if that fails, the result is `badData`. */
async function open(text: string, { call, config, cipher }: Sealing): Promise<Result<Envelope, Failure>> {
  // Base64url has no brace, so this is JSON: the platform could not decrypt our body and answered in plain
  // text.
  const isPlain = cipher === null || text.startsWith('{')
  const path = bare(pathOf(urlOf(call, config)))
  const json = isPlain
    ? text
    : await cipher.open(text, sealContext('response', 'POST', path)).catch(() => null)
  const decoded = json === null ? null : decodeJson(envelope, json)
  if (decoded?.ok !== true) return err(transportFailure('badData'))
  // Only refusals may be unencrypted. A success in plain text does not come from the platform.
  const isForged = isPlain && cipher !== null && decoded.value.code === 0
  return isForged ? err(transportFailure('badData')) : ok(decoded.value)
}

/** One key pair for the page; the key agreement is repeated only when the platform's key changes. */
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

/**
 * Whether the call was refused for its signature or encryption: the keys of the config image may have
 * changed.
 */
function hasStaleKeys(result: SiteResult<unknown>, { siteId }: SiteConfig): boolean {
  if (result.ok || result.error.type !== 'refusal') return false
  return result.error.reason === 'apiAuth' || (result.error.reason === 'validation' && isSealedSite(siteId))
}

function sameKeys(a: SiteConfig, b: SiteConfig): boolean {
  return a.signKey === b.signKey && a.cipherKey === b.cipherKey && a.siteId === b.siteId
}

function urlOf({ path, base }: Sealing['call'], { apiBase }: SiteConfig): string {
  return `${base ?? apiBase}${path}`
}

function isElsewhere({ base }: Sealing['call'], { apiBase }: SiteConfig, pageOrigin: string): boolean {
  const originOf = (address: string): string => originOfAddress(address) || pageOrigin
  return base !== undefined && !isSameOrigin(originOf(base), originOf(apiBase))
}

/** Path and query of a URL, as the platform receives them. */
function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]+/i, '')
}

function bare(path: string): string {
  return path.split('?', 1)[0] ?? path
}
