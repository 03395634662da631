import { deflateSync } from 'node:zlib'

/** Writes SVGA 2.x files, right ones and wrong ones. */
export type Field = readonly [number: number, value: Written]
type Written = number | string | Uint8Array | { readonly float: number }

export function message(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(fields.map(([field, value]) => fieldBytes(field, value))))
}

export const float = (value: number): Written => ({ float: value })

function fieldBytes(field: number, value: Written): Uint8Array {
  if (typeof value === 'number') return Buffer.concat([varint(field << 3), varint(value)])
  if (typeof value === 'object' && 'float' in value) {
    const bytes = Buffer.alloc(4)
    bytes.writeFloatLE(value.float)
    return Buffer.concat([varint((field << 3) | 5), bytes])
  }
  const bytes = typeof value === 'string' ? Buffer.from(value, 'utf8') : value
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let left = value >>> 0
  do {
    bytes.push((left & 0x7f) | (left > 0x7f ? 0x80 : 0))
    left >>>= 7
  } while (left > 0)
  return Uint8Array.from(bytes)
}

export function floats(...values: readonly number[]): Uint8Array<ArrayBuffer> {
  return message(...values.map((value, index): Field => [index + 1, float(value)]))
}

/** A red star's worth of path, filled. */
export function shape(d = 'M10 10 L90 10 L50 90 Z'): Uint8Array<ArrayBuffer> {
  return message([1, 0], [2, message([1, d])], [10, message([1, floats(1, 0, 0, 1)])])
}

export const keep = message([1, 3])

export function frame(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  return message([1, float(1)], [2, floats(0, 0, 100, 100)], [3, floats(1, 0, 0, 1, 0, 0)], ...fields)
}

export function sprite(
  imageKey: string,
  frames: readonly Uint8Array[],
  matteKey?: string,
): Uint8Array<ArrayBuffer> {
  const matte: readonly Field[] = matteKey === undefined ? [] : [[3, matteKey]]
  return message([1, imageKey], ...frames.map((bytes): Field => [2, bytes]), ...matte)
}

export interface MovieParts {
  readonly frames?: number
  readonly fps?: number
  readonly width?: number
  readonly height?: number
  readonly images?: Readonly<Record<string, Uint8Array>>
  readonly sprites?: readonly Uint8Array[]
  readonly audioKeys?: readonly string[]
}

export function movieBytes(parts: MovieParts = {}): Uint8Array<ArrayBuffer> {
  const { frames = 3, fps = 20, width = 100, height = 100, images = {}, sprites = [], audioKeys = [] } = parts
  return message(
    [1, '2.0.0'],
    [2, message([1, float(width)], [2, float(height)], [3, fps], [4, frames])],
    ...Object.entries(images).map(([key, bytes]): Field => [3, message([1, key], [2, bytes])]),
    ...sprites.map((bytes): Field => [4, bytes]),
    ...audioKeys.map((key): Field => [5, message([1, key])]),
  )
}

export function svgaFile(parts: MovieParts = {}): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateSync(movieBytes(parts)))
}

/** As much of a PNG as its head. */
export function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return new Uint8Array(bytes)
}
