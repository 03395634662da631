import type { Handler } from 'hono'
import type * as v from 'valibot'
import { decode } from '../../../streams/wire/decode.ts'
import { PMTY_CODES, PMTY_SUCCESS } from '../../../streams/wire/pmty/codes.ts'
import type { PmtyCodeName } from '../../../streams/wire/pmty/codes.ts'
import type { PmtyEnvelope } from '../../../streams/wire/pmty/envelope.ts'
import { PMTY_HEADERS } from '../../../streams/wire/pmty/paths.ts'
import { clientAddress } from '../../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../../http/httpEnv.ts'
import { languageOf } from './language.ts'
import type { PmtyLanguage } from './language.ts'
import { packBody } from './packedBody.ts'
import { PMTY } from './pmtyDeps.ts'
import type { PmtyDeps } from './pmtyDeps.ts'

/** What a call comes to. `at` is the platform time at which it was true; the time of the call, if not said. */
export type PmtyReply =
  | { readonly ok: true; readonly data: unknown; readonly at?: number }
  | { readonly ok: false; readonly code: string; readonly name: string }

export function found(data: unknown, at?: number): PmtyReply {
  return { ok: true, data, ...(at === undefined ? {} : { at }) }
}

/** A refusal that is not the book's. */
export function failed(name: PmtyCodeName): PmtyReply {
  return { ok: false, code: PMTY_CODES[name], name }
}

/** Who calls, in which language, and when. */
export interface PmtyCaller {
  readonly memberId: number
  readonly language: PmtyLanguage
  /** Platform ms. */
  readonly now: number
}

type Answer<T> = (input: T, caller: PmtyCaller) => PmtyReply | Promise<PmtyReply>

export interface PmtyCalls {
  /** A call with its input in the query. */
  get<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
  /** A call with its input in the body. */
  post<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
}

const PACKED_CALL = /PB$/

/** The way of a call: limits, token, input, the call itself, packing (docs/protocol.md, 2.1). */
export function createPmtyCalls(deps: PmtyDeps): PmtyCalls {
  const { clock, gate, limits, venues, log } = deps

  async function send(c: HttpContext, reply: PmtyReply, now: number): Promise<Response> {
    const body: PmtyEnvelope<unknown> = reply.ok
      ? { code: PMTY_SUCCESS, msg: 'success', ts: reply.at ?? now, data: await packed(c, reply.data) }
      : { code: reply.code, msg: reply.name, ts: now, data: null }
    c.set('outcome', body.code)
    c.header('Cache-Control', 'no-store')
    return c.json(body)
  }

  async function reply<S extends v.GenericSchema>(
    c: HttpContext,
    schema: S,
    read: () => Promise<unknown>,
    answer: Answer<v.InferOutput<S>>,
  ): Promise<PmtyReply> {
    if (!limits.address.take(clientAddress(c))) return failed('rateLimited')
    if (venues.siteMaintenance !== null || venues.status(PMTY) !== 'open') return failed('serviceDown')
    const admission = await gate.admit(`venue:${PMTY}`, c.req.header(PMTY_HEADERS.token) ?? '')
    if (!admission.admitted) return failed('tokenExpired')
    c.set('memberId', admission.memberId)
    if (!limits.member.take(String(admission.memberId))) return failed('rateLimited')
    const input = decode(schema, await read())
    if (!input.ok) return failed('selectionInvalid')
    const language = languageOf(c.req.header(PMTY_HEADERS.language))
    return answer(input.value, { memberId: admission.memberId, language, now: clock.now() })
  }

  const handler =
    <S extends v.GenericSchema>(
      schema: S,
      read: (c: HttpContext) => Promise<unknown>,
      answer: Answer<v.InferOutput<S>>,
    ): Handler<HttpEnv> =>
    async (c) => {
      // Before anything is read, so that what the answer holds was true at this time at the earliest.
      const now = clock.now()
      try {
        return await send(c, await reply(c, schema, () => read(c), answer), now)
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'a venue call failed')
        return send(c, failed('serverError'), now)
      }
    }

  return {
    get: (schema, answer) => handler(schema, (c) => Promise.resolve(c.req.query()), answer),
    post: (schema, answer) => handler(schema, bodyOf, answer),
  }
}

/** `data` as the call gives it: packed when its name says so. */
function packed(c: HttpContext, data: unknown): Promise<unknown> {
  return PACKED_CALL.test(c.req.path) ? packBody(data) : Promise.resolve(data)
}

/** The JSON of a body; `null`, which no schema takes, for anything else. */
async function bodyOf(c: HttpContext): Promise<unknown> {
  const text = await c.req.text()
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return body
  } catch {
    return null
  }
}
