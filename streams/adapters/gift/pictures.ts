import { err, ok, type Result } from '../../domain/result.ts'
import type { GiftFault } from '../../ports/giftPlayer.ts'
import { GIFT_LIMITS } from './limits.ts'
import type { MoviePicture } from './movie.ts'

type Bytes = Uint8Array<ArrayBuffer>

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const ID3 = [0x49, 0x44, 0x33]

/**
 * Selects the pictures among a file's images. Sounds are skipped. Anything else is refused, because the
 * player would take it for a URL and request it.
 */
export function sortPictures(
  images: ReadonlyMap<string, Bytes>,
  audioKeys: ReadonlySet<string>,
): Result<readonly MoviePicture[], GiftFault> {
  const pictures: MoviePicture[] = []
  let pixels = 0
  for (const [key, bytes] of images) {
    if (audioKeys.has(key) || startsWith(bytes, ID3)) continue
    const found = pictureOf(bytes)
    if (found === null) return err('badPicture')
    const { width, height, type } = found
    pixels += width * height
    const tooLarge = Math.max(width, height) > GIFT_LIMITS.pictureSide || pixels > GIFT_LIMITS.picturePixels
    if (tooLarge) return err('tooComplex')
    // The renderer looks up the picture of a matte without the suffix.
    pictures.push({ key: key.replace('.matte', ''), type, bytes })
    if (pictures.length > GIFT_LIMITS.pictures) return err('tooComplex')
  }
  return ok(pictures)
}

interface PictureHead {
  readonly type: MoviePicture['type']
  readonly width: number
  readonly height: number
}

/** Reads type and size from the header, before anything is decoded. */
function pictureOf(bytes: Bytes): PictureHead | null {
  const head = startsWith(bytes, PNG) ? pngHead(bytes) : startsWith(bytes, JPEG) ? jpegHead(bytes) : null
  return head === null || head.width === 0 || head.height === 0 ? null : head
}

function pngHead(bytes: Bytes): PictureHead | null {
  if (bytes.length < 24) return null
  const view = viewOf(bytes)
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size is in the frame header (SOF), after any number of other segments. */
function jpegHead(bytes: Bytes): PictureHead | null {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return null
}

function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function startsWith(bytes: Bytes, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte)
}
