import { siteCodes } from '../../streams/wire/site/codes.ts'
import type { SiteCodeName } from '../../streams/wire/site/codes.ts'
import type { MessageName } from './messages.ts'

/** What a site call comes to, before it is put in words and into its envelope. */
export type SiteReply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: number; readonly message: MessageName }

export function success(data: unknown): SiteReply {
  return { ok: true, data }
}

export function refusal(code: SiteCodeName, message: MessageName): SiteReply {
  return { ok: false, code: siteCodes[code], message }
}

/** The rate-limit code that the site answers with (specification, platform part, 8). */
export const RATE_LIMITED: SiteReply = { ok: false, code: 403, message: 'tooManyCalls' }
