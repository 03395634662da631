import { err, type Result } from '../../domain/result.ts'
import type { GiftFault } from '../../ports/giftPlayer.ts'
import { decodeMovie } from './decodeMovie.ts'
import { GIFT_LIMITS } from './limits.ts'
import type { DecodedMovie } from './movie.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Decodes an SVGA 2.x file: one protobuf message compressed by zlib. Never throws or rejects; stops
 * decompressing as soon as the output exceeds the limit.
 */
export async function decodeSvga(file: Bytes): Promise<Result<DecodedMovie, GiftFault>> {
  if (file.length > GIFT_LIMITS.fileBytes) return err('tooLarge')
  if (isZip(file)) return err('version1')
  if (!isZlib(file)) return err('notSvga')
  const unpacked = await unzlib(file, GIFT_LIMITS.movieBytes)
  return typeof unpacked === 'string' ? err(unpacked) : decodeMovie(unpacked)
}

function isZip(bytes: Bytes): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/** RFC 1950: method deflate, and the checksum of the two header bytes. */
function isZlib(bytes: Bytes): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0
}

async function unzlib(file: Bytes, maxBytes: number): Promise<Bytes | 'broken' | 'tooLarge'> {
  const reader = new Blob([file]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return joined(chunks, size)
      size += value.byteLength
      if (size > maxBytes) {
        void reader.cancel().catch(() => undefined)
        return 'tooLarge'
      }
      chunks.push(value)
    }
  } catch {
    return 'broken'
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Bytes {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
