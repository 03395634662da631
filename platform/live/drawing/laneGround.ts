import type { Ground } from './ground.ts'
import { TEAM_COLOURS } from './mapFigures.ts'
import type { Point } from './motion.ts'

/** Where the bases stand. The commentator's corner, at the lower right, is free. */
export const BASES = { left: [44, 180], right: [346, 44] } as const satisfies Record<string, Point>

/** The lanes, each from the left base to the right one. */
export const LANES = [
  [BASES.left, [42, 110], [46, 58], [70, 36], [150, 32], [250, 33], BASES.right],
  [BASES.left, [120, 147], [195, 112], [270, 78], BASES.right],
  [BASES.left, [140, 190], [224, 188], [262, 166], [274, 118], [300, 76], BASES.right],
] as const satisfies readonly (readonly Point[])[]

/** The place on a lane; `along` is 0 at the left base and 1 at the right one. */
export function onLane(lane: readonly Point[], along: number): Point {
  const at = Math.min(1, Math.max(0, along)) * (lane.length - 1)
  const from = lane[Math.floor(at)] ?? BASES.left
  const to = lane[Math.ceil(at)] ?? from
  const part = at % 1
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

function lanePath(lane: readonly Point[]): string {
  return `M${lane.map(([x, y]) => `${String(x)} ${String(y)}`).join('L')}`
}

/** How far along their lane the towers of each side stand. */
const TOWERS = { left: [0.2, 0.37], right: [0.63, 0.8] } as const

function towers(side: 'left' | 'right'): string {
  const marks = LANES.flatMap((lane) =>
    TOWERS[side].map((along) => {
      const [x, y] = onLane(lane, along)
      return `M${x.toFixed(1)} ${(y - 7).toFixed(1)}l5 5-2 8h-6l-2-8z`
    }),
  )
  return `<path d="${marks.join('')}" fill="${TEAM_COLOURS[side]}" stroke="#0b1016" stroke-width="1"/>`
}

/** The base of a side as it stands, around its place. */
export function base(side: 'left' | 'right'): string {
  const [x, y] = BASES[side]
  return `<g transform="translate(${String(x)} ${String(y)})"><circle r="24" fill="#0b1016" opacity=".35"/>
<circle r="22" fill="none" stroke="${TEAM_COLOURS[side]}" stroke-width="2" stroke-dasharray="9 5"/>
<path d="M0-15l12 9v11L0 14-12 5V-6z" fill="${TEAM_COLOURS[side]}" stroke="#f2f6fb" stroke-width="1.600"/><path d="M0-15v29M-12-6L0 0l12-6" fill="none" stroke="#f2f6fb" stroke-opacity=".6"/></g>`
}

const TREES = [
  ...[76, 108, 148].map((x, index): Point => [x, 74 + index * 9]),
  ...[92, 134, 178].map((x, index): Point => [x, 100 - index * 20]),
  ...[112, 158, 206].map((x, index): Point => [x, 170 - index * 5]),
  ...[222, 250, 226].map((x, index): Point => [x, 142 - index * 14]),
  ...[300, 330, 362].map((x, index): Point => [x, 126 + index * 24]),
  ...[310, 346, 300].map((x, index): Point => [x, 190 - index * 20]),
]

const forest = TREES.map(
  ([x, y]) =>
    `<path d="M${String(x - 13)} ${String(y + 6)}l6-11 7 6 6-9 8 14z" fill="#173d33"/><path d="M${String(x - 7)} ${String(y - 5)}l7 6 6-9" fill="none" stroke="#3d7a5d" stroke-width="1.600"/>`,
).join('')

/** The map of the games with lanes, from above: three lanes between two bases, a river, and woods. */
export const LANE_MAP: Ground = {
  fromAbove: true,
  floor: `<path d="M0 0h390v219H0z" fill="#24574a"/><path d="M0 0h250L0 200z" fill="#2a6150"/><path d="M36 20C110 60 150 84 196 112s90 60 150 116" fill="none" stroke="#2f7d9c" stroke-width="20"/>${forest}`,
  lines: `<path d="${LANES.map(lanePath).join('')}" fill="none" stroke="#b79f74" stroke-width="11" stroke-linejoin="round" opacity=".85"/>${towers('left')}${towers('right')}${base('left')}${base('right')}`,
  places: [],
  reach: [0, 0],
  ball: { fill: '#ffffff', size: 0, height: 0 },
}
