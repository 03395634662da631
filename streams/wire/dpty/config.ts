import * as v from 'valibot'
import { whole } from '../decode.ts'
import { looseNumber } from '../lenient.ts'

/** `data` of `timestamp`: the platform time, ms. */
export const timestamp = whole

const amounts = v.fallback(v.array(v.number()), [])

/** `data` of `conf/v1/global`. Fields without which nothing works are strict, the others have defaults. */
export const globalConfig = v.object({
  /** See `sealedSecret`; base64url of the IV and AES-256-GCM data. */
  secretBox: v.pipe(v.string(), v.regex(/^[\w-]{40,2000}$/)),
  /** Seconds for which `check` is asked once a second. */
  orderCheckMaxTime: looseNumber(30),
  /** Seconds for which an order token is valid. */
  orderTokenTime: looseNumber(290),
  minSeriesLegs: looseNumber(2),
  maxSeriesLegs: looseNumber(10),
  /** The most entries of one `order`. */
  maxSingles: looseNumber(10),
  /** Quick stakes in units, by number of the currency. */
  quickAmounts: v.fallback(v.record(v.string(), amounts), {}),
})

export type GlobalConfig = v.InferOutput<typeof globalConfig>

/** What the box holds: key and secret of the signatures under one token. */
export const sealedSecret = v.object({
  accessKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Base64url of 32 bytes. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

export type SealedSecret = v.InferOutput<typeof sealedSecret>

/** The values that the platform sends. */
export const DPTY_CONFIG = {
  orderCheckMaxTime: 30,
  orderTokenTime: 290,
  minSeriesLegs: 2,
  maxSeriesLegs: 10,
  maxSingles: 10,
  quickAmounts: { '1': [100, 500, 1000], '200': [10, 50, 100] },
} as const
