import {
  catchError,
  defer,
  finalize,
  first,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  repeat,
  share,
  tap,
  timer,
} from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import { platformTimeAt, sampleReference, type TimeReference } from '../../link/platformTime.ts'
import type { LaunchedVenue } from '../../link/venueSession.ts'
import { decode, decodeJson } from '../../wire/decode.ts'
import { dptyCodeName, DPTY_SUCCESS } from '../../wire/dpty/codes.ts'
import {
  globalConfig,
  type GlobalConfig,
  sealedSecret,
  type SealedSecret,
  timestamp,
} from '../../wire/dpty/config.ts'
import { dptyEnvelope } from '../../wire/dpty/envelope.ts'
import { DPTY_BASES, dptyBearer, DPTY_HEADERS, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import { dptySecretKeyText } from '../../wire/dpty/signature.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { dptyFailure } from './errors.ts'
import { languageCodes } from './numbers.ts'

/** What a signed call needs. */
export interface Signing extends SealedSecret {
  /** The present platform time, whole ms. */
  readonly date: () => number
}

/**
 * The venue's time and the secret of the present launch (docs/venues/dpty.md, 1.3). Both are requested, in parallel,
 * when a call first needs them; each request is repeated while a call waits.
 */
export interface Credentials {
  /** Emits once and completes: when both are there, or with the refusal that ends the wait. */
  signing$(access: LaunchedVenue): Observable<Result<Signing, Failure>>
  /** Takes the time of a refused date, which was read between these local times, ms. */
  correctTime(platform: number, askedAt: number, receivedAt: number): void
  /** Makes the next call request the configuration again. */
  forgetSecret(): void
}

/** A request is repeated after a random time between these, ms. */
export const REPEATED_AFTER_MS = { least: 1000, most: 2000 } as const

/** Refusals that end the wait: of the token, and maintenance. All others are failed requests. */
const ENDS_WAIT: ReadonlySet<string> = new Set(['tokenExpired', 'maintenance'])

export type CredentialDeps = Pick<
  VenueDeps,
  | 'http'
  | 'crypto'
  | 'signKey$'
  | 'random'
  | 'now'
  | 'rate'
  | 'language'
  | 'siteHeaders'
  | 'onResult'
  | 'onBadData'
  | 'leave'
  | 'times'
>

interface Known extends SealedSecret {
  readonly token: string
}

export function createCredentials(deps: CredentialDeps): Credentials {
  let time: TimeReference | null = null
  let known: Known | null = null
  let pending: { readonly token: string; readonly signing$: Observable<Result<Signing, Failure>> } | null =
    null

  const correctTime: Credentials['correctTime'] = (platform, askedAt, receivedAt) => {
    time = sampleReference(askedAt, receivedAt, { time: platform, rate: deps.rate() })
  }
  const present = (token: string): Signing | null => {
    const reference = time
    if (known?.token !== token || reference === null) return null
    const { accessKey, secret } = known
    const date = (): number => Math.round(platformTimeAt(time ?? reference, deps.now()))
    return { accessKey, secret, date }
  }
  const time$ = (access: LaunchedVenue) =>
    defer(() => {
      const askedAt = deps.now()
      return ask$(deps, access, DPTY_PATHS.timestamp, timestamp).pipe(
        tap((result) => {
          if (result.ok) correctTime(result.value, askedAt, deps.now())
        }),
      )
    })
  const known$ = (access: LaunchedVenue) =>
    ask$(deps, access, DPTY_PATHS.config, globalConfig).pipe(
      mergeMap((result) => (result.ok ? opened$(deps, access.token ?? '', result.value) : of(result))),
      tap((result) => {
        if (result.ok) known = result.value
      }),
    )
  const asked$ = (access: LaunchedVenue, token: string): Observable<Result<unknown, Failure>> =>
    merge(
      ...(time === null ? [untilAnswered$(time$(access), deps.random)] : []),
      ...(known?.token === token ? [] : [untilAnswered$(known$(access), deps.random)]),
    )

  return {
    signing$: (access) =>
      defer(() => {
        const token = access.token ?? ''
        const held = present(token)
        if (held !== null) return of(ok(held))
        if (pending?.token === token) return pending.signing$
        const signing$ = asked$(access, token).pipe(
          first((result) => !result.ok || present(token) !== null),
          map((result): Result<Signing, Failure> => {
            if (!result.ok) return result
            const signing = present(token)
            return signing === null ? err(transportFailure('badData')) : ok(signing)
          }),
          finalize(() => {
            pending = null
          }),
          share(),
        )
        pending = { token, signing$ }
        return signing$
      }),
    correctTime,
    forgetSecret: () => {
      known = null
    },
  }
}

/** Repeats a request until it succeeds, or is refused in a way that repeating does not change. */
function untilAnswered$<T>(
  request$: Observable<Result<T, Failure>>,
  random: () => number,
): Observable<Result<T, Failure>> {
  const { least, most } = REPEATED_AFTER_MS
  return request$.pipe(
    repeat({ delay: () => timer(least + random() * (most - least)) }),
    first((result) => result.ok || (result.error.type === 'refusal' && ENDS_WAIT.has(result.error.reason))),
  )
}

/** One request without a signature. */
function ask$<S extends v.GenericSchema>(
  deps: CredentialDeps,
  { url, token }: LaunchedVenue,
  path: string,
  answer: S,
): Observable<Result<v.InferOutput<S>, Failure>> {
  const bad = (fault: unknown): Result<never, Failure> => {
    deps.onBadData(path, fault)
    return err(transportFailure('badData'))
  }
  const refused = (code: number, msg: string): Result<never, Failure> => {
    if (dptyCodeName(code) === 'maintenance') deps.leave('venueMaintenance', msg === '' ? null : msg)
    return err(dptyFailure(code, msg))
  }
  return defer(() =>
    exchange$(deps.http, {
      method: 'GET',
      url: url + DPTY_BASES.sports + path,
      headers: {
        ...deps.siteHeaders(),
        [DPTY_HEADERS.token]: token ?? '',
        [DPTY_HEADERS.authorization]: dptyBearer(token ?? ''),
        [DPTY_HEADERS.language]: languageCodes[deps.language()],
      },
      timeoutMs: deps.times.pollTimeoutMs,
    }),
  ).pipe(
    map((result): Result<v.InferOutput<S>, Failure> => {
      if (!result.ok) return result
      const envelope = decodeJson(dptyEnvelope, result.value.text)
      if (!envelope.ok) return bad(envelope.error)
      const { code, msg, data } = envelope.value
      if (code !== DPTY_SUCCESS) return refused(code, msg)
      const decoded = decode(answer, data)
      return decoded.ok ? ok(decoded.value) : bad(decoded.error)
    }),
    tap((result) => {
      deps.onResult(path, result)
    }),
  )
}

/** Opens the box of a configuration. One that cannot be opened is a failed request. */
function opened$(
  deps: CredentialDeps,
  token: string,
  { secretBox }: GlobalConfig,
): Observable<Result<Known, Failure>> {
  const bad = (fault: unknown): Result<Known, Failure> => {
    deps.onBadData(DPTY_PATHS.config, fault)
    return err(transportFailure('badData'))
  }
  return deps.signKey$.pipe(
    first(),
    mergeMap((signKey) => from(openBox(deps, signKey, token, secretBox))),
    map((text) => {
      const opened = decodeJson(sealedSecret, text)
      return opened.ok ? ok({ token, ...opened.value }) : bad(opened.error)
    }),
    catchError(() => of(bad('the box cannot be opened'))),
  )
}

async function openBox(
  { crypto }: Pick<CredentialDeps, 'crypto'>,
  signKey: string,
  token: string,
  box: string,
): Promise<string> {
  return crypto.openSealed(await crypto.sign(signKey, dptySecretKeyText(token)), box)
}
