import * as v from 'valibot'
import { looseId, looseNumber, looseText } from '../lenient.ts'

/**
 * The envelope of every answer. `ts` is the platform time (ms) at which the data was read; `data` is packed
 * text in calls ending in `PB` (see `packed.ts`). The success code is a string or a number.
 */
export const envelope = v.object({
  code: looseId,
  msg: looseText,
  ts: looseNumber(null),
  data: v.optional(v.unknown(), null),
})

/** The envelope as the platform writes it: `ts` is always set. */
export interface PmtyEnvelope<T> {
  readonly code: string
  readonly msg: string
  readonly ts: number
  readonly data: T | string | null
}
