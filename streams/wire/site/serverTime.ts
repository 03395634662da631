import * as v from 'valibot'
import { numeric } from '../decode.ts'

/** The answer of `GET /timeServer`, without an envelope. */
export const serverTime = v.object({
  /** Platform time, ms since 1970. */
  time: v.pipe(numeric, v.minValue(0)),
  /** Speed of platform time; other than 1 only in demonstrations and tests. */
  rate: v.fallback(v.pipe(numeric, v.minValue(0.001), v.maxValue(10_000)), 1),
})

export type ServerTime = v.InferOutput<typeof serverTime>
