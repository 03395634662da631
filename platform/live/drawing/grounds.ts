import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { Ground, Place } from './ground.ts'
import { FIELD, HANDBALL_COURT, POOL, RINK, SAND_PITCH, TURF } from './goalGrounds.ts'
import { DEFUSAL_MAP } from './defusalGround.ts'
import { LANE_MAP } from './laneGround.ts'
import { wave } from './motion.ts'
import { BADMINTON, BEACH, DARTS, DIAMOND, OVAL, RING, SNOOKER, TABLE_TENNIS } from './smallGrounds.ts'

interface GroundOptions {
  /** Players who play, in doubles two a side, or who stand and wait while one of them bounces the ball. */
  readonly players: 'play' | 'doubles' | 'wait'
  /** From 0 to 1 in each loop. */
  readonly turn: number
}

const PITCH: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#2a6a45"/><g fill="#2f744c"><path d="M-60 99h60l-60 120h-90z"/><path d="M70 99h60l-36 120H0z"/>
<path d="M200 99h60l10 120h-100z"/><path d="M330 99h60l60 120h-100z"/></g>`,
  lines: `<g fill="none" stroke="#e4efe8" stroke-opacity=".75" stroke-width="1.400"><path d="M-10 112h410M196 112l-8 110"/>
<ellipse cx="192" cy="160" rx="62" ry="19"/><path d="M0 132h46l-22 58H0M390 132h-46l22 58h24M0 147h18l-8 26H0M390 147h-18l8 26h10"/></g>`,
  places: [
    [92, 128, 0.8],
    [148, 152, 1],
    [204, 196, 1.25],
    [230, 132, 0.85],
    [262, 168, 1.05],
    [58, 176, 1.1],
  ],
  passes: [0, 2, 4, 1, 3, 5],
  reach: [26, 7],
  ball: { fill: '#ffffff', size: 3.2, height: 10 },
}

const COURT: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#a9743f"/><g stroke="#9b6936" stroke-width="1"><path d="M0 112h390M0 126h390M0 143h390M0 163h390M0 187h390"/></g>
<path d="M0 128h66l-20 62H0zM390 128h-66l20 62h46z" fill="#8f3f2f"/>`,
  lines: `<g fill="none" stroke="#f8efdd" stroke-opacity=".9" stroke-width="1.600"><path d="M-10 110h410M195 110v112"/><ellipse cx="195" cy="158" rx="36" ry="14"/>
<path d="M0 128h66l-20 62H0M390 128h-66l20 62h46"/><path d="M0 118h52c54 12 48 70-16 88H0M390 118h-52c-54 12-48 70 16 88h36"/></g>
<g><path d="M14 92v52" stroke="#20262f" stroke-width="4"/><rect x="16" y="72" width="5" height="34" fill="#eef2f6"/><path d="M21 100h14l-3 10h-8z" fill="none" stroke="#e0742c" stroke-width="2.200"/>
<path d="M376 92v52" stroke="#20262f" stroke-width="4"/><rect x="369" y="72" width="5" height="34" fill="#eef2f6"/><path d="M369 100h-14l3 10h8z" fill="none" stroke="#e0742c" stroke-width="2.200"/></g>`,
  places: [
    [92, 158, 1.2],
    [134, 130, 0.95],
    [172, 136, 1],
    [196, 174, 1.3],
    [226, 152, 1.15],
    [256, 132, 1],
    [258, 190, 1.4],
    [84, 134, 1],
    [140, 190, 1.4],
    [214, 126, 0.95],
  ],
  passes: [0, 2, 4, 6, 8, 1, 3, 5, 7, 9],
  reach: [24, 8],
  ball: { fill: '#e0742c', size: 4, height: 24 },
}

const TENNIS: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#2d6a58"/><path d="M104 106h182l62 108H42z" fill="#2f5f9e"/>`,
  lines: `<g fill="none" stroke="#f3f6fb" stroke-opacity=".95" stroke-width="1.600"><path d="M104 106h182l62 108H42zM120 106l-46 108M270 106l46 108M113 122h164M92 180h206M195 122v58"/></g>
<path d="M72 150h246v-14H72z" fill="#0e1a2b" opacity=".55"/><path d="M70 136h250" stroke="#f3f6fb" stroke-width="2"/><path d="M71 134v18M319 134v18" stroke="#20262f" stroke-width="2.500"/>`,
  places: [
    [196, 112, 0.85],
    [188, 202, 1.5],
  ],
  reach: [44, 2],
  ball: { fill: '#d9ec4b', size: 2.6, height: 22 },
}

