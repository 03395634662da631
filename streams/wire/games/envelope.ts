import * as v from 'valibot'
import { looseNumber, looseText } from '../lenient.ts'

/** The headers of a launched product for its token and the language (`zh`, `tw` or `en`); PMTY's. */
export const PRODUCT_HEADERS = { token: 'requestId', language: 'lang' } as const

/** Used when an answer has no code, or one that cannot be read; no product has such a code. */
const NO_CODE = -1

/**
 * The envelope of every answer of a launched product, in the form of PMTY's (docs/protocol.md, 2.1). `ts` is the
 * platform time at which the data was read, ms; `data` of calls that end in `PB` is packed text.
 */
export const productEnvelope = v.pipe(
  v.object({
    code: looseNumber(NO_CODE),
    msg: looseText,
    ts: looseNumber(null),
    data: v.optional(v.unknown(), null),
  }),
  v.check(({ code }) => code !== NO_CODE, 'no envelope'),
)

/** The envelope as the platform writes it: `ts` is always set. */
export interface ProductEnvelope {
  readonly code: number
  readonly msg: string
  readonly ts: number
  readonly data: unknown
}
