import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { encodeForPacking } from '../../streams/wire/packed.ts'

const deflate = promisify(gzip)
/**
 * Lists are requested every 5 s, so their size matters: a list of 29 matches is a fifth smaller than at level 4,
 * for 0.6 ms more on a thread of the pool. Higher levels gain 2 % to 7 % for up to four times the time.
 */
const LEVEL = 6

/** `data` of a call ending in `PB`: base64 of a gzip stream of percent-encoded JSON. */
export async function packBody(data: unknown): Promise<string> {
  const packed = await deflate(encodeForPacking(JSON.stringify(data)), { level: LEVEL })
  // Byte 8 (XFL) depends on the compression level; the fixed prefix needs a zero.
  packed[8] = 0
  return packed.toString('base64')
}
