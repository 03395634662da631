import { err, ok, type Result } from '../../domain/result.ts'
import type { GiftFault } from '../../ports/giftPlayer.ts'
import { createFrameLoad, decodeSprite } from './decodeSprite.ts'
import { FRAME_RATE, GIFT_LIMITS } from './limits.ts'
import type { DecodedMovie, Movie, MovieSprite } from './movie.ts'
import { sortPictures } from './pictures.ts'
import { fieldReader } from './protobuf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The parts of a movie, still encoded, because protobuf fields may be in any order. */
interface Parts {
  readonly version: string
  readonly params: Bytes | null
  readonly images: ReadonlyMap<string, Bytes>
  readonly sprites: readonly Bytes[]
  readonly audioKeys: ReadonlySet<string>
}

/**
 * Decodes `com.opensource.svga.MovieEntity` for the renderer. Never throws, and allocates nothing beyond the
 * limits.
 */
export function decodeMovie(bytes: Bytes): Result<DecodedMovie, GiftFault> {
  const parts = partsOf(bytes)
  if (parts === null) return err('broken')
  const params = decodeParams(parts.params)
  if (!params.ok) return params
  if (parts.sprites.length > GIFT_LIMITS.sprites) return err('tooComplex')
  if (parts.sprites.length * params.value.frames > GIFT_LIMITS.spriteFrames) return err('tooComplex')
  const pictures = sortPictures(parts.images, parts.audioKeys)
  if (!pictures.ok) return pictures
  const sprites = decodeSprites(parts.sprites, params.value.frames)
  if (!sprites.ok) return sprites
  const movie = { version: parts.version, ...params.value, images: {}, sprites: sprites.value, audios: [] }
  return ok({ movie, pictures: pictures.value })
}

function partsOf(bytes: Bytes): Parts | null {
  const reader = fieldReader(bytes)
  let version = ''
  let params: Bytes | null = null
  const images = new Map<string, Bytes>()
  const sprites: Bytes[] = []
  const audioKeys = new Set<string>()
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) version = reader.text()
    else if (field === 2) params = reader.bytes()
    else if (field === 3) {
      const entry = imageEntry(reader.bytes())
      if (entry === null) return null
      images.set(entry.key, entry.value)
    } else if (field === 4) sprites.push(reader.bytes())
    else if (field === 5) audioKeys.add(audioKey(reader.bytes()))
    else reader.skip()
  }
  return reader.broken ? null : { version, params, images, sprites, audioKeys }
}

function imageEntry(bytes: Bytes): { readonly key: string; readonly value: Bytes } | null {
  const reader = fieldReader(bytes)
  let key = ''
  let value: Bytes = new Uint8Array(0)
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) key = reader.text()
    else if (field === 2) value = reader.bytes()
    else reader.skip()
  }
  return reader.broken ? null : { key, value }
}

function audioKey(bytes: Bytes): string {
  const reader = fieldReader(bytes)
  let key = ''
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) key = reader.text()
    else reader.skip()
  }
  return key
}

type Params = Pick<Movie, 'videoSize' | 'FPS' | 'frames'>

function decodeParams(bytes: Bytes | null): Result<Params, GiftFault> {
  const reader = fieldReader(bytes ?? new Uint8Array(0))
  let width = 0
  let height = 0
  let fps = 0
  let frames = 0
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) width = reader.float()
    else if (field === 2) height = reader.float()
    else if (field === 3) fps = reader.whole()
    else if (field === 4) frames = reader.whole()
    else reader.skip()
  }
  if (reader.broken) return err('broken')
  if (frames <= 0) return err('noFrames')
  // A movie smaller than one point in either direction can't be drawn.
  if (!(width >= 1 && height >= 1)) return err('broken')
  const { frames: mostFrames, side } = GIFT_LIMITS
  if (frames > mostFrames || width > side || height > side) return err('tooComplex')
  const rate = fps <= 0 ? FRAME_RATE.usual : Math.min(FRAME_RATE.most, Math.max(FRAME_RATE.least, fps))
  return ok({ videoSize: { width, height }, FPS: rate, frames })
}

function decodeSprites(packed: readonly Bytes[], frames: number): Result<readonly MovieSprite[], GiftFault> {
  const load = createFrameLoad(frames)
  const sprites: MovieSprite[] = []
  for (const bytes of packed) {
    const sprite = decodeSprite(bytes, frames, load)
    if (!sprite.ok) return sprite
    sprites.push(sprite.value)
  }
  const mattes = new Set(sprites.map(({ imageKey }) => imageKey).filter(isMatte))
  // A sprite whose matte does not exist is drawn without a mask rather than not at all.
  return ok(
    sprites.map((sprite) =>
      sprite.matteKey !== null && !mattes.has(sprite.matteKey) ? { ...sprite, matteKey: null } : sprite,
    ),
  )
}

/** Whether a sprite is only a mask (matte) for other sprites. */
export function isMatte(imageKey: string): boolean {
  return imageKey.endsWith('.matte')
}
