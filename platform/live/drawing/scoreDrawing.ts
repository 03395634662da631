import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { Place } from './ground.ts'
import { emptyGround, player, SHIRTS } from './grounds.ts'
import { between, eased, type Point, wave } from './motion.ts'
import type { ScoringEnd } from './scoringEnds.ts'

const [WIDTH, HEIGHT] = [390, 219]

/** What happens in a score, drawn for the left end; the right end is its mirror image. */
interface Action {
  /** The way of the ball: where it is struck, where it goes in or lands, where it comes to rest. */
  readonly ball: readonly [Point, Point, Point]
  readonly size: number
  readonly fill: string
  /** How high the ball flies. */
  readonly height: number
  /** Where those who scored begin, and where they cheer. */
  readonly scorers: readonly { readonly from: Place; readonly to: Point }[]
  readonly beaten: readonly Place[]
  /** Drawn over the ground, and shaken by the ball: a goal and its net. */
  readonly target: (shake: number) => string
  /** The centre of the picture when the camera is close, and how close it goes. */
  readonly close: readonly [x: number, y: number, zoom: number]
}

const FOOTBALL: Action = {
  ball: [
    [128, 168],
    [9, 148],
    [11, 164],
  ],
  size: 3.2,
  fill: '#ffffff',
  height: 14,
  scorers: [
    { from: [140, 162, 1.1], to: [66, 182] },
    { from: [168, 136, 0.9], to: [84, 176] },
    { from: [196, 190, 1.25], to: [78, 194] },
  ],
  beaten: [
    [24, 156, 1],
    [72, 140, 0.9],
  ],
  target: (shake) => {
    const back = -12 - 5 * shake
    const mesh = [0, 1, 2, 3, 4].map((line) => {
      const high = 126 + line * 9
      return `M16 ${String(high - 6)}L${String(back)} ${String(high + 2)}M${String(14 - line * 3)} ${String(120 + line * 6)}v${String(28 - line)}`
    })
    return `<path d="${mesh.join('')}" stroke="#dfe8ee" stroke-opacity=".6" stroke-width=".8" fill="none"/>
<path d="M16 148v-28L4 144v32" stroke="#ffffff" stroke-width="2.400" fill="none"/>`
  },
  close: [96, 150, 1.7],
}

const BASKETBALL: Action = {
  ball: [
    [112, 126],
    [28, 99],
    [30, 142],
  ],
  size: 4,
  fill: '#e0742c',
  height: 44,
  scorers: [
    { from: [112, 140, 1.1], to: [106, 144] },
    { from: [150, 164, 1.2], to: [128, 154] },
    { from: [168, 134, 1], to: [142, 142] },
  ],
  beaten: [
    [72, 138, 1],
    [64, 170, 1.25],
  ],
  target: (shake) => {
    const low = 110 + 4 * shake
    return `<path d="M21 100h14l-3 ${String(low - 100)}h-8zM25 100l2 ${String(low - 100)}M31 100l-2 ${String(low - 100)}" fill="none" stroke="#f8efdd" stroke-width="1"/>`
  },
  close: [92, 128, 1.6],
}

const VOLLEYBALL: Action = {
  ball: [
    [206, 96],
    [112, 176],
    [58, 150],
  ],
  size: 3.6,
  fill: '#f4d13d',
  height: 4,
  scorers: [
    { from: [214, 118, 1], to: [240, 160] },
    { from: [250, 132, 1], to: [256, 154] },
    { from: [292, 150, 1.1], to: [250, 174] },
    { from: [280, 186, 1.3], to: [266, 168] },
    { from: [226, 142, 1.05], to: [232, 148] },
    { from: [236, 192, 1.35], to: [250, 186] },
  ],
  beaten: [
    [92, 132, 0.9],
    [140, 150, 1.05],
    [96, 192, 1.3],
    [150, 124, 0.9],
    [62, 158, 1.1],
    [152, 188, 1.35],
  ],
  target: () => '',
  close: [210, 150, 1.3],
}

/** The two ends of a tennis court are far and near, so neither is the mirror image of the other. */
const TENNIS_ENDS: Readonly<Record<ScoringEnd, Action>> = {
  left: {
    ball: [
      [190, 186],
      [236, 122],
      [262, 96],
    ],
    size: 2.6,
    fill: '#d9ec4b',
    height: 18,
    scorers: [{ from: [182, 200, 1.5], to: [196, 196] }],
    beaten: [[172, 112, 0.85]],
    target: () => '',
    close: [196, 170, 1.35],
  },
  right: {
    ball: [
      [200, 104],
      [136, 188],
      [84, 214],
    ],
    size: 2.6,
    fill: '#d9ec4b',
    height: 18,
    scorers: [{ from: [206, 112, 0.9], to: [196, 114] }],
    beaten: [[214, 202, 1.5]],
    target: () => '',
    close: [200, 136, 1.35],
  },
}

