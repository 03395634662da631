import { err, ok, type Result } from '../../domain/result.ts'
import type { GiftFault } from '../../ports/giftPlayer.ts'
import { decodeSvga } from './decodeSvga.ts'
import type { DecodedMovie, Movie, MoviePicture } from './movie.ts'

/** A movie with its pictures decoded. */
export interface PaintedMovie {
  readonly movie: Movie
  readonly pictures: ReadonlyMap<string, ImageBitmap>
}

/**
 * Decodes a file with its pictures. The renderer must receive bitmaps only: it takes most encoded JPEGs for
 * URLs, and waits forever for a picture that can't be decoded.
 */
export async function paintSvga(file: Uint8Array<ArrayBuffer>): Promise<Result<PaintedMovie, GiftFault>> {
  const decoded = await decodeSvga(file)
  return decoded.ok ? painted(decoded.value) : decoded
}

async function painted({ movie, pictures }: DecodedMovie): Promise<Result<PaintedMovie, GiftFault>> {
  const bitmaps = await Promise.all(pictures.map(bitmapOf))
  const byKey = new Map<string, ImageBitmap>()
  for (const [index, bitmap] of bitmaps.entries()) {
    const key = pictures[index]?.key
    if (bitmap !== null && key !== undefined) byKey.set(key, bitmap)
  }
  if (!bitmaps.includes(null)) return ok({ movie, pictures: byKey })
  closePictures(byKey)
  return err('badPicture')
}

async function bitmapOf({ bytes, type }: MoviePicture): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([bytes], { type }))
  } catch {
    return null
  }
}

/** Bitmaps are allocated outside the JS heap; one that is not closed is freed late. */
export function closePictures(pictures: ReadonlyMap<string, ImageBitmap>): void {
  for (const bitmap of pictures.values()) bitmap.close()
}
