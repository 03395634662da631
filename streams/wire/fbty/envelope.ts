import * as v from 'valibot'
import { looseFlag, looseNumber, looseText } from '../lenient.ts'

/** Used when an answer has no code, or one that cannot be read; the venue has no such code. */
const NO_CODE = -1

/** The envelope of every answer. `ts` is the platform time at which the data was read, ms; `null` if missing. */
export const envelope = v.pipe(
  v.object({
    success: looseFlag,
    code: looseNumber(NO_CODE),
    message: looseText,
    /** Whether the call was refused because there were too many, whatever the code is. */
    rateLimit: looseFlag,
    ts: looseNumber(null),
    data: v.optional(v.unknown(), null),
  }),
  v.check(({ success, code }) => success || code !== NO_CODE, 'no envelope'),
)

/** The envelope as the platform writes it. */
export interface FbtyEnvelope {
  readonly success: boolean
  readonly code: number
  readonly message: string
  readonly ts: number
  readonly data: unknown
  /** Beside code 12 only. */
  readonly rateLimit?: true
}
