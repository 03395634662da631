import type { BuzzerResult } from '../../../../streams/play.ts'
import { between, eased, type Motion, type Pose, progress } from './pose.ts'

/** When the ball leaves the hand, when the buzzer sounds, and when the ball is at the rim, ms. */
const LEAVES = 2100
export const BUZZER = 2800
const ARRIVES = 3500
export const SHOT_AGAIN_FROM = 5100
const SLOWER = 2.2
const LEAD = 300
/** What the shot clock shows at the start of the picture, ms. */
const CLOCK = BUZZER

const RIM: Pose = { x: 183, y: 74 }
/** Where the four flights begin, and how high they go. */
const FLIGHTS: readonly { readonly x: number; readonly y: number; readonly top: number }[] = [
  { x: 70, y: 142, top: -8 },
  { x: 128, y: 150, top: -22 },
  { x: 240, y: 150, top: -22 },
  { x: 296, y: 142, top: -8 },
]
const FRONT_RIM = 0
const BACK_RIM = 1

/** The moment of the shot that is shown at an instant of the picture, which shows it twice. */
export function shotMoment(ms: number): number {
  return ms < SHOT_AGAIN_FROM ? ms : Math.min(LEAVES - LEAD + (ms - SHOT_AGAIN_FROM) / SLOWER, ARRIVES + 1000)
}

/** The shot clock at an instant of the picture, tenths of a second. */
export function clockTenths(ms: number): number {
  return Math.max(0, Math.ceil((CLOCK - shotMoment(ms)) / 100))
}

export interface BuzzerMotions {
  readonly ball: Motion
  readonly shooter: Motion
  readonly shadow: Motion
  /** The lights around the board, from the buzzer on. */
  readonly lights: Motion
  /** The net is thrown up by a ball that goes in. */
  readonly net: Motion
  readonly board: Motion
  /** In front of the ball while that is behind the rim. */
  readonly rim: Motion
  readonly words: Motion
}

/** A shot, by what its result means for the picture. */
interface Shot {
  readonly flight: (typeof FLIGHTS)[number]
  /** Where the ball meets the ring, or not. */
  readonly touches: Pose
  /** 1 from the left, −1 from the right. */
  readonly side: 1 | -1
  readonly scored: boolean
  readonly how: number | null
}

function ballOf({ flight, touches, side, scored, how }: Shot): (moment: number) => Pose {
  return (moment) => {
    const share = progress(moment, LEAVES, ARRIVES)
    const scale = between(1, 0.66, share)
    const turn = -share * 900 * side
    if (share < 1) {
      const jump = Math.sin(progress(moment, LEAVES - 350, LEAVES + 450) * Math.PI) * 20
      const y0 = 106 - jump
      // A parabola through the hand, the top and the rim.
      const y =
        (1 - share) ** 2 * y0 +
        2 * share * (1 - share) * (2 * flight.top - (y0 + touches.y) / 2) +
        share ** 2 * touches.y
      return { x: between(flight.x, touches.x, share), y: share === 0 ? y0 : y, scale, turn }
    }
    const after = progress(moment, ARRIVES, ARRIVES + 900)
    if (scored) return { x: RIM.x, y: between(RIM.y, 150, after ** 1.4), scale: 0.66, turn: -900 * side }
    if (how === FRONT_RIM || how === BACK_RIM) {
      const back = how === FRONT_RIM ? -side : side
      return {
        x: touches.x + back * after * 74,
        y: touches.y - Math.sin(Math.min(1, after * 1.6) * Math.PI) * 34 + after ** 2 * 92,
        scale: 0.68,
        turn: -900 * side + after * 300,
      }
    }
    return {
      x: touches.x + side * after * 22,
      y: touches.y + after ** 1.3 * 74,
      scale: 0.72,
      turn: -900 * side,
    }
  }
}

/** The motions of a shot; everything follows from the result alone. */
export function buzzerMotions({ option, arc, how }: BuzzerResult): BuzzerMotions {
  const flight = FLIGHTS[arc] ?? { x: 128, y: 150, top: -22 }
  const scored = option === 'jq'
  const side = flight.x < RIM.x ? 1 : -1
  const touches = scored
    ? RIM
    : how === FRONT_RIM
      ? { x: RIM.x - side * 17, y: 70 }
      : how === BACK_RIM
        ? { x: RIM.x + side * 15, y: 62 }
        : { x: RIM.x - side * 40, y: 82 }
  const ballAt = ballOf({ flight, touches, side, scored, how })

  const both =
    (at: (moment: number) => Pose): Motion =>
    (ms) =>
      at(shotMoment(ms))
  return {
    ball: both(ballAt),
    shooter: both((moment) => {
      const dip = Math.sin(progress(moment, 1300, LEAVES - 200) * Math.PI) * 5
      const jump = Math.sin(progress(moment, LEAVES - 350, LEAVES + 450) * Math.PI) * 20
      return { x: flight.x, y: 148 + dip - jump }
    }),
    shadow: both((moment) => {
      const { x, y } = ballAt(moment)
      return {
        x,
        y: between(166, 122, progress(moment, LEAVES, ARRIVES)),
        scale: 1 - Math.max(0, 150 - y) / 320,
        opacity: 0.4,
      }
    }),
    lights: both((moment) => ({
      x: 183,
      y: 46,
      opacity: moment < BUZZER ? 0 : 1 - 0.35 * Math.abs(Math.sin((moment - BUZZER) / 120)),
    })),
    net: both((moment) => {
      const since = progress(moment, ARRIVES + 30, ARRIVES + 620)
      return { x: 183, y: 74, scale: scored ? 1 + Math.sin(since * Math.PI * 2) * 0.16 * (1 - since) : 1 }
    }),
    board: both((moment) => {
      const since = moment - ARRIVES
      const hit = !scored && how !== null && how <= BACK_RIM && since > 0 && since < 500
      return { x: 183, y: 46, turn: hit ? Math.sin(since / 26) * 0.9 * (1 - since / 500) : 0 }
    }),
    rim: both((moment) => ({
      x: 183,
      y: 74,
      opacity: moment >= ARRIVES - 120 && (scored || how === BACK_RIM) ? 1 : 0,
    })),
    words: (ms) => {
      const shown = eased(progress(ms, ARRIVES + 450, ARRIVES + 700))
      return {
        x: 183,
        y: 118,
        scale: 0.7 + 0.3 * shown,
        opacity: ms > SHOT_AGAIN_FROM - 250 && ms < 7400 ? 0 : shown,
      }
    },
  }
}
