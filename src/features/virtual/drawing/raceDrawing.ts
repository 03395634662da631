import type { Sport } from '../../../../streams/index.ts'
import { type RaceFilm, raceAt } from '../../../../streams/virtual.ts'
import { disc, type Draw, type Pen, type Size, strokeLine } from './canvas.ts'
import { drawRunner, type RunnerKind } from './runnerShapes.ts'

interface Look {
  readonly kind: RunnerKind
  /** Metres that the picture is wide. */
  readonly view: number
  readonly ground: string
  readonly stripe: string
}

const TURF = { ground: '#22573f', stripe: 'rgba(255, 255, 255, 0.035)' }
const SAND = { ground: '#6b5a40', stripe: 'rgba(0, 0, 0, 0.05)' }
const ASPHALT = { ground: '#3a3f4a', stripe: 'rgba(255, 255, 255, 0.04)' }

const HORSE: Look = { kind: 'horse', view: 44, ...TURF }
const LOOKS: Readonly<Partial<Record<Sport, Look>>> = {
  virtualHorse: HORSE,
  virtualGreyhounds: { kind: 'dog', view: 24, ...SAND },
  virtualSpeedway: { kind: 'bike', view: 64, ...SAND },
  virtualMotorbike: { kind: 'bike', view: 130, ...ASPHALT },
}

/** Shares of the size of the picture. */
const LEADER_AT = 0.8
const RAIL_AT = 0.36
const TRACK_TO = 0.9
/** How far behind the line the picture still follows the leader, of its width. */
const BEYOND = 0.1
const WHOLE = 1_000_000

/** Draws a race from the side, following the leader, until it is behind the line. */
export function raceDrawing(film: RaceFilm, sport: Sport): Draw {
  const look = LOOKS[sport] ?? HORSE
  return (pen, size, ms) => {
    const { covered } = raceAt(film, ms)
    const metres = (number: number): number => (film.distance * (covered.get(number) ?? 0)) / WHOLE
    const leader = Math.max(0, ...film.runners.map(({ number }) => metres(number)))
    const camera = Math.min(leader, film.distance + look.view * BEYOND)
    drawTrack(pen, size, look, camera)
    const toX = (at: number): number => size.width * (LEADER_AT + (at - camera) / look.view)
    drawFinish(pen, size, toX(film.distance))
    drawField(pen, size, look, {
      numbers: film.runners.map(({ number }) => number),
      toX: (number) => toX(metres(number)),
      ms,
    })
  }
}

/** Draws the field before the start, standing at the line. */
export function startDrawing(numbers: readonly number[], sport: Sport): Draw {
  const look = LOOKS[sport] ?? HORSE
  return (pen, size) => {
    drawTrack(pen, size, look, 0)
    drawField(pen, size, look, { numbers, toX: () => size.width * 0.5, ms: 0 })
  }
}

function drawTrack(pen: Pen, { width, height }: Size, look: Look, camera: number): void {
  const rail = height * RAIL_AT
  pen.fillStyle = '#1d2733'
  pen.fillRect(0, 0, width, rail)
  pen.fillStyle = '#26323f'
  pen.fillRect(0, rail * 0.55, width, rail * 0.45)
  const pixels = width / look.view
  drawCrowd(pen, width, rail, camera * pixels * 0.35)
  pen.fillStyle = look.ground
  pen.fillRect(0, rail, width, height - rail)
  pen.fillStyle = look.stripe
  const stripe = width / 5
  for (let x = -stripe - ((camera * pixels) % stripe); x < width; x += stripe) {
    pen.beginPath()
    pen.moveTo(x, rail)
    pen.lineTo(x + stripe * 0.45, rail)
    pen.lineTo(x + stripe * 0.3, height)
    pen.lineTo(x - stripe * 0.15, height)
    pen.closePath()
    pen.fill()
  }
  drawRail(pen, { width, height }, rail, camera * pixels)
}

function drawCrowd(pen: Pen, width: number, rail: number, shift: number): void {
  const gap = 15
  pen.fillStyle = 'rgba(255, 255, 255, 0.2)'
  const offset = shift % (gap * 8)
  for (let index = -8; index * gap - offset < width; index += 1) {
    disc(pen, index * gap - offset, rail * (0.62 + 0.16 * (((index % 4) + 4) % 4) * 0.6), 1.5)
  }
}

function drawRail(pen: Pen, { width, height }: Size, rail: number, shift: number): void {
  pen.strokeStyle = 'rgba(233, 237, 242, 0.8)'
  pen.lineWidth = 2
  strokeLine(pen, [
    [0, rail],
    [width, rail],
  ])
  strokeLine(pen, [
    [0, height - 4],
    [width, height - 4],
  ])
  pen.lineWidth = 1.4
  const gap = 24
  for (let x = -(shift % gap); x < width; x += gap) {
    strokeLine(pen, [
      [x, rail],
      [x, rail + 8],
    ])
  }
}

function drawFinish(pen: Pen, { width, height }: Size, x: number): void {
  if (x < -20 || x > width + 20) return
  const rail = height * RAIL_AT
  const foot = [x - 12, height - 5] as const
  for (const [colour, offset] of [
    ['#ffffff', 0],
    ['#0d0f14', 5],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = 3.5
    pen.setLineDash([5, 5])
    strokeLine(pen, [
      [x + (offset === 0 ? 0 : 3.5), rail],
      [foot[0] + (offset === 0 ? 0 : 3.5), foot[1]],
    ])
  }
  pen.setLineDash([])
  pen.strokeStyle = '#f3f5f9'
  pen.lineWidth = 2
  strokeLine(pen, [
    [x, rail - 20],
    [x, rail],
  ])
  pen.fillStyle = '#c8322f'
  disc(pen, x, rail - 20, 4.5)
}

interface Field {
  readonly numbers: readonly number[]
  readonly toX: (number: number) => number
  readonly ms: number
}

/** The lowest number runs at the rail; those nearer to the viewer are larger and drawn later. */
function drawField(pen: Pen, { width, height }: Size, look: Look, { numbers, toX, ms }: Field): void {
  const lanes = Math.max(1, numbers.length - 1)
  for (const [lane, number] of numbers.entries()) {
    const depth = lane / lanes
    const scale = (height / 158) * (0.7 + 0.24 * depth)
    const x = toX(number)
    if (x < -40 || x > width + 80) continue
    const y = height * (RAIL_AT + 0.14 + (TRACK_TO - RAIL_AT - 0.14) * depth)
    pen.save()
    // its nose is at the place that it has reached, its feet are on its lane
    pen.translate(x - 60 * scale, y - 38.5 * scale)
    pen.scale(scale, scale)
    drawRunner(pen, look.kind, number, ms)
    pen.restore()
  }
}
