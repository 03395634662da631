import { siteCodes } from '../../streams/wire/site/codes.ts'
import type { SiteCodeName } from '../../streams/wire/site/codes.ts'
import type { MessageName } from './messages.ts'

/** The result of a site call, before it is translated and put into its envelope. */
export type SiteReply =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false
      readonly code: number
      readonly message: MessageName
      /** Data that helps the client to call correctly. */
      readonly data?: unknown
    }

export function success(data: unknown): SiteReply {
  return { ok: true, data }
}

export function refusal(code: SiteCodeName, message: MessageName): SiteReply {
  return { ok: false, code: siteCodes[code], message }
}

/** The site's code for rate limiting (docs/protocol.md, 1.2). */
export const RATE_LIMITED: SiteReply = { ok: false, code: 403, message: 'tooManyCalls' }
