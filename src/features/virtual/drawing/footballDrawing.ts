import { footballAt, type MatchFilm } from '../../../../streams/virtual.ts'
import { ballPlace } from './ballPlace.ts'
import { disc, type Draw, type Pen, type Size, strokeLine } from './canvas.ts'

/** The colours of the two sides. */
export interface SideColours {
  readonly home: string
  readonly away: string
}

/** The places of ten players of the side that attacks to the right, in shares of the pitch. */
const FORMATION = [
  [0.2, 0.2],
  [0.17, 0.4],
  [0.17, 0.6],
  [0.2, 0.8],
  [0.4, 0.25],
  [0.36, 0.5],
  [0.4, 0.75],
  [0.6, 0.3],
  [0.63, 0.52],
  [0.6, 0.72],
] as const

/** How far a player follows the ball, in shares of the way to it. */
const FOLLOWS = 0.38

/** Draws a match from above: where the ball is, and who is near it. */
export function footballDrawing(film: MatchFilm, lengthMs: number, colours: SideColours): Draw {
  return (pen, size, ms) => {
    const moment = footballAt(film, ms, lengthMs)
    const ball = ballPlace(moment, ms)
    drawPitch(pen, size)
    const to = placing(size)
    for (const [index, [x, y]] of FORMATION.entries()) {
      const sway = 0.012 * Math.sin(ms / 400 + index * 2)
      const shift = (ball.x - 0.5) * FOLLOWS
      const near = (ball.y - 0.5) * 0.2
      pen.fillStyle = colours.home
      disc(pen, ...to(x + shift + sway, y + near + sway), size.height / 46)
      pen.fillStyle = colours.away
      disc(pen, ...to(1 - x + shift - sway, 1 - y + near - sway), size.height / 46)
    }
    pen.fillStyle = colours.home
    disc(pen, ...to(0.03, 0.5), size.height / 46)
    pen.fillStyle = colours.away
    disc(pen, ...to(0.97, 0.5), size.height / 46)
    drawBall(pen, size, to(ball.x, ball.y))
  }
}

/** The pitch lies within a margin. */
export function placing({ width, height }: Size): (x: number, y: number) => [number, number] {
  const margin = height * 0.07
  return (x, y) => [margin + x * (width - 2 * margin), margin + y * (height - 2 * margin)]
}

function drawBall(pen: Pen, { height }: Size, [x, y]: readonly [number, number]): void {
  pen.fillStyle = 'rgba(0, 0, 0, 0.35)'
  disc(pen, x + 1, y + 2, height / 42)
  pen.fillStyle = '#ffffff'
  disc(pen, x, y, height / 48)
}

const STRIPES = 9

function drawPitch(pen: Pen, size: Size): void {
  const { width, height } = size
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? '#1f5140' : '#1c4a38'
    pen.fillRect((stripe * width) / STRIPES, 0, width / STRIPES + 1, height)
  }
  const to = placing(size)
  pen.strokeStyle = 'rgba(207, 227, 216, 0.55)'
  pen.lineWidth = 1.2
  const box = (x: number, y: number, toX: number, toY: number): void => {
    const [left, top] = to(x, y)
    const [right, bottom] = to(toX, toY)
    pen.strokeRect(left, top, right - left, bottom - top)
  }
  box(0, 0, 1, 1)
  box(0, 0.22, 0.14, 0.78)
  box(0.86, 0.22, 1, 0.78)
  box(0, 0.36, 0.055, 0.64)
  box(0.945, 0.36, 1, 0.64)
  strokeLine(pen, [to(0.5, 0), to(0.5, 1)])
  pen.beginPath()
  pen.arc(...to(0.5, 0.5), height * 0.15, 0, 2 * Math.PI)
  pen.stroke()
}