const TENNIS_DOUBLES_ENDS: Readonly<Record<ScoringEnd, Action>> = {
  left: {
    ...TENNIS_ENDS.left,
    scorers: [
      { from: [182, 200, 1.5], to: [184, 190] },
      { from: [246, 172, 1.25], to: [212, 188] },
    ],
    beaten: [
      [172, 112, 0.85],
      [232, 124, 0.92],
    ],
  },
  right: {
    ...TENNIS_ENDS.right,
    scorers: [
      { from: [206, 112, 0.9], to: [204, 118] },
      { from: [160, 122, 0.95], to: [188, 119] },
    ],
    beaten: [
      [214, 202, 1.5],
      [152, 174, 1.25],
    ],
  },
}

const MIRRORED: Readonly<Partial<Record<Sport, Action>>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  volleyball: VOLLEYBALL,
}

/** When the ball is struck, when it is in, and when those who scored begin to cheer, as fractions of the clip. */
const [STRUCK, IN, CHEER] = [0.1, 0.28, 0.36]

interface ScoreOptions {
  readonly end: ScoringEnd
  /** From 0 to 1. */
  readonly turn: number
  /** Two players a side, in tennis. */
  readonly doubles?: boolean
}

/** A frame of a score, 390 × 219: the shot, the ball in, and the cheers. */
export function scoreDrawing(sport: Sport, { end, turn, doubles = false }: ScoreOptions): string {
  const mirrored = MIRRORED[sport]
  const action = mirrored ?? (doubles ? TENNIS_DOUBLES_ENDS : TENNIS_ENDS)[end]
  const x = (at: number): number => (mirrored !== undefined && end === 'right' ? WIDTH - at : at)
  const cheering = turn > IN ? (turn - IN) * 4 : null
  const shake = turn > IN ? Math.max(0, 1 - (turn - IN) * 6) * Math.abs(wave(turn, 9, 0)) : 0
  const flip = x(0) === 0 ? '' : ` transform="translate(${String(WIDTH)} 0) scale(-1 1)"`
  const [own, other] = end === 'left' ? [SHIRTS[1], SHIRTS[0]] : [SHIRTS[0], SHIRTS[1]]
  const beaten = action.beaten.map(([px, py, size], index) => {
    const drop = eased(turn, STRUCK, IN) * (index === 0 ? 8 : 3)
    return player([x(px - drop), py, size], other, { stride: turn < IN ? wave(turn, 8, index / 3) : 0.2 })
  })
  const scorers = action.scorers.map(({ from, to }, index) => {
    const run = eased(turn, CHEER, 0.6)
    const jump = turn > CHEER ? 7 * Math.abs(wave(turn, 6, index / 5)) : 0
    const [px, py] = between([from[0], from[1]], to, run)
    const arms = turn > IN ? 'up' : undefined
    return player([x(px), py - jump, from[2]], own, { stride: wave(turn, 10, index / 4), arms })
  })
  const inside = `${emptyGround(sport, cheering)}<g${flip}>${action.target(shake)}</g>${beaten.join('')}${scorers.join('')}${ballOf(action, x, turn)}`
  return camera(action.close, x, turn, inside)
}

function ballOf(
  { ball: [from, into, rest], height, size, fill }: Action,
  x: (at: number) => number,
  turn: number,
): string {
  const flight = eased(turn, STRUCK, IN, 1)
  const fall = eased(turn, IN, 0.42)
  const [bx, by] = turn < IN ? between(from, into, flight) : between(into, rest, fall)
  const y = by - (turn < IN ? height * Math.sin(Math.PI * flight) : 0)
  return `<circle cx="${x(bx).toFixed(1)}" cy="${y.toFixed(1)}" r="${String(size)}" fill="${fill}"/>`
}

/** Goes close while the ball flies, and stays inside of the drawing. */
function camera(
  [cx, cy, most]: Action['close'],
  x: (at: number) => number,
  turn: number,
  inside: string,
): string {
  const zoom = 1 + (most - 1) * eased(turn, 0.04, 0.4)
  const [wide, high] = [WIDTH / zoom, HEIGHT / zoom]
  const left = Math.min(WIDTH - wide, Math.max(0, x(cx) - wide / 2))
  const top = Math.min(HEIGHT - high, Math.max(0, cy - high / 2))
  const box = [left, top, wide, high].map((length) => length.toFixed(2)).join(' ')
  return `<svg width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="${box}">${inside}</svg>`
}
