import type * as v from 'valibot'
import { decode } from '../../streams/wire/decode.ts'
import type { Language } from '../../streams/wire/site/headers.ts'
import { refusal } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'
import type { TokenHolder } from './tokens.ts'

/** What a handler gets besides the body. */
export interface CallInfo {
  readonly deviceId: string
  readonly clientType: string
  readonly address: string
  /** Scheme and host by which clients reach the platform. */
  readonly origin: string
  readonly language: Language
}

/** One site call: its path and its handler. Access is defined in the table of endpoints. */
export interface SiteCall {
  readonly path: string
  /** `holder` is `null` only where anyone may call. */
  answer(body: unknown, info: CallInfo, holder: TokenHolder | null): Promise<SiteReply>
}

const BAD_BODY = refusal('validation', 'badBody')
const SIGN_IN = refusal('auth', 'signIn')

/** A call without a token. A body that does not fit the schema is refused with 10003. */
export function anyoneCall<const S extends v.GenericSchema>(
  path: string,
  schema: S,
  answer: (body: v.InferOutput<S>, info: CallInfo) => Promise<SiteReply>,
): SiteCall {
  return {
    path,
    async answer(input, info) {
      const body = decode(schema, input)
      return body.ok ? answer(body.value, info) : BAD_BODY
    },
  }
}

/** A call with an optional token, whose answer has more for a member. `holder` is `null` without a token. */
export function knownMemberCall<const S extends v.GenericSchema>(
  path: string,
  schema: S,
  answer: (body: v.InferOutput<S>, holder: TokenHolder | null, info: CallInfo) => Promise<SiteReply>,
): SiteCall {
  return {
    path,
    async answer(input, info, holder) {
      const body = decode(schema, input)
      return body.ok ? answer(body.value, holder, info) : BAD_BODY
    },
  }
}

/** A call of a signed-in member. */
export function memberCall<const S extends v.GenericSchema>(
  path: string,
  schema: S,
  answer: (body: v.InferOutput<S>, holder: TokenHolder, info: CallInfo) => Promise<SiteReply>,
): SiteCall {
  return {
    path,
    async answer(input, info, holder) {
      if (holder === null) return SIGN_IN
      const body = decode(schema, input)
      return body.ok ? answer(body.value, holder, info) : BAD_BODY
    },
  }
}
