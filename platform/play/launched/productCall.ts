import type { Handler } from 'hono'
import type { Logger } from 'pino'
import type * as v from 'valibot'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { PRODUCT_HEADERS, type ProductEnvelope } from '../../../streams/wire/games/envelope.ts'
import {
  GAME_REFUSAL_CODES,
  PRODUCT_CODES,
  type ProductCodeName,
} from '../../../streams/wire/games/refusals.ts'
import type { PlatformClock } from '../../clock.ts'
import { bodyOf, type HttpContext, type HttpEnv } from '../../http/httpEnv.ts'
import { languageOf } from '../../http/languageHeader.ts'
import { packBody } from '../../http/packedBody.ts'
import { isStorable, readJson } from '../../http/readJson.ts'
import type { RoundBetRefusal } from '../../rounds/rounds.ts'

/** The result of a call. `at` is the platform time at which its data was read; the time of the call by default. */
export type ProductReply =
  | { readonly ok: true; readonly data: unknown; readonly at?: number }
  | { readonly ok: false; readonly code: number; readonly name: string; readonly data?: unknown }

export function found(data: unknown, at?: number): ProductReply {
  return { ok: true, data, ...(at === undefined ? {} : { at }) }
}

/** A refusal that is not about a bet. */
export function failed(name: Exclude<ProductCodeName, 'success'>): ProductReply {
  return { ok: false, code: PRODUCT_CODES[name][0], name }
}

/** A refusal of docs/games/rounds.md, 5.1. */
export function refused(reason: RoundBetRefusal, data: unknown = null): ProductReply {
  return { ok: false, code: GAME_REFUSAL_CODES[reason][0], name: reason, data }
}

/** The caller with language and time. */
export interface ProductCaller {
  readonly memberId: number
  readonly language: TextLanguage
  /** The currency of the launch, which the member may not have. */
  readonly currency: Currency
  /** Platform ms, taken before any data is read. */
  readonly now: number
}

type Answer<T> = (input: T, caller: ProductCaller) => ProductReply | Promise<ProductReply>

/** Handles admitted calls: validates the input, runs the call, packs the answer. */
export interface ProductCalls {
  /** A call with its input in the query. */
  get<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
  /** A call with its input in the body. */
  post<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
}

interface Deps {
  readonly clock: Pick<PlatformClock, 'now'>
  readonly log: Logger
}

const PACKED_CALL = /PB$/

/** The calls of a product that is launched as a venue, in PMTY's form (docs/games/casino.md, 6). */
export function createProductCalls({ clock, log }: Deps): ProductCalls {
  async function reply<S extends v.GenericSchema>(
    c: HttpContext,
    schema: S,
    given: unknown,
    answer: Answer<v.InferOutput<S>>,
  ): Promise<ProductReply> {
    const memberId = c.get('memberId')
    if (memberId === undefined) return failed('tokenExpired')
    const input = decode(schema, given)
    if (!input.ok) return refused('badRequest')
    const language = languageOf(c.req.header(PRODUCT_HEADERS.language))
    return answer(input.value, { memberId, language, currency: launchedFor(c), now: clock.now() })
  }

  const handler =
    <S extends v.GenericSchema>(
      schema: S,
      read: (c: HttpContext) => unknown,
      answer: Answer<v.InferOutput<S>>,
    ): Handler<HttpEnv> =>
    async (c) => {
      const now = clock.now()
      try {
        return await sendReply(c, await reply(c, schema, read(c), answer), now)
      } catch (error) {
        log.error({ err: error, endpoint: c.get('endpoint') }, 'a call of a product failed')
        return sendReply(c, failed('serverError'), now)
      }
    }

  return {
    get: (schema, answer) => handler(schema, queryOf, answer),
    post: (schema, answer) => handler(schema, (c) => readJson(bodyOf(c) || '{}'), answer),
  }
}

/** The currency of the launch. */
export function launchedFor(c: HttpContext): Currency {
  return c.get('currency') ?? 'RMB'
}

/** The query; `undefined`, which no schema accepts, if it contains text that can't be stored. */
function queryOf(c: HttpContext): unknown {
  const query = c.req.query()
  return Object.values(query).every(isStorable) ? query : undefined
}

/** `data`, packed if the call's path ends in `PB`. */
function packed(c: HttpContext, data: unknown): Promise<unknown> {
  return PACKED_CALL.test(c.req.path) ? packBody(data) : Promise.resolve(data)
}

/** Puts a reply into the envelope. `now` is its time, unless the reply has its own. */
export async function sendReply(c: HttpContext, reply: ProductReply, now: number): Promise<Response> {
  const body: ProductEnvelope = reply.ok
    ? {
        code: PRODUCT_CODES.success[0],
        msg: 'success',
        ts: reply.at ?? now,
        data: await packed(c, reply.data),
      }
    : { code: reply.code, msg: reply.name, ts: now, data: reply.data ?? null }
  c.set('outcome', body.code)
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}
