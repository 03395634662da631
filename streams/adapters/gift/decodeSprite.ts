import type { GiftFault } from '../../ports/giftPlayer.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { decodeLayout, decodeShape, decodeTransform } from './decodeShapes.ts'
import { GIFT_LIMITS } from './limits.ts'
import type { Layout, MovieFrame, MovieSprite, Shape, Transform } from './movie.ts'
import { fieldReader } from './protobuf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Bounds the drawing cost of each frame: sums the path length over all sprites. */
export interface FrameLoad {
  /** Returns `false` when the frame now exceeds the limit. */
  add(frame: number, letters: number): boolean
}

export function createFrameLoad(frames: number): FrameLoad {
  const letters = new Uint32Array(frames)
  return {
    add: (frame, more) => {
      const sum = (letters[frame] ?? 0) + more
      letters[frame] = sum
      return sum <= GIFT_LIMITS.pathPerFrame
    },
  }
}

const NO_LAYOUT: Layout = { x: 0, y: 0, width: 0, height: 0 }
const AS_IT_IS: Transform = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 }
const NO_SHAPES: readonly Shape[] = []

/** An invisible frame. One object is shared, because most frames of a sprite are invisible. */
const UNSEEN: MovieFrame = {
  alpha: 0,
  layout: NO_LAYOUT,
  transform: AS_IT_IS,
  maskPath: null,
  shapes: NO_SHAPES,
}

/** The renderer skips sprites with a lower alpha. */
const FAINTEST = 0.05

/** Decodes one sprite to exactly `count` frames: missing frames are invisible, extra ones are dropped. */
export function decodeSprite(bytes: Bytes, count: number, load: FrameLoad): Result<MovieSprite, GiftFault> {
  const reader = fieldReader(bytes)
  let imageKey = ''
  let matteKey = ''
  const frames: MovieFrame[] = []
  /** The shapes that `keep` repeats: those of this sprite's previous frame. */
  let kept: readonly Shape[] = NO_SHAPES
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) imageKey = reader.text()
    else if (field === 3) matteKey = reader.text()
    else if (field === 2 && frames.length < count) {
      const frame = decodeFrame(reader.bytes(), kept)
      if (!frame.ok) return frame
      kept = frame.value.shapes
      const seen = frame.value.alpha >= FAINTEST
      if (seen && !load.add(frames.length, lettersOf(frame.value))) return err('tooComplex')
      frames.push(seen ? frame.value : UNSEEN)
    } else reader.skip()
  }
  if (reader.broken) return err('broken')
  while (frames.length < count) frames.push(UNSEEN)
  return ok({ imageKey, matteKey: matteKey === '' ? null : matteKey, frames })
}

function decodeFrame(bytes: Bytes, kept: readonly Shape[]): Result<MovieFrame, GiftFault> {
  const reader = fieldReader(bytes)
  let alpha = 0
  let layout: Layout | null = NO_LAYOUT
  let transform: Transform | null = AS_IT_IS
  let clip = ''
  const shapes: Shape[] = []
  let keeps = false
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) alpha = Math.min(1, Math.max(0, reader.float()))
    else if (field === 2) layout = decodeLayout(reader.bytes())
    else if (field === 3) transform = decodeTransform(reader.bytes())
    else if (field === 4) clip = reader.text()
    else if (field === 5) {
      const shape = decodeShape(reader.bytes())
      if (shape === null) return err('broken')
      if (shape === 'keep') keeps = true
      else if (shapes.push(shape) > GIFT_LIMITS.shapes) return err('tooComplex')
    } else reader.skip()
  }
  if (reader.broken || layout === null || transform === null) return err('broken')
  if (clip.length > GIFT_LIMITS.path || shapes.some((shape) => letters(shape) > GIFT_LIMITS.path)) {
    return err('tooComplex')
  }
  const maskPath = clip === '' ? null : { _d: clip, _transform: undefined, _styles: undefined }
  return ok({ alpha, layout, transform, maskPath, shapes: keeps ? kept : shapes })
}

function letters(shape: Shape): number {
  return shape.type === 'shape' ? shape.pathArgs.d.length : 0
}

/** Fixed cost of a shape in characters, in addition to its path. */
const PER_SHAPE = 16

function lettersOf({ maskPath, shapes }: MovieFrame): number {
  return shapes.reduce((sum, shape) => sum + letters(shape) + PER_SHAPE, maskPath?._d.length ?? 0)
}
