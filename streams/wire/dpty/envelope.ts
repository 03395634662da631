import * as v from 'valibot'
import { whole } from '../decode.ts'
import { looseNumber, looseText } from '../lenient.ts'

/** The envelope of every answer; `ts` is the platform time (ms) at which `data` was valid. */
export const dptyEnvelope = v.object({
  code: whole,
  msg: looseText,
  ts: looseNumber(null),
  data: v.optional(v.unknown(), null),
})

/** As the platform writes it. */
export interface DptyEnvelope {
  readonly code: number
  readonly msg: string
  readonly ts: number
  readonly data: unknown
}

/** `data` of a refused date: the platform time, ms. */
export const refusedDate = v.object({ time: whole })
