import { float, floats, message, type Field } from './protobuf.ts'

/** Colours as `#rrggbb`; `alpha` is 1 by default. */
export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly alpha?: number
}

/** A part of a drawing in a 240 × 240 square. Paths use only M, L, C and Z, which all players support. */
export type Shape = Paint &
  (
    | { readonly d: string }
    | { readonly ellipse: readonly [x: number, y: number, rx: number, ry: number] }
    | { readonly rect: readonly [x: number, y: number, width: number, height: number, corner: number] }
  )

const TYPES = { path: 0, rect: 1, ellipse: 2, keep: 3 } as const

/** A shape that is unchanged since the previous frame. */
export const KEEP = message([1, TYPES.keep])

/** Encodes a shape for SVGA. */
export function shapeBytes(shape: Shape): Uint8Array<ArrayBuffer> {
  const styles: Field = [10, styleBytes(shape)]
  if ('d' in shape) return message([1, TYPES.path], [2, message([1, shape.d])], styles)
  if ('ellipse' in shape) return message([1, TYPES.ellipse], [4, floats(...shape.ellipse)], styles)
  return message([1, TYPES.rect], [3, floats(...shape.rect)], styles)
}

function styleBytes({ fill, stroke, width = 0, alpha = 1 }: Paint): Uint8Array<ArrayBuffer> {
  const fields: Field[] = []
  if (fill !== undefined) fields.push([1, colour(fill, alpha)])
  if (stroke !== undefined) fields.push([2, colour(stroke, alpha)], [3, float(width)], [4, 1], [5, 1])
  return message(...fields)
}

function colour(hex: string, alpha: number): Uint8Array<ArrayBuffer> {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return floats(part(1), part(3), part(5), alpha)
}

/** The drawing as an SVG file. */
export function svgOf(shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${shapes.map(svgShape).join('')}</svg>\n`
}

function svgShape(shape: Shape): string {
  const { fill = 'none', stroke, width = 0, alpha = 1 } = shape
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"`
  const paint = `fill="${fill}"${line}${alpha === 1 ? '' : ` opacity="${String(alpha)}"`}`
  if ('d' in shape) return `<path d="${shape.d}" ${paint}/>`
  if ('ellipse' in shape) {
    const [x, y, rx, ry] = shape.ellipse
    return `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}" ${paint}/>`
  }
  const [x, y, wide, high, corner] = shape.rect
  return `<rect x="${String(x)}" y="${String(y)}" width="${String(wide)}" height="${String(high)}" rx="${String(corner)}" ${paint}/>`
}

/** The path of a star. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join(' L')} Z`
}
