/** The part of a canvas that the drawings use, so that tests can record it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'closePath'
  | 'ellipse'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'restore'
  | 'roundRect'
  | 'save'
  | 'scale'
  | 'setLineDash'
  | 'stroke'
  | 'strokeRect'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>

/** The size of a drawing, CSS px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Draws at a time of the film, ms. */
export type Draw = (pen: Pen, size: Size, ms: number) => void

/** A line through points. */
export function strokeLine(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath()
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.stroke()
}

export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}
