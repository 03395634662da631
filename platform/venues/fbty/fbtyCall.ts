import type { Handler } from 'hono'
import type * as v from 'valibot'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { FBTY_CODES, FBTY_SUCCESS, type FbtyCodeName } from '../../../streams/wire/fbty/codes.ts'
import type { FbtyEnvelope } from '../../../streams/wire/fbty/envelope.ts'
import { bodyOf, type HttpContext, type HttpEnv } from '../../http/httpEnv.ts'
import { readJson } from '../../http/readJson.ts'
import type { VenueDeps } from '../venueServer.ts'
import { languageOf } from './language.ts'
import { messageOf } from './messages.ts'

/** The result of a call. `message` replaces the usual one of the code. */
export type FbtyReply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: number; readonly message?: string; readonly data?: unknown }

export function found(data: unknown): FbtyReply {
  return { ok: true, data }
}

/** A refusal that does not come from the book. */
export function failed(name: FbtyCodeName): FbtyReply {
  return { ok: false, code: FBTY_CODES[name] }
}

/** The caller with language and time. */
export interface FbtyCaller {
  readonly memberId: number
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
}

export interface FbtyCalls {
  /** Handles a call with its input in the body. */
  post<const S extends v.GenericSchema>(
    input: S,
    answer: (input: v.InferOutput<S>, caller: FbtyCaller) => FbtyReply | Promise<FbtyReply>,
  ): Handler<HttpEnv>
}

/** Handles admitted calls: validates the body, runs the call, and puts the answer into the envelope. */
export function createFbtyCalls({ clock, log }: Pick<VenueDeps, 'clock' | 'log'>): FbtyCalls {
  return {
    post: (schema, answer) => async (c) => {
      // Taken before any data is read, so that the answer is never older than its `ts`.
      const now = clock.now()
      const body = bodyIn(c)
      const language = languageOf(body)
      try {
        const memberId = c.get('memberId')
        const input = decode(schema, body)
        if (memberId === undefined) return sendFbty(c, failed('sessionEnded'), { now, language })
        if (!input.ok) return sendFbty(c, failed('badRequest'), { now, language })
        return sendFbty(c, await answer(input.value, { memberId, language, now }), { now, language })
      } catch (error) {
        log.error({ err: error, path: c.req.path }, 'a venue call failed')
        return sendFbty(c, failed('serverError'), { now, language })
      }
    },
  }
}

/** The body as JSON; `undefined`, which no schema accepts, for any other text. */
export function bodyIn(c: HttpContext): unknown {
  return readJson(bodyOf(c) || '{}')
}

interface Sent {
  readonly now: number
  readonly language: TextLanguage
  readonly status?: 200 | 404 | 413
}

/** Puts a reply into the venue's envelope. */
export function sendFbty(c: HttpContext, reply: FbtyReply, { now, language, status = 200 }: Sent): Response {
  const body: FbtyEnvelope = reply.ok
    ? { success: true, code: FBTY_SUCCESS, message: '', ts: now, data: reply.data }
    : {
        success: false,
        code: reply.code,
        message: reply.message ?? messageOf(reply.code, language),
        ts: now,
        data: reply.data ?? null,
        ...(reply.code === FBTY_CODES.rateLimited ? { rateLimit: true as const } : {}),
      }
  c.set('outcome', body.code)
  c.header('Cache-Control', 'no-store')
  return c.json(body, status)
}
