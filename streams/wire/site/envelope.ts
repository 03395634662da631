import * as v from 'valibot'
import { numeric, text } from '../decode.ts'

/** The envelope of every site answer except the server time; `data` is validated by the call's own schema. */
export const envelope = v.object({
  code: numeric,
  msg: v.fallback(text, ''),
  data: v.optional(v.unknown(), null),
})

export type Envelope = v.InferOutput<typeof envelope>

/** `data` of a 10108 answer caused by the call's time: platform time, ms. */
export const timeRefusal = v.object({ time: numeric })
