/** Path data and text places of the marks of a road. Distances are in units of the drawing. */

/** The places of the characters of one text element, which says the same in each of them. */
export interface Labels {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** Where a road lies in the drawing; its places are squares. */
export interface RoadArea {
  readonly x: number
  readonly y: number
  readonly cell: number
  readonly columns: number
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Placed {
  readonly column: number
  readonly row: number
}

/** The middle of a place. */
export function middleOf({ x, y, cell }: RoadArea, { column, row }: Placed): Point {
  return { x: x + (column + 0.5) * cell, y: y + (row + 0.5) * cell }
}

/** Circles of one radius. */
export function circles(middles: readonly Point[], radius: number): string {
  return middles
    .map(
      ({ x, y }) =>
        `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0` +
        `a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`,
    )
    .join('')
}

/** Strokes from the lower left to the upper right; `reach` is half of their width. */
export function slashes(middles: readonly Point[], reach: number): string {
  return middles
    .map(({ x, y }) => `M${short(x - reach)} ${short(y + reach)}l${short(2 * reach)} ${short(-2 * reach)}`)
    .join('')
}

/** The same points at a distance. */
export function moved(middles: readonly Point[], by: Point): readonly Point[] {
  return middles.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

/** Characters under each other's middle; `drop` lowers the baseline. */
export function labelsAt(middles: readonly Point[], drop: number): Labels {
  return { x: middles.map(({ x }) => round(x)), y: middles.map(({ y }) => round(y + drop)) }
}

/** The lines between the places of a road. */
export function gridOf({ x, y, cell, columns }: RoadArea, rows: number): string {
  const [width, height] = [columns * cell, rows * cell]
  const down = Array.from(
    { length: columns + 1 },
    (_, index) => `M${short(x + index * cell)} ${short(y)}v${short(height)}`,
  )
  const across = Array.from(
    { length: rows + 1 },
    (_, index) => `M${short(x)} ${short(y + index * cell)}h${short(width)}`,
  )
  return [...down, ...across].join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function short(value: number): string {
  return String(round(value))
}
