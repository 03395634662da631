import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { encodeForPacking } from '../../../streams/wire/pmty/packed.ts'

const deflate = promisify(gzip)
/** Lists change all the time, so speed matters more than size. */
const LEVEL = 4

/** `data` of a call ending in `PB`: base64 of a gzip stream of percent-encoded JSON. */
export async function packBody(data: unknown): Promise<string> {
  const packed = await deflate(encodeForPacking(JSON.stringify(data)), { level: LEVEL })
  // Byte 8 (XFL) depends on the compression level; the fixed prefix needs a zero.
  packed[8] = 0
  return packed.toString('base64')
}