const TENNIS_DOUBLES: Ground = {
  ...TENNIS,
  // The sides take turns, so that the ball crosses the net; of each, one is at the net and one at the baseline.
  places: [
    [232, 111, 0.85],
    [134, 201, 1.5],
    [164, 122, 0.92],
    [240, 172, 1.25],
  ],
  reach: [24, 3],
}

const VOLLEYBALL: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#2b6b8a"/><path d="M84 112h222l58 100H26z" fill="#c8743a"/>`,
  lines: `<g fill="none" stroke="#f6f1e6" stroke-opacity=".95" stroke-width="1.600"><path d="M84 112h222l58 100H26zM195 112v100M158 112l-24 100M232 112l24 100"/></g>
<path d="M193 96v108M197 88v118" stroke="#20262f" stroke-width="2"/><path d="M193 104l4-10v62l-4 14z" fill="#f3f6fb" opacity=".85"/>`,
  places: [
    [92, 130, 0.9],
    [238, 126, 0.9],
    [146, 124, 0.9],
    [292, 132, 0.95],
    [168, 156, 1.1],
    [226, 160, 1.15],
    [104, 186, 1.3],
    [294, 188, 1.3],
    [66, 158, 1.1],
    [264, 146, 1],
    [154, 190, 1.35],
    [244, 194, 1.35],
  ],
  // Each side has three touches.
  passes: [0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11],
  reach: [14, 6],
  ball: { fill: '#f4d13d', size: 3.6, height: 34 },
}

/** The floor alone, for a sport without a drawing of its own. */
const HALL: Ground = {
  floor: `<path d="M0 99h390v120H0z" fill="#3b4654"/>`,
  lines: '',
  places: [],
  reach: [0, 0],
  ball: { fill: '#ffffff', size: 0, height: 0 },
}

const GROUNDS: Readonly<Partial<Record<Sport, Ground>>> = {
  football: PITCH,
  basketball: COURT,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
  tableTennis: TABLE_TENNIS,
  badminton: BADMINTON,
  beachVolleyball: BEACH,
  snooker: SNOOKER,
  darts: DARTS,
  iceHockey: RINK,
  handball: HANDBALL_COURT,
  waterPolo: POOL,
  americanFootball: FIELD,
  hockey: TURF,
  beachSoccer: SAND_PITCH,
  baseball: DIAMOND,
  cricket: OVAL,
  boxing: RING,
  dota2: LANE_MAP,
  lol: LANE_MAP,
  csgo: DEFUSAL_MAP,
  kog: LANE_MAP,
}

function groundOf(sport: Sport): Ground {
  return GROUNDS[sport] ?? HALL
}

/** The stands and the ground without players, 390 × 219. `cheer` is how far the crowd jumps, by time. */
export function emptyGround(sport: Sport, cheer: number | null = null): string {
  const { floor, lines, fromAbove = false } = groundOf(sport)
  return `<rect width="390" height="219" fill="#18242f"/>${fromAbove ? '' : stands(cheer)}${floor}${lines}`
}

/** The stands, the ground and the players, 390 × 219. */
export function groundDrawing(sport: Sport, { players, turn }: GroundOptions): string {
  const { places, passes, reach, ball } = players === 'doubles' ? TENNIS_DOUBLES : groundOf(sport)
  const waits = players === 'wait'
  const part = waits ? WAITING_REACH : 1
  const moved = places.map(([x, y, size], index): Place => {
    const [dx, dy] = [wave(turn, 1 + (index % 3), index / 6), wave(turn, 2, index / 4)]
    return [x + part * reach[0] * dx, y + part * reach[1] * dy, size]
  })
  const drawn = moved
    .map((place, index) => {
      const stride = waits ? 0 : wave(turn, 12, index / 5)
      return { y: place[1], figure: player(place, SHIRTS[index % 2 === 0 ? 0 : 1], { stride }) }
    })
    // Nearer players hide those behind them.
    .toSorted((one, next) => one.y - next.y)
    .map(({ figure }) => figure)
  const inTurn = passes === undefined ? moved : passes.map((index) => moved[index] ?? MIDDLE)
  const flying = waits ? bouncingBall(places[0], ball, turn) : ballDrawing(inTurn, ball, turn)
  return `${emptyGround(sport)}${drawn.join('')}${moved.length === 0 ? '' : flying}`
}

