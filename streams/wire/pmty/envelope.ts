import * as v from 'valibot'
import { looseId, looseNumber, looseText } from './lenient.ts'

/**
 * What every call answers with; `ts` is the platform time (ms) at which the data was true, and `data` is
 * packed text in calls ending in `PB` (see `packed.ts`). The code of a success comes as a text or a number.
 */
export const envelope = v.object({
  code: looseId,
  msg: looseText,
  ts: looseNumber(null),
  data: v.optional(v.unknown(), null),
})

/** What the platform writes: `ts` is always known to it. */
export interface PmtyEnvelope<T> {
  readonly code: string
  readonly msg: string
  readonly ts: number
  readonly data: T | string | null
}
