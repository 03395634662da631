import type { Anchor } from './anchors.ts'

/** What one anchor's drawings are coloured with. */
interface Palette {
  readonly shirt: string
  readonly hair: string
  readonly wall: string
  readonly home: string
  readonly away: string
}

const PALETTES: readonly Palette[] = [
  { shirt: '#2f5f93', hair: '#3b2620', wall: '#34435a', home: '#6db3e8', away: '#b3202f' },
  { shirt: '#7a3b2e', hair: '#22252b', wall: '#4a4038', home: '#e8b23d', away: '#2d4f9e' },
  { shirt: '#c46a8a', hair: '#5a3524', wall: '#4c3d55', home: '#f0f2f5', away: '#2e7d5b' },
  { shirt: '#2e7d5b', hair: '#1f1b18', wall: '#2f4a45', home: '#d94f3d', away: '#f2d14b' },
  { shirt: '#b58a2a', hair: '#6b4a2b', wall: '#3f3a4d', home: '#3f62c9', away: '#e9e9ee' },
  { shirt: '#5a4fae', hair: '#2a2030', wall: '#30304c', home: '#8a5bd1', away: '#f08a3c' },
]

const SKIN = '#e9bd97'

const GRASS = { ground: '#2a6a45', stripe: '#2f744c', line: '#e4efe8' }
const WOOD = { ground: '#a9743f', stripe: '#b37e48', line: '#f5ead8' }
const CLAY = { ground: '#b0593a', stripe: '#b86343', line: '#f7ece4' }
const GROUNDS = { football: GRASS, basketball: WOOD, tennis: CLAY } as const

/** An anchor with a headset, 96 square. */
export function avatarDrawing(anchor: Anchor): string {
  const { wall } = paletteOf(anchor)
  return svg(96, 96, `<rect width="96" height="96" fill="${wall}"/>${caster(anchor)}`)
}

/** The scene of a room, 390 by 219, with its caster in the corner; `turn` from 0 to 1 goes once round its loop. */
export function posterDrawing(anchor: Anchor, turn = 0): string {
  const inset = anchor.pictureOnly ? '' : corner(anchor, turn)
  return svg(390, 219, `${field(anchor, turn)}${inset}`)
}

/** The caster before a wall with the match on it, 219 by 390. */
export function portraitDrawing(anchor: Anchor, turn = 0): string {
  const { wall, shirt } = paletteOf(anchor)
  return svg(
    219,
    390,
    `<rect width="219" height="390" fill="${wall}"/><rect y="300" width="219" height="90" fill="#14161c" opacity=".35"/>
<rect x="20" y="44" width="179" height="105" rx="6" fill="#0d1016"/>
<svg x="24" y="48" width="171" height="97" viewBox="0 0 390 219">${field(anchor, turn)}</svg>
<rect x="0" y="186" width="219" height="2" fill="${shirt}" opacity=".6"/>
<g transform="translate(${(-3 + 3 * wave(turn, 1, 0)).toFixed(2)} 166) scale(2.34)">${caster(anchor, turn)}</g>`,
  )
}

function corner(anchor: Anchor, turn: number): string {
  const { wall } = paletteOf(anchor)
  return `<g transform="translate(288 96)"><clipPath id="frame"><rect width="90" height="112" rx="8"/></clipPath>
<g clip-path="url(#frame)"><rect width="90" height="112" fill="${wall}"/>
<g transform="translate(${(-3 + wave(turn, 2, 0.2)).toFixed(2)} ${(16 + wave(turn, 3, 0.6)).toFixed(2)})">${caster(anchor, turn)}</g></g></g>`
}

/** The stands, the ground and who runs on it. */
function field(anchor: Anchor, turn: number): string {
  const ground = anchor.sport in GROUNDS ? GROUNDS[anchor.sport as keyof typeof GROUNDS] : GRASS
  const { home, away } = paletteOf(anchor)
  const places = PLACES.map(([x, y, size], index) => {
    const [dx, dy] = [wave(turn, 1 + (index % 3), index / 6), wave(turn, 2, index / 4)]
    return [x + 26 * dx, y + 7 * dy, size] as const
  })
  const players = places.map(([x, y, size], index) =>
    player(x, y, size, index % 2 === 0 ? home : away, wave(turn, 12, index / 5)),
  )
  return `<rect width="390" height="219" fill="#18242f"/>${stands()}
<path d="M0 99h390v120H0z" fill="${ground.ground}"/>
<g fill="${ground.stripe}"><path d="M-60 99h60l-60 120h-90z"/><path d="M70 99h60l-36 120H0z"/>
<path d="M200 99h60l10 120h-100z"/><path d="M330 99h60l60 120h-100z"/></g>
<g fill="none" stroke="${ground.line}" stroke-opacity=".7" stroke-width="1.4"><path d="M-10 112h410M196 112l-8 110"/>
<ellipse cx="192" cy="160" rx="62" ry="19"/></g>${players.join('')}${ball(places, turn)}`
}