/** Where the ball is without players. */
const MIDDLE: Place = [248, 174, 1]

/** How far a player who waits shifts, as a share of the range in play. */
const WAITING_REACH = 0.12

/** The ball beside a player who waits; it bounces twice a second in a clip of four seconds. */
function bouncingBall(place: Place | undefined, ball: Ground['ball'], turn: number): string {
  const [x, y, size] = place ?? MIDDLE
  const height = y + 12 * size - 11 * size * Math.abs(wave(turn, 4, 0))
  return circle(x + 9 * size, height, ball)
}

/** How many passes a loop has when there are few players; otherwise each makes one. */
const PASSES: Readonly<Partial<Record<number, number>>> = { 2: 6, 4: 8 }

/** The ball moves from one player to the next; the number of players divides that of the passes. */
function ballDrawing(places: readonly Place[], ball: Ground['ball'], turn: number): string {
  const passes = PASSES[places.length] ?? places.length
  const at = turn * passes
  const part = at % 1
  const from = places[Math.floor(at) % places.length] ?? MIDDLE
  const to = places[(Math.floor(at) + 1) % places.length] ?? from
  const x = from[0] + (to[0] - from[0]) * part + 9 * (1 - part)
  const y = from[1] + (to[1] - from[1]) * part + 6 - ball.height * Math.sin(Math.PI * part)
  return circle(x, y, ball)
}

function circle(x: number, y: number, { size, fill }: Ground['ball']): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${String(size)}" fill="${fill}"/>`
}

/** The shirts of home and away. */
export const SHIRTS = ['#eef1f5', '#23272f'] as const

interface Pose {
  /** −1 to 1. */
  readonly stride: number
  readonly arms?: 'up' | undefined
}

export function player([x, y, size]: Place, shirt: string, { stride, arms }: Pose): string {
  const [left, right] = [(-1.5 - 3 * stride).toFixed(1), (2 + 3 * stride).toFixed(1)]
  const raised =
    arms === 'up' ? `<path d="M-4-4l-4-10M4-4l4-10" stroke="${shirt}" stroke-width="2.200"/>` : ''
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${String(size)})">
<ellipse cx="0" cy="13" rx="7" ry="2" fill="#000" opacity=".25"/><path d="M-2.500 4l${left} 9M2.500 4l${right} 9" stroke="${shirt}" stroke-width="2"/>${raised}
<rect x="-4.500" y="-6" width="9" height="11" rx="2.500" fill="${shirt}"/><circle cx="0" cy="-9.500" r="3.400" fill="#d9ab84"/></g>`
}

/** Rows of heads, the same in every drawing; they jump while there is something to cheer. */
function stands(cheer: number | null): string {
  const heads: string[] = []
  for (let row = 0; row < 5; row += 1) {
    for (let seat = 0; seat < 66; seat += 1) {
      const tone = TONES[(seat * 7 + row * 3 + ((seat * row) % 5)) % TONES.length] ?? ''
      const jump = cheer === null ? 0 : 3 * Math.abs(wave(cheer, 5, Math.floor(seat / 11) / 4 + row / 5))
      const [x, y] = [seat * 6 + (row % 2) * 3, 56 + row * 8 - seat * 0.1 - jump]
      heads.push(
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="3.200" height="3.600" rx="1.400" fill="${tone}"/>`,
      )
    }
  }
  return `<path d="M0 50l390-8v57H0z" fill="#2b3d4d"/>${heads.join('')}<path d="M0 91h390v8H0z" fill="#16324a"/>`
}

const TONES = ['#5b7185', '#6f4a50', '#74879a', '#3f5568', '#8a98a6']
