import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { WorldTeam } from '../../world/world.ts'
import type { Anchor } from '../anchors.ts'
import type { ClipPart } from '../hls/clips.ts'
import { commentator, type Mood } from './commentator.ts'
import { defusalPlay, defusalRound } from './defusalDrawing.ts'
import { emptyGround, groundDrawing } from './grounds.ts'
import { baseFall, laneFight, lanePlay } from './laneDrawing.ts'
import { wave } from './motion.ts'
import { scoreDrawing } from './scoreDrawing.ts'

/** The colours of one anchor's drawings. */
interface Palette {
  readonly shirt: string
  readonly hair: string
  readonly wall: string
}

const PALETTES: readonly Palette[] = [
  { shirt: '#2f5f93', hair: '#3b2620', wall: '#34435a' },
  { shirt: '#7a3b2e', hair: '#22252b', wall: '#4a4038' },
  { shirt: '#c46a8a', hair: '#5a3524', wall: '#4c3d55' },
  { shirt: '#2e7d5b', hair: '#1f1b18', wall: '#2f4a45' },
  { shirt: '#b58a2a', hair: '#6b4a2b', wall: '#3f3a4d' },
  { shirt: '#5a4fae', hair: '#2a2030', wall: '#30304c' },
]

const SKIN = '#e9bd97'
const BOX_WALL = '#57657c'

/** An anchor with a headset, 96 × 96. */
export function avatarDrawing(anchor: Anchor): string {
  const { wall } = paletteOf(anchor)
  return svg(96, 96, `<rect width="96" height="96" fill="${wall}"/>${anchorHead(anchor)}`)
}

type Kit = WorldTeam['kit']

/** The poster of a room, 390 × 219: the ground of its sport, the kits of the two teams, and its anchor. */
export function posterDrawing(anchor: Anchor, sport: Sport, kits: readonly [Kit, Kit] | null): string {
  const { wall } = paletteOf(anchor)
  const badges = kits === null ? '' : `${badge(kits[0], 96)}${badge(kits[1], 186)}`
  const face = anchor.pictureOnly
    ? ''
    : `<g transform="translate(262 62)"><clipPath id="frame"><rect width="116" height="145" rx="10"/></clipPath>
<g clip-path="url(#frame)"><rect width="116" height="145" fill="${wall}"/><g transform="translate(4 32) scale(1.18)">${anchorHead(anchor)}</g></g></g>`
  return svg(
    390,
    219,
    `${emptyGround(sport)}<rect width="390" height="219" fill="#0b0f16" opacity=".35"/>${badges}${face}`,
  )
}

function badge({ base, trim, pattern }: Kit, x: number): string {
  const mark = {
    plain: '',
    half: `<path d="M0-34a34 34 0 0 1 0 68z" fill="${trim}"/>`,
    stripe: `<path d="M-18-29v58M0-34v68M18-29v58" stroke="${trim}" stroke-width="7"/>`,
    hoop: `<path d="M-29-18h58M-34 0h68M-29 18h58" stroke="${trim}" stroke-width="7"/>`,
    sash: `<path d="M-24-24l48 48" stroke="${trim}" stroke-width="13"/>`,
  }[pattern]
  return `<g transform="translate(${String(x)} 128)"><circle r="34" fill="${base}"/>${mark}<circle r="34" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.500"/></g>`
}

const CLIP_SECONDS: Readonly<Record<ClipPart, number>> = {
  play: 8,
  wait: 4,
  left: 4,
  right: 4,
  leftBase: 4,
  rightBase: 4,
  doublesPlay: 8,
  doublesLeft: 4,
  doublesRight: 4,
  pause: 2,
}
/** Play of esports is shorter, because many small things move in it; seconds. */
const MAP_PLAY_SECONDS = 4

/** The length of a clip; whole segments of a stream. */
export function secondsOf(sport: Sport, part: ClipPart): number {
  return part === 'play' && isEsport(sport) ? MAP_PLAY_SECONDS : CLIP_SECONDS[part]
}

/** The clips in which the right corner is needed. */
const IN_LEFT_CORNER: ReadonlySet<ClipPart> = new Set<ClipPart>(['right', 'rightBase', 'doublesRight'])

/**
 * A frame of a match video, 390 × 219; `turn` goes from 0 to 1 in each clip. The commentator is in a corner, where the
 * ball does not go in and no base falls.
 */
