import * as v from 'valibot'
import { orNull, text, wordOf } from '../decode.ts'

/** Header names of a site call (docs/protocol.md, 1.2). */
export const siteHeaders = {
  token: 'x-api-token',
  client: 'x-api-client',
  site: 'x-api-site',
  device: 'x-api-device',
  language: 'x-api-lang',
  time: 'x-api-time',
  signature: 'x-api-sign',
  info: 'x-api-info',
  publicKey: 'x-api-key',
} as const

/** Client types of `x-api-client` (docs/protocol.md, 1.2). */
export const clientTypes = { pc: 1, h5: 2, mobile: 3 } as const

export const languages = ['CMN', 'ZHO', 'ENGLISH'] as const

/** Simplified Chinese, traditional Chinese, English. */
export type Language = (typeof languages)[number]

/** A device id: 16 random bytes in hexadecimal. */
export const deviceId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/** Diagnostics sent with each call in `x-api-info`, as percent-encoded JSON. */
export const diagnostics = v.object({
  /** Version of the client. */
  v: v.fallback(text, ''),
  /** Effective connection type, such as `4g`. */
  net: orNull(text),
  /** What it goes over, such as `wifi`. */
  type: orNull(text),
  /** Mbit/s. */
  downlink: orNull(v.number()),
  /** Round-trip time, ms. */
  rtt: orNull(v.number()),
  vis: wordOf(['visible', 'hidden']),
})

export type Diagnostics = v.InferOutput<typeof diagnostics>
