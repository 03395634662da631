import { deflateSync } from 'node:zlib'
import { type Field, float, floats, message } from '../../scripts/gifts/protobuf.ts'

// Encodes valid and invalid SVGA 2.x files.

/** A filled path, by default a triangle. */
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

/** The first 33 bytes of a PNG file: the signature and the IHDR chunk. */
export function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return new Uint8Array(bytes)
}
