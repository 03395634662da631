import { deflateSync } from 'node:zlib'
import { type Field, float, floats, message } from './protobuf.ts'
import { KEEP, type Shape, shapeBytes, star } from './shapes.ts'

/** The animation of a gift. */
export interface Course {
  readonly frames: number
  /** `pop` scales up in the centre, `drive` enters from the left and leaves to the right. */
  readonly entrance: 'pop' | 'drive'
  readonly confetti: number
  readonly rays: boolean
  /** The amplitude of its pulse, as a fraction of its size. */
  readonly beat: number
}

/** The transform of a sprite in one frame. */
interface Place {
  readonly alpha: number
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
  /** Radians. */
  readonly turn: number
}

interface Sprite {
  readonly shapes: readonly Shape[]
  /** The point of the drawing that is placed at `x` and `y`; the same for both axes. */
  readonly centre: number
  readonly at: (frame: number) => Place
}

const SIDE = 750
const FPS = 24
const MIDDLE = SIDE / 2
const DRAWING = 240
const SIZE = 2.3
const COLOURS = ['#f4c84f', '#5b94f5', '#e4524a', '#f7f4ea', '#48b48a']

/** An SVGA 2.0 movie of a drawing, not compressed. The output is deterministic. */
export function giftMovie(drawing: readonly Shape[], course: Course): Uint8Array<ArrayBuffer> {
  const sprites = [
    ...(course.rays ? [rays(course)] : []),
    glow(course),
    hero(drawing, course),
    ...Array.from({ length: 7 }, (_, index) => sparkle(index, course)),
    ...Array.from({ length: course.confetti }, (_, index) => confetti(index, course)),
  ]
  return message(
    [1, '2.0.0'],
    [2, message([1, float(SIDE)], [2, float(SIDE)], [3, FPS], [4, course.frames])],
    ...sprites.map((sprite, index): Field => [4, spriteBytes(sprite, index, course.frames)]),
  )
}

/** The file format: one zlib stream. */
export function packed(movie: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateSync(movie, { level: 9 }))
}

function spriteBytes({ shapes, centre, at }: Sprite, index: number, frames: number): Uint8Array<ArrayBuffer> {
  const drawn: readonly Field[] = shapes.map((shape): Field => [5, shapeBytes(shape)])
  const fields = Array.from({ length: frames }, (_, frame): Field => {
    const place = at(frame)
    const outline: readonly Field[] = frame === 0 ? drawn : [[5, KEEP]]
    return [
      2,
      message(
        [1, float(short(place.alpha))],
        [2, floats(0, 0, SIDE, SIDE)],
        [3, transform(place, centre)],
        ...outline,
      ),
    ]
  })
  return message([1, `part${String(index)}.vector`], ...fields)
}

/** The player treats an exact 0 on the diagonal as 1, so small values are moved away from 0. */
function transform({ x, y, scaleX, scaleY, turn }: Place, centre: number): Uint8Array<ArrayBuffer> {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const a = away(scaleX * cos)
  const b = scaleX * sin
  const c = -scaleY * sin
  const d = away(scaleY * cos)
  return floats(
    short(a),
    short(b),
    short(c),
    short(d),
    short(x - a * centre - c * centre),
    short(y - b * centre - d * centre),
  )
}

function away(value: number): number {
  return Math.abs(value) < 0.02 ? 0.02 : value
}

/** Rounds to 1/128, which is invisible and compresses better. */
function short(value: number): number {
  return Math.round(value * 128) / 128
}

function hero(shapes: readonly Shape[], { frames, entrance, beat }: Course): Sprite {
  return {
    shapes,
    centre: DRAWING / 2,
    at: (frame) => {
      const shown = presence(frame, frames)
      const pulse = 1 + beat * Math.max(0, Math.sin((frame / FPS) * Math.PI * 4)) * (frame > 14 ? 1 : 0)
      const sway = 0.05 * Math.sin((frame / FPS) * Math.PI * 1.5)
      if (entrance === 'drive') {
        const x = MIDDLE + (1 - easeOut(frame / 20)) * -760 + easeIn((frame - frames + 16) / 16) * 760
        const bump = 4 * Math.sin(frame * 1.1)
        return { alpha: 1, x, y: MIDDLE + 20 + bump, scaleX: SIZE, scaleY: SIZE, turn: sway * 0.25 }
      }
      const spring = overshoot(frame / 15) * (1 + 0.14 * easeIn((frame - frames + 10) / 10))
      const scale = SIZE * Math.max(0.05, spring)
      return {
        alpha: shown,
        x: MIDDLE,
        y: MIDDLE + 16 * (1 - shown),
        scaleX: scale * pulse,
        scaleY: scale * (2 - pulse),
        turn: sway,
      }
    },
  }
}

