import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { encodeForPacking } from '../../../streams/wire/pmty/packed.ts'

const deflate = promisify(gzip)
/** Lists are made anew all the time: speed counts more than the last percent of size. */
const LEVEL = 4

/** The text a call ending in `PB` gives as `data`: base64 of a gzip stream of percent-encoded JSON. */
export async function packBody(data: unknown): Promise<string> {
  const packed = await deflate(encodeForPacking(JSON.stringify(data)), { level: LEVEL })
  // Byte 8 tells of the level; zero is what the prefix is made of.
  packed[8] = 0
  return packed.toString('base64')
}
