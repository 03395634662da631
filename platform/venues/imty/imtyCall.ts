import type { Handler } from 'hono'
import type * as v from 'valibot'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { IMTY_SUCCESS, imtyCode, type ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import { bridgeFields, IMTY_LANGUAGES } from '../../../streams/wire/imty/envelope.ts'
import type { ImtyEnvelope } from '../../../streams/wire/imty/envelope.ts'
import { bodyOf } from '../../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../../http/httpEnv.ts'
import { readJson } from '../../http/readJson.ts'
import type { VenueDeps } from '../venueServer.ts'
import { IMTY_TEXTS } from './texts.ts'

/** The fields of an answer beside those of every answer. */
type Fields = Readonly<Record<string, unknown>>

/**
 * The result of a call. `at` is the platform time at which its data was valid; the time of the call by default.
 * A code without a name is that of a sale (docs/venues/imty.md, 3.7).
 */
export interface ImtyReply {
  readonly code: number
  readonly name: ImtyCodeName | null
  readonly fields: Fields
  readonly at?: number
}

export function found(fields: Fields, at?: number): ImtyReply {
  return { code: IMTY_SUCCESS, name: null, fields, ...(at === undefined ? {} : { at }) }
}

/** A refusal; 350 and 1000 have fields too. */
export function failed(name: ImtyCodeName, fields: Fields = {}): ImtyReply {
  return { code: imtyCode(name), name, fields }
}

/** The caller of an admitted call. */
export interface ImtyCaller {
  readonly memberId: number
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
  /** The `TimeStamp` of the request, platform ms. */
  readonly sentAt: number
  /** The text of the body, from which the ids of wagers follow. */
  readonly body: string
}

type Answer<T> = (input: T, caller: ImtyCaller) => ImtyReply | Promise<ImtyReply>

/** Makes the handler of a call. `invalid` refuses a body that does not match the schema. */
export type ImtyCalls = <const S extends v.GenericSchema>(
  input: S,
  answer: Answer<v.InferOutput<S>>,
  invalid?: ImtyCodeName,
) => Handler<HttpEnv>

/** Handles admitted calls: validates the input and runs the call (docs/venues/imty.md, 1.2). */
export function createImtyCalls({ clock, log }: Pick<VenueDeps, 'clock' | 'log'>): ImtyCalls {
  return (schema, answer, invalid = 'serverError') =>
    async (c) => {
      // Taken before any data is read, so that the answer is never older than its `ServerTime`.
      const now = clock.now()
      const body = bodyOf(c)
      const json = readJson(body)
      const language = languageOf(json)
      try {
        const memberId = c.get('memberId')
        const input = decode(schema, json)
        const bridge = decode(bridgeFields, json)
        if (memberId === undefined || !bridge.ok) return sendImty(c, failed('badToken'), now, language)
        if (!input.ok) return sendImty(c, failed(invalid), now, language)
        const sentAt = bridge.value.TimeStamp ?? now
        return sendImty(
          c,
          await answer(input.value, { memberId, language, now, sentAt, body }),
          now,
          language,
        )
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'a venue call failed')
        return sendImty(c, failed('serverError'), now, language)
      }
    }
}

const LANGUAGES: Readonly<Record<string, TextLanguage>> = {
  [IMTY_LANGUAGES.CMN]: 'cmn',
  [IMTY_LANGUAGES.ZHO]: 'zho',
  [IMTY_LANGUAGES.ENGLISH]: 'english',
}

/** The language of a `LanguageCode`; `null` for any other text. */
export function languageCoded(code: string): TextLanguage | null {
  return Object.hasOwn(LANGUAGES, code) ? (LANGUAGES[code] ?? null) : null
}

/** The language of a body; simplified Chinese where it names none. */
export function languageOf(json: unknown): TextLanguage {
  const bridge = decode(bridgeFields, json)
  return (bridge.ok ? languageCoded(bridge.value.LanguageCode) : null) ?? 'cmn'
}

/** Sends a reply with the fields that every answer has. `now` is its time, unless it has its own. */
export function sendImty(
  c: HttpContext,
  reply: ImtyReply,
  now: number,
  language: TextLanguage,
  status: 200 | 404 | 413 = 200,
): Response {
  const head: ImtyEnvelope = {
    StatusCode: reply.code,
    StatusDesc: reply.name === null ? '' : IMTY_TEXTS[reply.name][language],
    ServerTime: imtyDate(reply.at ?? now),
  }
  c.set('outcome', reply.code)
  c.header('Cache-Control', 'no-store')
  return c.json({ ...head, ...reply.fields }, status)
}
