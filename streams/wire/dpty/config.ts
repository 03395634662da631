import * as v from 'valibot'
import { whole } from '../decode.ts'

/** `data` of `timestamp`: the platform time, ms. */
export const timestamp = whole

/** `data` of `conf/v1/global`, without the values of `DPTY_CONFIG`, which the client does not read. */
export const globalConfig = v.object({
  /** See `sealedSecret`; base64url of the IV and AES-256-GCM data. */
  secretBox: v.pipe(v.string(), v.regex(/^[\w-]{40,2000}$/)),
})

export type GlobalConfig = v.InferOutput<typeof globalConfig>

/** What the box holds: key and secret of the signatures under one token. */
export const sealedSecret = v.object({
  accessKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Base64url of 32 bytes. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

export type SealedSecret = v.InferOutput<typeof sealedSecret>

/** The values that the platform sends beside the box. */
export const DPTY_CONFIG = {
  /** Seconds for which `check` is asked once a second. */
  orderCheckMaxTime: 30,
  /** Seconds for which an order token is valid. */
  orderTokenTime: 290,
  minSeriesLegs: 2,
  maxSeriesLegs: 10,
  /** The most entries of one `order`. */
  maxSingles: 10,
  /** Quick stakes in units, by number of the currency. */
  quickAmounts: { '1': [100, 500, 1000], '200': [10, 50, 100] },
} as const
