import { mergeMap, type Observable, of, tap } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../../domain/failure.ts'
import { err, type Result } from '../../../domain/result.ts'
import { retryRead } from '../../../link/retryPolicy.ts'
import type { LaunchedVenue } from '../../../link/venueSession.ts'
import { IMTY_HEADERS, IMTY_VERSION } from '../../../wire/imty/paths.ts'
import { afterRenewal } from '../../launchedCall.ts'
import type { VenueDeps } from '../../venueDeps.ts'
import type { Ask, ImtyRequest } from '../call.ts'
import { RELAUNCH } from '../errors.ts'
import { createSendOnce } from '../sendOnce.ts'
import { createBridgeAccess } from './bridgeAccess.ts'

/** A call gives up after this time, unless it has its own (docs/venues/bridge.md, 3), ms. */
const CALL_TIMEOUT_MS = 10_000
export const RETRIES = 3
/** The same before each retry, ms. `retryRead` waits at least half of the cap, and without chance exactly that. */
export const RETRY_TIMES = { retryDelayMs: 1000, retryCapMs: 2000 }
const NO_CHANCE = (): number => 0

/** What is written to the log after a time-out, by the member's language. */
const TIMEOUT_NOTES = {
  CMN: '请求超时，请稍后再试',
  ZHO: '請求逾時，請稍後再試',
  ENGLISH: 'The request timed out. Please try again later',
} as const

/** The way through the bridge (docs/venues/bridge.md). */
export function createBridge(deps: VenueDeps): Ask {
  const { session } = deps
  const send = createSendOnce(deps, { callTimeoutMs: CALL_TIMEOUT_MS, headersOf })
  const access = createBridgeAccess(deps)

  return <S extends v.GenericSchema>(request: ImtyRequest<S>) => {
    const { kind, path, quiet = false } = request
    type Sent$ = ReturnType<typeof send<S>>
    const attempt$ = (launch: LaunchedVenue): Sent$ =>
      send(request, launch).pipe(
        tap((result) => {
          deps.onResult(path, result)
          if (result.ok) session.reportCall('ok')
          else if (isTimeout(result.error)) deps.log(path, TIMEOUT_NOTES[deps.language()])
        }),
        retryRead(kind, RETRIES, NO_CHANCE, RETRY_TIMES),
      )
    const once$ = (launch: LaunchedVenue): Sent$ =>
      attempt$(launch).pipe(
        tap((again) => {
          if (!again.ok && isEnded(again.error)) session.reportCall(again.error)
        }),
      )
    const repeated$ = (launch: LaunchedVenue): Sent$ =>
      attempt$(launch).pipe(
        mergeMap((result): Sent$ => {
          if (quiet || result.ok || !isEnded(result.error)) return of(result)
          return access.again$(launch.token).pipe(
            mergeMap((renewed): Sent$ => {
              if (renewed === null) return of(result)
              // A write is left to the member, whose launch is there by then.
              if (kind === 'write') return of(renewed.ok ? err(afterRenewal(result.error)) : result)
              return renewed.ok ? once$(renewed.value) : of(renewed)
            }),
          )
        }),
      )
    return access
      .present$()
      .pipe(
        mergeMap((launch): Observable<Result<never, Failure>> | Sent$ =>
          launch.ok ? repeated$(launch.value) : of(launch),
        ),
      )
  }
}

/** Headers that only the bridge has (docs/venues/bridge.md, 1.1). */
function headersOf({ url }: LaunchedVenue): Readonly<Record<string, string>> {
  return { [IMTY_HEADERS.version]: IMTY_VERSION, [IMTY_HEADERS.proxyAddress]: url }
}

function isTimeout(failure: Failure): boolean {
  return failure.type === 'transport' && failure.kind === 'timeout'
}

/** Whether an answer says that the launch is over: a bad timestamp, token, member or merchant. */
function isEnded(failure: Failure): boolean {
  return failure.type === 'refusal' && failure.reason === RELAUNCH
}
