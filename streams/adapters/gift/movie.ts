/** An animation in the format of svgaplayerweb's renderer: plain values that a worker can post. */
export interface Movie {
  readonly version: string
  readonly videoSize: { readonly width: number; readonly height: number }
  /** Frames a second. */
  readonly FPS: number
  readonly frames: number
  /** Always empty: pictures are decoded beforehand and passed by key. */
  readonly images: Readonly<Record<string, string>>
  readonly sprites: readonly MovieSprite[]
  /** Always empty: gifts have no sound. */
  readonly audios: readonly never[]
}

export interface MovieSprite {
  readonly imageKey: string
  /** Key of the sprite that masks this one; `null` for most. */
  readonly matteKey: string | null
  /** Exactly as many as the movie has. */
  readonly frames: readonly MovieFrame[]
}

export interface MovieFrame {
  readonly alpha: number
  readonly layout: Layout
  readonly transform: Transform
  /** The property names with underscores are the renderer's own. */
  readonly maskPath: { readonly _d: string; readonly _transform: undefined; _styles: undefined } | null
  readonly shapes: readonly Shape[]
}

export interface Layout {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Transform {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly tx: number
  readonly ty: number
}

export type Shape = ShapePath & {
  readonly styles: ShapeStyle | undefined
  readonly transform: Transform | undefined
}

type ShapePath =
  | { readonly type: 'shape'; readonly pathArgs: { readonly d: string } }
  | { readonly type: 'rect'; readonly pathArgs: Layout & { readonly cornerRadius: number } }
  | {
      readonly type: 'ellipse'
      readonly pathArgs: {
        readonly x: number
        readonly y: number
        readonly radiusX: number
        readonly radiusY: number
      }
    }

/** Red, green, blue, alpha: 0 to 1. */
export type Colour = readonly [number, number, number, number]

export interface ShapeStyle {
  readonly fill: Colour | null
  readonly stroke: Colour | null
  readonly strokeWidth: number
  readonly lineCap: 'butt' | 'round' | 'square'
  readonly lineJoin: 'miter' | 'round' | 'bevel'
  readonly miterLimit: number
  readonly lineDash: readonly number[]
}

/** An embedded picture, still encoded. */
export interface MoviePicture {
  /** The key by which sprites refer to it. */
  readonly key: string
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface DecodedMovie {
  readonly movie: Movie
  readonly pictures: readonly MoviePicture[]
}