/** From one player to the next, once round in a loop. */
function ball(places: readonly (readonly [number, number, number])[], turn: number): string {
  const at = turn * places.length
  const part = at % 1
  const from = places[Math.floor(at) % places.length] ?? [248, 174, 1]
  const to = places[(Math.floor(at) + 1) % places.length] ?? from
  const x = from[0] + (to[0] - from[0]) * part + 9
  const y = from[1] + (to[1] - from[1]) * part + 12 - 10 * Math.sin(Math.PI * part)
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.2" fill="#fff"/>`
}

/** −1 to 1, `times` round in a loop. */
function wave(turn: number, times: number, from: number): number {
  return Math.sin(2 * Math.PI * (turn * times + from))
}

const PLACES: readonly (readonly [number, number, number])[] = [
  [92, 128, 0.8],
  [148, 152, 1],
  [204, 196, 1.25],
  [230, 132, 0.85],
  [262, 168, 1.05],
  [58, 176, 1.1],
]

function player(x: number, y: number, size: number, shirt: string, stride: number): string {
  const [left, right] = [(-1.5 - 3 * stride).toFixed(1), (2 + 3 * stride).toFixed(1)]
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${String(size)})">
<ellipse cx="0" cy="13" rx="7" ry="2" fill="#000" opacity=".25"/><path d="M-2.500 4l${left} 9M2.500 4l${right} 9" stroke="#fff" stroke-width="2"/>
<rect x="-4.500" y="-6" width="9" height="11" rx="2.500" fill="${shirt}"/><circle cx="0" cy="-9.500" r="3.400" fill="${SKIN}"/></g>`
}

/** Rows of heads, the same in every drawing. */
function stands(): string {
  const heads: string[] = []
  for (let row = 0; row < 5; row += 1) {
    for (let seat = 0; seat < 66; seat += 1) {
      const tone = TONES[(seat * 7 + row * 3 + ((seat * row) % 5)) % TONES.length] ?? ''
      const [x, y] = [seat * 6 + (row % 2) * 3, 56 + row * 8 - seat * 0.1]
      heads.push(
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="3.200" height="3.600" rx="1.400" fill="${tone}"/>`,
      )
    }
  }
  return `<path d="M0 50l390-8v57H0z" fill="#2b3d4d"/>${heads.join('')}<path d="M0 91h390v8H0z" fill="#16324a"/>`
}

const TONES = ['#5b7185', '#6f4a50', '#74879a', '#3f5568', '#8a98a6']

/** Head and shoulders, drawn on 96 square. */
function caster(anchor: Anchor, turn = 0): string {
  const { shirt, hair } = paletteOf(anchor)
  const mouth = (3 + 2.5 * Math.max(0, wave(turn, 18, 0))).toFixed(1)
  return `<path d="M14 96c2-20 16-28 34-28s32 8 34 28z" fill="${shirt}"/><path d="M39 56h18v16c-5 5-13 5-18 0z" fill="#d8a983"/>
<path d="M29 42c0-16 9-24 19-24s19 8 19 24c0 13-8 23-19 23S29 55 29 42z" fill="${SKIN}"/>
<path d="M27 40c-2-17 9-27 21-27s24 9 21 27c-3-9-9-13-21-13s-18 4-21 13z" fill="${hair}"/>
<path d="M26 44c-2-22 10-33 22-33s24 11 22 33" fill="none" stroke="#14161c" stroke-width="4"/>
<rect x="21" y="38" width="9" height="16" rx="4" fill="#14161c"/><rect x="66" y="38" width="9" height="16" rx="4" fill="#14161c"/>
<path d="M27 53c2 9 9 11 16 10" fill="none" stroke="#14161c" stroke-width="3"/>
<circle cx="41" cy="43" r="2" fill="#2b2018"/><circle cx="55" cy="43" r="2" fill="#2b2018"/>
<path d="M43 54c3 ${mouth} 7 ${mouth} 10 0" fill="none" stroke="#9c4a3a" stroke-width="2" stroke-linecap="round"/>`
}

function paletteOf({ id }: Anchor): Palette {
  const [first] = PALETTES
  const chosen = PALETTES[Number(id.slice(1)) % PALETTES.length] ?? first
  if (chosen === undefined) throw new Error('there is no palette')
  return chosen
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${inside}</svg>`
}
