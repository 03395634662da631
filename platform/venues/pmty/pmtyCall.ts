import type { Handler } from 'hono'
import type * as v from 'valibot'
import { decode } from '../../../streams/wire/decode.ts'
import { PMTY_CODES, PMTY_SUCCESS } from '../../../streams/wire/pmty/codes.ts'
import type { PmtyCodeName } from '../../../streams/wire/pmty/codes.ts'
import type { PmtyEnvelope } from '../../../streams/wire/pmty/envelope.ts'
import { PMTY_HEADERS } from '../../../streams/wire/pmty/paths.ts'
import { bodyOf } from '../../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../../http/httpEnv.ts'
import { isStorable, readJson } from '../../http/readJson.ts'
import { languageOf } from '../../http/languageHeader.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { packBody } from '../../http/packedBody.ts'
import type { VenueDeps } from '../venueServer.ts'

/**
 * The result of a call. `at` is the platform time at which its data was read; the time of the call by
 * default.
 */
export type PmtyReply =
  | { readonly ok: true; readonly data: unknown; readonly at?: number }
  | { readonly ok: false; readonly code: string; readonly name: string; readonly data?: unknown }

export function found(data: unknown, at?: number): PmtyReply {
  return { ok: true, data, ...(at === undefined ? {} : { at }) }
}

/** A refusal that does not come from the book. */
export function failed(name: PmtyCodeName): PmtyReply {
  return { ok: false, code: PMTY_CODES[name], name }
}

/** The caller with language and time. */
export interface PmtyCaller {
  /** The origin under which the call has reached the platform. */
  readonly origin: string
  readonly memberId: number
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
}

type Answer<T> = (input: T, caller: PmtyCaller) => PmtyReply | Promise<PmtyReply>

export interface PmtyCalls {
  /** Handles a call with its input in the query. */
  get<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
  /** Handles a call with its input in the body. */
  post<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
}

const PACKED_CALL = /PB$/

/** Handles admitted calls: validates the input, runs the call, packs the answer (docs/protocol.md, 2.1). */
export function createPmtyCalls({ clock, log, originOf }: VenueDeps): PmtyCalls {
  async function reply<S extends v.GenericSchema>(
    c: HttpContext,
    schema: S,
    given: unknown,
    answer: Answer<v.InferOutput<S>>,
  ): Promise<PmtyReply> {
    const memberId = c.get('memberId')
    if (memberId === undefined) return failed('tokenExpired')
    const input = decode(schema, given)
    if (!input.ok) return failed('selectionInvalid')
    const language = languageOf(c.req.header(PMTY_HEADERS.language))
    return answer(input.value, { origin: originOf(c), memberId, language, now: clock.now() })
  }

  const handler =
    <S extends v.GenericSchema>(
      schema: S,
      read: (c: HttpContext) => unknown,
      answer: Answer<v.InferOutput<S>>,
    ): Handler<HttpEnv> =>
    async (c) => {
      // Taken before any data is read, so that the answer is never older than its `ts`.
      const now = clock.now()
      try {
        return await sendPmty(c, await reply(c, schema, read(c), answer), now)
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'a venue call failed')
        return sendPmty(c, failed('serverError'), now)
      }
    }

  return {
    get: (schema, answer) => handler(schema, queryOf, answer),
    post: (schema, answer) => handler(schema, (c) => readJson(bodyOf(c) || '{}'), answer),
  }
}

/** `data`, packed if the call's path ends in `PB`. */
function packed(c: HttpContext, data: unknown): Promise<unknown> {
  return PACKED_CALL.test(c.req.path) ? packBody(data) : Promise.resolve(data)
}

/** The query; `undefined`, which no schema accepts, if it contains text that can't be stored. */
function queryOf(c: HttpContext): unknown {
  const query = c.req.query()
  return Object.values(query).every(isStorable) ? query : undefined
}

/** Puts a reply into the venue's envelope. `now` is its time, unless the reply has its own. */
export async function sendPmty(c: HttpContext, reply: PmtyReply, now: number): Promise<Response> {
  const body: PmtyEnvelope<unknown> = reply.ok
    ? { code: PMTY_SUCCESS, msg: 'success', ts: reply.at ?? now, data: await packed(c, reply.data) }
    : { code: reply.code, msg: reply.name, ts: now, data: reply.data ?? null }
  c.set('outcome', body.code)
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}
