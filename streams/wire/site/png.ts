import { encodeUtf8 } from '../bytes.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Bytes of length, name and CRC around a chunk's data. */
const CHUNK_OVERHEAD = 12

export interface PngChunk {
  /** Four letters. */
  readonly name: string
  readonly data: Uint8Array
}

/** The chunks of a PNG file in order, or `null` if the file is truncated, corrupt, or not a PNG. */
export function readPng(bytes: Uint8Array): readonly PngChunk[] | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: PngChunk[] = []
  let at = SIGNATURE.length
  while (at + CHUNK_OVERHEAD <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + CHUNK_OVERHEAD + length
    if (end > bytes.length) return null
    if (view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4) })
    if (name === 'IEND') return chunks
    at = end
  }
  return null
}

/** Writes a PNG file with these chunks. */
export function writePng(chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  const size = chunks.reduce((sum, { data }) => sum + CHUNK_OVERHEAD + data.length, SIGNATURE.length)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  bytes.set(SIGNATURE)
  let at = SIGNATURE.length
  for (const { name, data } of chunks) {
    const end = at + CHUNK_OVERHEAD + data.length
    view.setUint32(at, data.length)
    bytes.set(encodeUtf8(name), at + 4)
    bytes.set(data, at + 8)
    view.setUint32(end - 4, crc32(bytes.subarray(at + 4, end - 4)))
    at = end
  }
  return bytes
}

/** The chunks of a picture of one grey pixel: header, pixel, end. */
export function onePixel(): { readonly header: PngChunk; readonly pixel: PngChunk; readonly end: PngChunk } {
  return {
    // 1 × 1, 8 bits of grey, no interlace.
    header: { name: 'IHDR', data: Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]) },
    // A zlib stream with one stored block of two bytes (filter 0, black) and its Adler-32 sum.
    pixel: {
      name: 'IDAT',
      data: Uint8Array.from([0x78, 0x01, 0x01, 0x02, 0x00, 0xfd, 0xff, 0, 0, 0, 2, 0, 1]),
    },
    end: { name: 'IEND', data: new Uint8Array(0) },
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** CRC-32 as PNG uses it (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