export function matchDrawing(
  sport: Sport,
  part: ClipPart,
  turn: number,
  { cast }: { readonly cast: boolean },
): string {
  const box = cast
    ? `<g transform="translate(${IN_LEFT_CORNER.has(part) ? '12' : '288'} 96)"><clipPath id="frame"><rect width="90" height="112" rx="8"/></clipPath>
<g clip-path="url(#frame)"><rect width="90" height="112" fill="${BOX_WALL}"/>
<g transform="translate(${(-3 + wave(turn, 2, 0.2)).toFixed(2)} ${(18 + nod(part, turn)).toFixed(2)})">${commentator(moodIn(part), turn, secondsOf(sport, part))}</g></g></g>`
    : ''
  return svg(390, 219, `${partDrawing(sport, part, turn)}${box}`)
}

/** The commentator below the match, 219 × 390. */
export function portraitDrawing(sport: Sport, part: ClipPart, turn: number): string {
  return svg(
    219,
    390,
    `<rect width="219" height="390" fill="${BOX_WALL}"/><rect y="300" width="219" height="90" fill="#000" opacity=".3"/>
<rect x="10" y="52" width="199" height="119" rx="6" fill="#0d1016"/>
<svg x="14" y="56" width="191" height="107" viewBox="0 0 390 219">${partDrawing(sport, part, turn)}</svg>
<g transform="translate(${(-3 + 3 * wave(turn, 1, 0)).toFixed(2)} ${(176 + nod(part, turn)).toFixed(2)}) scale(2.340)">${commentator(moodIn(part), turn, secondsOf(sport, part))}</g>`,
  )
}

function partDrawing(sport: Sport, part: ClipPart, turn: number): string {
  switch (part) {
    case 'play':
      if (sport === 'csgo') return defusalPlay(turn)
      return isEsport(sport) ? lanePlay(turn) : groundDrawing(sport, { players: 'play', turn })
    case 'doublesPlay':
      return groundDrawing(sport, { players: 'doubles', turn })
    case 'wait':
      return groundDrawing(sport, { players: 'wait', turn })
    case 'pause':
      return emptyGround(sport)
    case 'left':
    case 'right':
      if (sport === 'csgo') return defusalRound(part, turn)
      return isEsport(sport) ? laneFight(part, turn) : scoreDrawing(sport, { end: part, turn })
    case 'doublesLeft':
      return scoreDrawing(sport, { end: 'left', turn, doubles: true })
    case 'doublesRight':
      return scoreDrawing(sport, { end: 'right', turn, doubles: true })
    case 'leftBase':
    case 'rightBase':
      return baseFall(part, turn)
  }
}

/** The clips without a score. */
const SPEAKS: ReadonlySet<ClipPart> = new Set<ClipPart>(['play', 'doublesPlay', 'wait', 'pause'])

function moodIn(part: ClipPart): Mood {
  return SPEAKS.has(part) ? 'speaks' : 'cheers'
}

/** How far the head is below its place. */
function nod(part: ClipPart, turn: number): number {
  return moodIn(part) === 'cheers' ? -4 * Math.abs(wave(turn, 6, 0)) : wave(turn, 3, 0.6)
}

/** Head and shoulders, 96 × 96. */
function anchorHead(anchor: Anchor): string {
  const { shirt, hair } = paletteOf(anchor)
  return `<path d="M14 96c2-20 16-28 34-28s32 8 34 28z" fill="${shirt}"/><path d="M39 56h18v16c-5 5-13 5-18 0z" fill="#d8a983"/>
<path d="M29 42c0-16 9-24 19-24s19 8 19 24c0 13-8 23-19 23S29 55 29 42z" fill="${SKIN}"/>
<path d="M27 40c-2-17 9-27 21-27s24 9 21 27c-3-9-9-13-21-13s-18 4-21 13z" fill="${hair}"/>
<path d="M26 44c-2-22 10-33 22-33s24 11 22 33" fill="none" stroke="#14161c" stroke-width="4"/>
<rect x="21" y="38" width="9" height="16" rx="4" fill="#14161c"/><rect x="66" y="38" width="9" height="16" rx="4" fill="#14161c"/>
<path d="M27 53c2 9 9 11 16 10" fill="none" stroke="#14161c" stroke-width="3"/>
<circle cx="41" cy="43" r="2" fill="#2b2018"/><circle cx="55" cy="43" r="2" fill="#2b2018"/>
<path d="M43 54c3 3 7 3 10 0" fill="none" stroke="#9c4a3a" stroke-width="2" stroke-linecap="round"/>`
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
