import { defer, map } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import type { LaunchedVenue } from '../../link/venueSession.ts'
import type { HttpRequest } from '../../ports/http.ts'
import { decode, decodeJson } from '../../wire/decode.ts'
import { IMTY_IP_REJECTED, IMTY_SUCCESS, imtyCodeName } from '../../wire/imty/codes.ts'
import { envelope, IMTY_LANGUAGE_HEADERS, IMTY_LANGUAGES } from '../../wire/imty/envelope.ts'
import { IMTY_HEADERS } from '../../wire/imty/paths.ts'
import type { Call } from '../call.ts'
import type { VenueDeps } from '../venueDeps.ts'
import { type BridgeClock, createBridgeClock, type Moment } from './bridgeClock.ts'
import type { Answered, ImtyRequest } from './call.ts'
import { imtyFailure } from './errors.ts'

/** Sends a call once with this access, and reads its answer. */
export type SendOnce = <S extends v.GenericSchema>(
  request: ImtyRequest<S>,
  access: LaunchedVenue,
) => Call<Answered<v.InferOutput<S>>>

interface SendOptions {
  /** The time after which a call gives up that is neither polled nor has its own, ms; that of all calls otherwise. */
  readonly callTimeoutMs?: number
  /** The headers of the way that the call takes, besides those of every call. */
  readonly headersOf?: (access: LaunchedVenue) => Readonly<Record<string, string>>
}

/** Least time between two notices about a restricted area, ms. */
const TOLD_AGAIN_MS = 30_000

/**
 * Creates the sender that direct and bridged calls share. It adds the common fields and the time to each body, and
 * decodes the envelope of each answer.
 */
export function createSendOnce(
  deps: VenueDeps,
  { callTimeoutMs = deps.times.requestTimeoutMs, headersOf = () => ({}) }: SendOptions = {},
): SendOnce {
  const clock = createBridgeClock(deps)
  let toldAt = Number.NEGATIVE_INFINITY

  /**
   * The side effects of a refusal: leaving the venue under maintenance, and a notice about a restricted area at most
   * every `TOLD_AGAIN_MS`.
   */
  const onRefusal = (code: number, message: string): void => {
    const name = imtyCodeName(code)
    if (name === 'maintenance') deps.leave('venueMaintenance', message === '' ? null : message)
    if (name !== 'restrictedArea' || deps.now() - toldAt < TOLD_AGAIN_MS) return
    toldAt = deps.now()
    deps.say('imty.reason.restrictedArea')
  }

  const open = <S extends v.GenericSchema>(
    request: ImtyRequest<S>,
    text: string,
    sent: Moment,
  ): Result<Answered<v.InferOutput<S>>, Failure> => {
    const bad = (fault: unknown): Result<never, Failure> => {
      deps.onBadData(request.path, fault)
      return err(transportFailure('badData'))
    }
    const answered = decodeJson(envelope, text)
    if (!answered.ok) return bad(answered.error)
    const { StatusCode: code, StatusDesc: message, ServerTime: serverTime } = answered.value
    if (serverTime !== null) clock.adopt({ serverTime, sent, received: clock.moment() })
    const at = serverTime ?? deps.serverNow()
    if (code !== IMTY_SUCCESS && request.answers?.(code) !== true) {
      onRefusal(code, message)
      return err(imtyFailure(code))
    }
    const fields = decode(request.answer, answered.value)
    return fields.ok ? ok({ value: fields.value, at, code }) : bad(fields.error)
  }

  return (request, access) =>
    defer(() => {
      const sent = clock.moment()
      const http = httpRequest(request, access, deps, { clock, headers: headersOf(access), callTimeoutMs })
      return exchange$(deps.http, http, { readsEveryStatus: true }).pipe(
        map((result) => {
          if (!result.ok) return result
          const { status, text } = result.value
          if (text.includes(IMTY_IP_REJECTED)) {
            deps.leave('accessRestricted', null, 'imty.reason.rejectedAddress')
            return err(REJECTED)
          }
          const isRefused = status < 200 || status > 299
          return isRefused ? err(transportFailure('serverError')) : open(request, text, sent)
        }),
      )
    })
}

/** A refusal and not a lost answer: an address that is rejected now would be rejected by a retry, too. */
const REJECTED: Failure = {
  type: 'refusal',
  reason: 'rejectedAddress',
  textKey: 'imty.reason.rejectedAddress',
  message: null,
  action: 'support',
}

interface Way {
  readonly clock: BridgeClock
  readonly headers: Readonly<Record<string, string>>
  readonly callTimeoutMs: number
}

function httpRequest(
  { path, payload = {}, polled = false, timeoutMs }: ImtyRequest<v.GenericSchema>,
  { url, token }: LaunchedVenue,
  deps: VenueDeps,
  { clock, headers, callTimeoutMs }: Way,
): HttpRequest {
  const language = deps.language()
  return {
    method: 'POST',
    url: url + path,
    headers: {
      ...deps.siteHeaders(),
      'content-type': 'application/json',
      [IMTY_HEADERS.token]: token ?? '',
      [IMTY_HEADERS.language]: IMTY_LANGUAGE_HEADERS[language],
      ...headers,
    },
    body: JSON.stringify({
      ...payload,
      Token: token ?? '',
      MemberCode: deps.memberId(),
      TimeStamp: String(clock.stamp()),
      LanguageCode: IMTY_LANGUAGES[language],
    }),
    timeoutMs: timeoutMs ?? (polled ? deps.times.pollTimeoutMs : callTimeoutMs),
  }
}
