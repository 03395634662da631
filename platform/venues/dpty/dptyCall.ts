import type { Handler } from 'hono'
import type * as v from 'valibot'
import { decode } from '../../../streams/wire/decode.ts'
import { dptyCode, type DptyCodeName, DPTY_SUCCESS } from '../../../streams/wire/dpty/codes.ts'
import type { DptyEnvelope } from '../../../streams/wire/dpty/envelope.ts'
import { type DptyBase, DPTY_BASES, DPTY_CATEGORIES, DPTY_HEADERS } from '../../../streams/wire/dpty/paths.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { bodyOf, type HttpContext, type HttpEnv } from '../../http/httpEnv.ts'
import { isStorable, readJson } from '../../http/readJson.ts'
import type { VenueDeps } from '../venueServer.ts'
import { languageOf } from './language.ts'
import { messageOf } from './messages.ts'

/**
 * The base under which matches are looked up: a list belongs to one base, and a match that is named by its id is found
 * under both.
 */
export interface OfBase {
  readonly base: DptyBase | 'both'
}

export const BOTH_BASES: OfBase = { base: 'both' }

/**
 * The result of a call. `at` is the platform time at which its data was read; the time of the call by default.
 */
export type DptyReply =
  | { readonly ok: true; readonly data: unknown; readonly at?: number }
  | { readonly ok: false; readonly code: number; readonly name: string; readonly data?: unknown }

type Refused = Extract<DptyReply, { ok: false }>

export function found(data: unknown, at?: number): DptyReply {
  return { ok: true, data, ...(at === undefined ? {} : { at }) }
}

/** A refusal that does not come from the book. */
export function failed(name: DptyCodeName): Refused {
  return { ok: false, code: dptyCode(name), name }
}

/** The caller with base, language and time. */
export interface DptyCaller {
  readonly memberId: number
  readonly sessionId: string
  readonly base: DptyBase
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
  /** A header of the call; empty when it is missing. */
  readonly header: (name: string) => string
}

type Answer<T> = (input: T, caller: DptyCaller) => DptyReply | Promise<DptyReply>

export interface DptyCalls {
  /** Handles a call with its input in the query; the id in the path is the parameter `matchId`. */
  get<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
  /** Handles a call with its input in the body. */
  post<const S extends v.GenericSchema>(input: S, answer: Answer<v.InferOutput<S>>): Handler<HttpEnv>
  /** Handles a call with its input in the body and the query. */
  both<const Q extends v.GenericSchema, const S extends v.GenericSchema>(
    query: Q,
    body: S,
    answer: Answer<{ readonly query: v.InferOutput<Q>; readonly body: v.InferOutput<S> }>,
  ): Handler<HttpEnv>
}

export function baseOf(c: HttpContext): DptyBase {
  return c.req.path.startsWith(`${DPTY_BASES.esports}/`) ? 'esports' : 'sports'
}

/** Handles admitted calls: validates the input, runs the call, puts the result into the envelope. */
export function createDptyCalls({ clock, log }: VenueDeps): DptyCalls {
  const handler =
    (run: (c: HttpContext, caller: DptyCaller) => DptyReply | Promise<DptyReply>): Handler<HttpEnv> =>
    async (c) => {
      // Taken before any data is read, so that the answer is never older than its `ts`.
      const now = clock.now()
      const [memberId, sessionId] = [c.get('memberId'), c.get('sessionId')]
      if (memberId === undefined || sessionId === undefined) return sendDpty(c, failed('tokenExpired'), now)
      const header = (name: string): string => c.req.header(name) ?? ''
      const language = languageIn(c)
      try {
        return sendDpty(c, await run(c, { memberId, sessionId, base: baseOf(c), language, now, header }), now)
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'a venue call failed')
        return sendDpty(c, failed('serverError'), now)
      }
    }

  return {
    get: (schema, answer) =>
      handler((c, caller) => {
        const input = decode(schema, queryOf(c))
        return input.ok && isOfBase(input.value, caller) ? answer(input.value, caller) : failed('parameter')
      }),
    post: (schema, answer) =>
      handler((c, caller) => {
        const input = decode(schema, bodyJson(c))
        return input.ok && isOfBase(input.value, caller) ? answer(input.value, caller) : failed('parameter')
      }),
    both: (querySchema, schema, answer) =>
      handler((c, caller) => {
        const [query, body] = [decode(querySchema, queryOf(c)), decode(schema, bodyJson(c))]
        return query.ok && body.ok
          ? answer({ query: query.value, body: body.value }, caller)
          : failed('parameter')
      }),
  }
}

/** A `category` that is sent must be that of the base. */
function isOfBase(input: unknown, { base }: DptyCaller): boolean {
  if (typeof input !== 'object' || input === null || !('category' in input)) return true
  return input.category === null || input.category === DPTY_CATEGORIES[base]
}

function bodyJson(c: HttpContext): unknown {
  return readJson(bodyOf(c) || '{}')
}

/** The query with the id of the path; `undefined`, which no schema accepts, if it cannot be stored. */
function queryOf(c: HttpContext): unknown {
  const matchId: unknown = c.req.param('matchId')
  const query = { ...c.req.query(), ...(typeof matchId === 'string' ? { matchId } : {}) }
  return Object.values(query).every(isStorable) ? query : undefined
}

function languageIn(c: HttpContext): TextLanguage {
  return languageOf(c.req.header(DPTY_HEADERS.language))
}

/** Puts a reply into the venue's envelope. `now` is its time, unless the reply has its own. */
export function sendDpty(c: HttpContext, reply: DptyReply, now: number): Response {
  const body: DptyEnvelope = reply.ok
    ? { code: DPTY_SUCCESS, msg: 'success', ts: reply.at ?? now, data: reply.data }
    : { code: reply.code, msg: messageOf(reply.name, languageIn(c)), ts: now, data: reply.data ?? null }
  c.set('outcome', body.code)
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}
