import fc from 'fast-check'
import { deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeMovie } from '../../../../streams/adapters/gift/decodeMovie.ts'
import { decodeSvga } from '../../../../streams/adapters/gift/decodeSvga.ts'
import { GIFT_LIMITS } from '../../../../streams/adapters/gift/limits.ts'
import { float, floats, message } from '../../../../scripts/gifts/protobuf.ts'
import {
  frame,
  keep,
  movieBytes,
  type MovieParts,
  pngHead,
  shape,
  sprite,
  svgaFile,
} from '../../../support/svga.ts'

async function decoded(parts: MovieParts) {
  const result = await decodeSvga(svgaFile(parts))
  if (!result.ok) throw new Error(result.error)
  return result.value
}

async function refusal(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const result = await decodeSvga(file)
  return result.ok ? 'decoded' : result.error
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words)
}

describe('a gift file', () => {
  it('becomes what the renderer reads', async () => {
    const { movie, pictures } = await decoded({
      frames: 2,
      fps: 30,
      width: 390,
      height: 420,
      images: { ball: pngHead(64, 32) },
      sprites: [sprite('ball', [frame(), frame([4, 'M0 0 L1 1 Z'])])],
    })
    expect(movie).toMatchObject({
      version: '2.0.0',
      videoSize: { width: 390, height: 420 },
      FPS: 30,
      frames: 2,
      images: {},
      audios: [],
    })
    expect(movie.sprites[0]?.frames[0]).toEqual({
      alpha: 1,
      layout: { x: 0, y: 0, width: 100, height: 100 },
      transform: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
      maskPath: null,
      shapes: [],
    })
    expect(movie.sprites[0]?.frames[1]?.maskPath?._d).toBe('M0 0 L1 1 Z')
    expect(pictures.map(({ key, type }) => [key, type])).toEqual([['ball', 'image/png']])
  })

  it('keeps a shape from the frame before of the same sprite, not of another', async () => {
    const { movie } = await decoded({
      frames: 3,
      sprites: [
        sprite('one.vector', [frame([5, shape('M1 1')]), frame([5, keep]), frame([5, keep])]),
        sprite('two.vector', [frame([5, keep]), frame([5, shape('M2 2')]), frame([5, keep])]),
      ],
    })
    const paths = movie.sprites.map(({ frames }) =>
      frames.map(({ shapes }) => shapes.map((drawn) => (drawn.type === 'shape' ? drawn.pathArgs.d : ''))),
    )
    expect(paths).toEqual([
      [['M1 1'], ['M1 1'], ['M1 1']],
      [[], ['M2 2'], ['M2 2']],
    ])
  })

  it('reads rectangles, ellipses and their style', async () => {
    const style = message([1, floats(1, 0, 0, 0.5)], [2, floats(0, 1, 0, 1)], [3, float(4)], [4, 1], [5, 2])
    const rect = message([1, 1], [3, floats(1, 2, 30, 10, 99)], [10, style])
    const ellipse = message([1, 2], [4, floats(5, 6, 7, 8)], [11, floats(1, 0, 0, 1, 9, 9)])
    const { movie } = await decoded({ frames: 1, sprites: [sprite('a', [frame([5, rect], [5, ellipse])])] })
    expect(movie.sprites[0]?.frames[0]?.shapes).toEqual([
      {
        type: 'rect',
        pathArgs: { x: 1, y: 2, width: 30, height: 10, cornerRadius: 5 },
        styles: {
          fill: [1, 0, 0, 0.5],
          stroke: [0, 1, 0, 1],
          strokeWidth: 4,
          lineCap: 'round',
          lineJoin: 'bevel',
          miterLimit: 0,
          lineDash: [],
        },
        transform: undefined,
      },
      {
        type: 'ellipse',
        pathArgs: { x: 5, y: 6, radiusX: 7, radiusY: 8 },
        styles: undefined,
        transform: { a: 1, b: 0, c: 0, d: 1, tx: 9, ty: 9 },
      },
    ])
  })

  it('turns a picture by a quarter, and does not flatten one whose ones were left out', async () => {
    const turned = frame([3, message([2, float(1)], [3, float(-1)])])
    const plain = frame([3, message([5, float(7)])])
    const { movie } = await decoded({ frames: 2, sprites: [sprite('a', [turned, plain])] })
    expect(movie.sprites[0]?.frames.map(({ transform: { a, d } }) => [a, d])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('reads nine seconds at 60 a second, as other studios make them', async () => {
    const outline = `M0 0 ${'L12.5 34.25 '.repeat(45)}Z`
    const sprites = Array.from({ length: 10 }, (_, index) =>
      sprite(
        `s${String(index)}`,
        Array.from({ length: 563 }, () => frame([5, shape(outline)])),
      ),
    )
    const parts = { frames: 563, fps: 60, width: 750, height: 1334, sprites }
    expect(movieBytes(parts).length).toBeGreaterThan(3_000_000)
    expect(svgaFile(parts).length).toBeLessThan(100_000)
    const { movie } = await decoded(parts)
    expect([movie.frames, movie.FPS, movie.sprites.length]).toEqual([563, 60, 10])
  })

  it('gives each sprite exactly as many frames as the movie has', async () => {
    const { movie } = await decoded({
      frames: 2,
      sprites: [sprite('short', [frame()]), sprite('long', [frame(), frame(), frame()])],
    })
    expect(movie.sprites.map(({ frames }) => frames.map(({ alpha }) => alpha))).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it('draws a sprite whole whose matte is not there, and knows the one that is', async () => {
    const { movie } = await decoded({
      frames: 1,
      images: { 'hole.matte': pngHead(8, 8) },
      sprites: [
        sprite('hole.matte', [frame()]),
        sprite('cut', [frame()], 'hole.matte'),
        sprite('whole', [frame()], 'gone.matte'),
      ],
    })
    expect(movie.sprites.map(({ matteKey }) => matteKey)).toEqual([null, 'hole.matte', null])
  })

  it('leaves sounds out', async () => {
    const { pictures } = await decoded({
      images: { song: text('ID3 and so on'), other: text('mp3'), ball: pngHead(8, 8) },
      audioKeys: ['other'],
    })
    expect(pictures.map(({ key }) => key)).toEqual(['ball'])
  })
})

describe('a file that is no gift', () => {
  const picture = (width: number, height: number) => svgaFile({ images: { a: pngHead(width, height) } })
  const lots = Array.from({ length: 60 }, () => shape('M0 0 ' + 'L1 1 '.repeat(1000)))

  it.each([
    ['a page', text('<!doctype html><title>404</title>'), 'notSvga'],
    ['nothing', new Uint8Array(0), 'notSvga'],
    ['gzip', new Uint8Array(gzipSync(movieBytes())), 'notSvga'],
    ['version 1', text('PK\u0003\u0004movie.spec'), 'version1'],
    ['cut short', svgaFile({ sprites: [sprite('a', [frame()])] }).slice(0, -8), 'broken'],
    ['no protobuf', new Uint8Array(deflateSync(text('<html>'))), 'broken'],
    ['no frames', svgaFile({ frames: 0 }), 'noFrames'],
    ['no parameters', new Uint8Array(deflateSync(message([1, '2.0']))), 'noFrames'],
    ['no size', svgaFile({ width: 0 }), 'broken'],
    ['too long', svgaFile({ frames: 3601 }), 'tooComplex'],
    ['too wide', svgaFile({ width: 2049 }), 'tooComplex'],
    [
      'too many sprites',
      svgaFile({ sprites: Array.from({ length: 301 }, () => sprite('a', [])) }),
      'tooComplex',
    ],
    [
      'too many frames in all',
      svgaFile({ frames: 300, sprites: Array.from({ length: 300 }, () => sprite('a', [])) }),
      'tooComplex',
    ],
    [
      'too much to draw',
      svgaFile({ sprites: [sprite('a', [frame(...lots.map((one) => [5, one] as const))])] }),
      'tooComplex',
    ],
    ['a picture of another kind', svgaFile({ images: { a: text('RIFF    WEBP') } }), 'badPicture'],
    ['an address for a picture', svgaFile({ images: { a: text('https://elsewhere/') } }), 'badPicture'],
    ['a picture of no size', picture(0, 8), 'badPicture'],
    ['a picture too large', picture(4096, 4), 'tooComplex'],
    ['too large by itself', new Uint8Array(GIFT_LIMITS.fileBytes + 1), 'tooLarge'],
    ['a bomb', new Uint8Array(deflateSync(Buffer.alloc(GIFT_LIMITS.movieBytes + 1))), 'tooLarge'],
  ])('%s: is refused with its reason', async (_name, file, reason) => {
    expect(await refusal(file)).toBe(reason)
  })
})

describe('any bytes', () => {
  const whole = movieBytes({
    frames: 4,
    images: { a: pngHead(16, 16), song: text('ID3') },
    sprites: [
      sprite('a', [frame([5, shape()]), frame([5, keep])]),
      sprite('b', [frame([4, 'M0 0'])], 'a.matte'),
    ],
    audioKeys: ['song'],
  })

  const bounded = (bytes: Uint8Array<ArrayBuffer>): void => {
    const result = decodeMovie(bytes)
    if (!result.ok) return
    const { movie, pictures } = result.value
    expect(movie.frames).toBeGreaterThan(0)
    expect(movie.frames).toBeLessThanOrEqual(GIFT_LIMITS.frames)
    expect(Math.max(movie.videoSize.width, movie.videoSize.height)).toBeLessThanOrEqual(GIFT_LIMITS.side)
    expect(movie.sprites.length).toBeLessThanOrEqual(GIFT_LIMITS.sprites)
    expect(pictures.length).toBeLessThanOrEqual(GIFT_LIMITS.pictures)
    for (const { frames } of movie.sprites) {
      expect(frames.length).toBe(movie.frames)
      for (const { alpha, transform, shapes } of frames) {
        expect(alpha >= 0 && alpha <= 1).toBe(true)
        expect(Object.values(transform).every(Number.isFinite)).toBe(true)
        expect(shapes.length).toBeLessThanOrEqual(GIFT_LIMITS.shapes)
      }
    }
  }

  it('never throw, and never make more than the limits', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => bounded(new Uint8Array(bytes))))
  })

  it('neither do those of a gift, changed or cut', () => {
    const place = fc.nat(whole.length - 1)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 8 }),
        fc.nat(whole.length),
        (changes, length) => {
          const bytes = whole.slice(0, length)
          for (const [at, value] of changes) bytes[at] = value
          bounded(bytes)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('every file gives a result or an error', async () => {
    const packed = svgaFile({ sprites: [sprite('a', [frame([5, shape()])])] })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(packed.length - 1), fc.nat(255)), { maxLength: 4 }),
        async (changes) => {
          const file = packed.slice()
          for (const [at, value] of changes) file[at] = value
          expect(await decodeSvga(file)).toHaveProperty('ok')
        },
      ),
    )
  })
})
