import { basketballAt, type MatchFilm } from '../../../../streams/virtual.ts'
import { disc, type Draw, type Pen, type Size, strokeLine } from './canvas.ts'
import { placing, type SideColours } from './footballDrawing.ts'

/** Length of a possession, ms of the film. Home begins each quarter. */
const POSSESSION_MS = 600
const QUARTERS_FROM = [0, 26_000, 54_000, 80_000]
/** Five players of the side that attacks to the right, at its own end and at the other. */
const PLAYERS = [
  [0.12, 0.5],
  [0.2, 0.25],
  [0.2, 0.75],
  [0.3, 0.4],
  [0.3, 0.62],
] as const
const WAY = 0.55
/** How long a basket is marked, ms. */
const BASKET_MS = 350

/** Draws a match from above; the ball goes from one basket to the other with each possession. */
export function basketballDrawing(film: MatchFilm, lengthMs: number, colours: SideColours): Draw {
  return (pen, size, ms) => {
    const { part, last } = basketballAt(film, ms, lengthMs)
    const playing = part.startsWith('quarter')
    const from = QUARTERS_FROM.findLast((start) => start <= ms) ?? 0
    const x = playing ? ballAlong(ms - from) : 0.5
    drawCourt(pen, size)
    const to = placing(size)
    for (const [index, [own, y]] of PLAYERS.entries()) {
      const sway = 0.02 * Math.sin(ms / 300 + index * 2.3)
      pen.fillStyle = colours.home
      disc(pen, ...to(own + WAY * x, y + sway), size.height / 30)
      pen.fillStyle = colours.away
      disc(pen, ...to(1 - own - WAY * (1 - x), 1 - y - sway), size.height / 30)
    }
    if (last !== null && ms - last.atMs < BASKET_MS) {
      pen.strokeStyle = '#f5b84a'
      pen.lineWidth = 2.5
      pen.beginPath()
      pen.arc(...to(last.side === 'home' ? 0.94 : 0.06, 0.5), size.height / 12, 0, 2 * Math.PI)
      pen.stroke()
    }
    pen.fillStyle = '#d9762b'
    disc(
      pen,
      ...to(0.06 + 0.88 * x, 0.5 + 0.22 * Math.sin(x * Math.PI) * Math.sin(from + ms / 700)),
      size.height / 34,
    )
  }
}

/** The share of the way to the basket that home attacks. Odd possessions are those of home. */
function ballAlong(msOfQuarter: number): number {
  const possession = Math.floor(msOfQuarter / POSSESSION_MS)
  const share = (msOfQuarter % POSSESSION_MS) / POSSESSION_MS
  const eased = share * share * (3 - 2 * share)
  return possession % 2 === 0 ? eased : 1 - eased
}

function drawCourt(pen: Pen, size: Size): void {
  const { width, height } = size
  pen.fillStyle = '#8a5f3a'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'rgba(0, 0, 0, 0.05)'
  for (let y = 0; y < height; y += 16) pen.fillRect(0, y, width, 8)
  const to = placing(size)
  pen.strokeStyle = 'rgba(255, 244, 230, 0.7)'
  pen.lineWidth = 1.4
  const [left, top] = to(0, 0)
  const [right, bottom] = to(1, 1)
  pen.strokeRect(left, top, right - left, bottom - top)
  strokeLine(pen, [to(0.5, 0), to(0.5, 1)])
  pen.beginPath()
  pen.arc(...to(0.5, 0.5), height * 0.13, 0, 2 * Math.PI)
  pen.stroke()
  for (const side of [0, 1]) {
    const [paintLeft, paintTop] = to(side === 0 ? 0 : 0.81, 0.34)
    const [paintRight, paintBottom] = to(side === 0 ? 0.19 : 1, 0.66)
    pen.strokeRect(paintLeft, paintTop, paintRight - paintLeft, paintBottom - paintTop)
    pen.beginPath()
    const towards = side === 0 ? 0 : Math.PI
    pen.arc(...to(side === 0 ? 0.06 : 0.94, 0.5), height * 0.36, towards - 1.3, towards + 1.3)
    pen.stroke()
  }
}
