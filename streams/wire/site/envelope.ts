import * as v from 'valibot'
import { numeric, text } from '../decode.ts'

/** Every site answer but the server time; `data` is read by the call's own schema. */
export const envelope = v.object({
  code: numeric,
  msg: v.fallback(text, ''),
  data: v.optional(v.unknown(), null),
})

export type Envelope = v.InferOutput<typeof envelope>