function glow({ frames }: Course): Sprite {
  return {
    shapes: [
      { ellipse: [120, 120, 118, 118], fill: '#f4c84f', alpha: 0.1 },
      { ellipse: [120, 120, 90, 90], fill: '#f4c84f', alpha: 0.12 },
      { ellipse: [120, 120, 62, 62], fill: '#fff0bf', alpha: 0.16 },
    ],
    centre: 120,
    at: (frame) => {
      const scale = 2.5 + 0.25 * Math.sin((frame / FPS) * Math.PI * 2)
      return { alpha: presence(frame, frames), x: MIDDLE, y: MIDDLE, scaleX: scale, scaleY: scale, turn: 0 }
    },
  }
}

function rays({ frames }: Course): Sprite {
  const beams = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    const corner = (turn: number): string =>
      `${(120 + 200 * Math.cos(angle + turn)).toFixed(1)} ${(120 + 200 * Math.sin(angle + turn)).toFixed(1)}`
    return `M120 120 L${corner(-0.1)} L${corner(0.1)} Z`
  })
  return {
    shapes: [{ d: beams.join(' '), fill: '#fff0bf', alpha: 0.2 }],
    centre: 120,
    at: (frame) => ({
      alpha: presence(frame, frames),
      x: MIDDLE,
      y: MIDDLE,
      scaleX: 1.9,
      scaleY: 1.9,
      turn: frame * 0.018,
    }),
  }
}

function sparkle(index: number, { frames }: Course): Sprite {
  const angle = index * 2.4
  const [x, y] = [
    MIDDLE + Math.cos(angle) * (190 + (index % 3) * 45),
    MIDDLE + Math.sin(angle) * (170 + (index % 2) * 60),
  ]
  return {
    shapes: [{ d: star(20, 20, 4, 20, 5), fill: '#ffffff' }],
    centre: 20,
    at: (frame) => {
      const twinkle = Math.max(0, Math.sin((frame / FPS) * Math.PI * 2.2 + index * 1.7))
      const scale = 0.3 + 1.1 * twinkle
      return {
        alpha: twinkle * presence(frame, frames),
        x,
        y,
        scaleX: scale,
        scaleY: scale,
        turn: 0.4 * twinkle,
      }
    },
  }
}

function confetti(index: number, { frames }: Course): Sprite {
  const chance = (salt: number): number => {
    const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545
    return value - Math.floor(value)
  }
  const [left, speed, spin] = [chance(1) * SIDE, 7 + chance(2) * 7, 0.12 + chance(3) * 0.2]
  const start = -60 - chance(4) * 420
  const colour = COLOURS[index % COLOURS.length] ?? '#ffffff'
  return {
    shapes: [{ rect: [0, 0, 12 + chance(5) * 10, 22, 2], fill: colour }],
    centre: 10,
    at: (frame) => ({
      alpha: presence(frame, frames),
      x: left + 34 * Math.sin(frame * 0.09 + index),
      y: start + frame * speed,
      scaleX: 1,
      // Simulates paper that turns in the air.
      scaleY: 0.35 + 0.65 * Math.abs(Math.sin(frame * spin + index)),
      turn: 0.3 + frame * spin * 0.5 + index,
    }),
  }
}

/** The opacity of a part: fades in at the start and out at the end, 0 to 1. */
function presence(frame: number, frames: number): number {
  return Math.min(1, (frame + 1) / 6, (frames - frame) / 10)
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}

function easeOut(part: number): number {
  return 1 - (1 - clamp(part)) ** 3
}

function easeIn(part: number): number {
  return clamp(part) ** 3
}

/** Easing that overshoots the target and returns to it. */
function overshoot(part: number): number {
  const left = clamp(part) - 1
  return 1 + 2.7 * left ** 3 + 1.7 * left ** 2
}
