import type { Colour, Layout, Shape, ShapeStyle, Transform } from './movie.ts'
import { fieldReader } from './protobuf.ts'

type Bytes = Uint8Array<ArrayBuffer>

export function decodeLayout(bytes: Bytes): Layout | null {
  const [x, y, width, height] = floats(bytes, 4)
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : { x, y, width, height }
}

/**
 * Protobuf omits zeros, and some encoders also omit ones. When `b` or `c` is set (rotation or skew) a missing
 * `a` or `d` is zero; otherwise it is one, because a zero would make the picture invisible.
 */
export function decodeTransform(bytes: Bytes): Transform | null {
  const [a, b, c, d, tx, ty] = floats(bytes, 6)
  if (a === undefined || b === undefined || c === undefined) return null
  if (d === undefined || tx === undefined || ty === undefined) return null
  const turned = b !== 0 || c !== 0
  return { a: a === 0 && !turned ? 1 : a, b, c, d: d === 0 && !turned ? 1 : d, tx, ty }
}

/** Fields 1 to `count` as floats, `0` where absent; an empty list when the bytes are malformed. */
function floats(bytes: Bytes, count: number): readonly number[] {
  const values = new Array<number>(count).fill(0)
  const reader = fieldReader(bytes)
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field <= count) values[field - 1] = reader.float()
    else reader.skip()
  }
  return reader.broken ? [] : values
}

/** `keep` repeats the shapes of the previous frame. */
export type DecodedShape = Shape | 'keep'

const SHAPE = 0
const RECT = 1
const ELLIPSE = 2
const KEEP = 3

/** Decodes one shape; `null` when it is malformed or of an unknown type. */
export function decodeShape(bytes: Bytes): DecodedShape | null {
  const reader = fieldReader(bytes)
  let type = SHAPE
  let path: Bytes | null = null
  let rect: Bytes | null = null
  let ellipse: Bytes | null = null
  let styles: ShapeStyle | null | undefined
  let transform: Transform | null | undefined
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) type = reader.whole()
    else if (field === 2) path = reader.bytes()
    else if (field === 3) rect = reader.bytes()
    else if (field === 4) ellipse = reader.bytes()
    else if (field === 10) styles = decodeStyle(reader.bytes())
    else if (field === 11) transform = decodeTransform(reader.bytes())
    else reader.skip()
  }
  if (reader.broken || styles === null || transform === null) return null
  if (type === KEEP) return 'keep'
  const drawn = { styles, transform }
  if (type === SHAPE) return shapeOf(path ?? new Uint8Array(0), drawn)
  if (type === RECT) return rectOf(rect ?? new Uint8Array(0), drawn)
  return type === ELLIPSE ? ellipseOf(ellipse ?? new Uint8Array(0), drawn) : null
}

interface Drawn {
  readonly styles: ShapeStyle | undefined
  readonly transform: Transform | undefined
}

function shapeOf(bytes: Bytes, drawn: Drawn): Shape | null {
  const d = onlyText(bytes, 1)
  return d === null ? null : { type: 'shape', pathArgs: { d }, ...drawn }
}

function rectOf(bytes: Bytes, drawn: Drawn): Shape | null {
  const [x, y, width, height, cornerRadius] = floats(bytes, 5)
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null
  // An arc with a negative radius would throw while drawing.
  const corner = Math.max(0, Math.min(cornerRadius ?? 0, Math.abs(width) / 2, Math.abs(height) / 2))
  return { type: 'rect', pathArgs: { x, y, width, height, cornerRadius: corner }, ...drawn }
}

function ellipseOf(bytes: Bytes, drawn: Drawn): Shape | null {
  const [x, y, radiusX, radiusY] = floats(bytes, 4)
  if (x === undefined || y === undefined || radiusX === undefined || radiusY === undefined) return null
  return { type: 'ellipse', pathArgs: { x, y, radiusX, radiusY }, ...drawn }
}

function onlyText(bytes: Bytes, wanted: number): string | null {
  const reader = fieldReader(bytes)
  let text = ''
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === wanted) text = reader.text()
    else reader.skip()
  }
  return reader.broken ? null : text
}

const LINE_CAPS = ['butt', 'round', 'square'] as const
const LINE_JOINS = ['miter', 'round', 'bevel'] as const

function decodeStyle(bytes: Bytes): ShapeStyle | null {
  const reader = fieldReader(bytes)
  let fill: Colour | null = null
  let stroke: Colour | null = null
  let cap = 0
  let join = 0
  /** Stroke width (3), miter limit (6) and the three dash values (7 to 9), by field number. */
  const sizes = new Map<number, number>()
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) fill = colourOf(reader.bytes())
    else if (field === 2) stroke = colourOf(reader.bytes())
    else if (field === 4) cap = reader.whole()
    else if (field === 5) join = reader.whole()
    else if (field <= 9) sizes.set(field, Math.max(0, reader.float()))
    else reader.skip()
  }
  if (reader.broken) return null
  const size = (field: number): number => sizes.get(field) ?? 0
  const dashed = size(7) > 0 || size(8) > 0
  return {
    fill,
    // The renderer draws a stroke of width zero with a width of one.
    stroke: size(3) > 0 ? stroke : null,
    strokeWidth: size(3),
    lineCap: LINE_CAPS[cap] ?? 'butt',
    lineJoin: LINE_JOINS[join] ?? 'miter',
    miterLimit: size(6),
    lineDash: dashed ? [size(7), size(8)] : [],
  }
}

function colourOf(bytes: Bytes): Colour | null {
  const [r, g, b, a] = floats(bytes, 4).map((value) => Math.min(1, Math.max(0, value)))
  if (r === undefined || g === undefined || b === undefined || a === undefined) return null
  return [r, g, b, a]
}
