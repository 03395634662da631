import type { PenaltyResult } from '../../../../streams/play.ts'
import { between, eased, type Motion, type Pose, progress } from './pose.ts'

/** When the ball is kicked, and when it arrives, ms. */
const KICK = 2600
const ARRIVES = 3250
/** When the slow repetition begins, and how much slower it is. */
export const AGAIN_FROM = 5000
const SLOWER = 2.4
/** How long before the kick the repetition begins. */
const LEAD = 420

const SPOT: Pose = { x: 183, y: 150 }
/** The middle of the goal. */
export const GOAL: Pose = { x: 183, y: 66 }
const COLUMNS = [104, 183, 262]
const ROWS = [42, 88]
const POST: readonly Pose[] = [
  { x: 72, y: 44 },
  { x: 183, y: 20 },
  { x: 294, y: 44 },
]
const WIDE: readonly Pose[] = [
  { x: 38, y: 30 },
  { x: 190, y: -14 },
  { x: 330, y: 30 },
]
const SAVED = 0
const HIT_POST = 1

/** The moment of the kick that is shown at an instant of the picture, which shows it twice. */
export function penaltyMoment(ms: number): number {
  return ms < AGAIN_FROM ? ms : Math.min(KICK - LEAD + (ms - AGAIN_FROM) / SLOWER, ARRIVES + 700)
}

export interface PenaltyMotions {
  readonly ball: Motion
  readonly shadow: Motion
  readonly keeper: Motion
  readonly kicker: Motion
  /** The frame trembles when the ball hits it. */
  readonly goal: Motion
  /** The net swells where the ball goes in. */
  readonly swell: Motion
  readonly words: Motion
}

function zone(index: number): Pose {
  return { x: COLUMNS[index % 3] ?? 183, y: ROWS[Math.floor(index / 3)] ?? 88 }
}

function target({ option, aim, how }: PenaltyResult): Pose {
  if (option === 'jq' || how === SAVED) return zone(aim)
  return (how === HIT_POST ? POST : WIDE)[aim % 3] ?? zone(aim)
}

/** A kick, by what its result means for the picture. */
interface Kick {
  /** Where the ball goes. */
  readonly goes: Pose
  /** Where the keeper dives. */
  readonly dive: Pose | null
  readonly scored: boolean
  readonly caught: boolean
  readonly post: boolean
}

function ballOf({ goes, scored, caught, post }: Kick): (moment: number) => Pose {
  return (moment) => {
    const flight = progress(moment, KICK, ARRIVES)
    const after = eased(progress(moment, ARRIVES, ARRIVES + 700))
    const bow = Math.sin(flight * Math.PI) * 10
    const x = between(SPOT.x, goes.x, flight) + bow * (goes.x < SPOT.x ? -1 : 1)
    const y = between(SPOT.y, goes.y, eased(flight))
    const scale = between(1, 0.62, flight)
    if (after === 0) return { x, y, scale, turn: flight * 560 }
    // In the net it falls, from a glove or a post it comes back, and a wide one flies on.
    if (scored) return { x: goes.x, y: between(goes.y, 106, after), scale: 0.62, turn: 560 + after * 60 }
    if (caught || post) {
      const side = goes.x < SPOT.x ? -1 : goes.x > SPOT.x ? 1 : post ? 1 : -1
      return {
        x: goes.x + side * after * 56,
        y: between(goes.y, 128, after),
        scale: between(0.62, 0.8, after),
        turn: 560 - after * 380,
      }
    }
    return {
      x: between(goes.x, goes.x + (goes.x - SPOT.x) * 0.35, after),
      y: goes.y - after * 16,
      scale: 0.56,
      turn: 560 + after * 200,
      opacity: 1 - after,
    }
  }
}

function keeperOf({ goes, dive }: Kick): (moment: number) => Pose {
  return (moment) => {
    const ready = Math.sin(moment / 160) * (moment < KICK ? 3 : 0)
    if (dive === null) {
      // He watches a post or a wide shot with a step to its side.
      return {
        x: 183 + Math.sign(goes.x - 183) * 22 * eased(progress(moment, KICK + 60, ARRIVES)) + ready,
        y: 78,
      }
    }
    const share = eased(progress(moment, KICK + 80, ARRIVES + 60))
    const lands = progress(moment, ARRIVES + 60, ARRIVES + 500)
    const side = Math.sign(dive.x - 183)
    return {
      x: between(183 + ready, dive.x - side * 18, share),
      y: between(78, dive.y + 6, share) + lands * (102 - dive.y) * 0.8,
      turn: side * 68 * share,
      scale: side === 0 ? 1 + 0.08 * share : 1,
    }
  }
}

/** The motions of a kick; everything follows from the result alone. */
export function penaltyMotions(result: PenaltyResult): PenaltyMotions {
  const { option, how, keeper } = result
  const goes = target(result)
  const dive = keeper === null ? null : zone(keeper)
  const scored = option === 'jq'
  const post = !scored && how === HIT_POST
  const kick = { goes, dive, scored, caught: !scored && how === SAVED, post }
  const ballAt = ballOf(kick)
  const keeperAt = keeperOf(kick)

  const both =
    (at: (moment: number) => Pose): Motion =>
    (ms) =>
      at(penaltyMoment(ms))
  return {
    ball: both(ballAt),
    shadow: both((moment) => {
      const { x, y, opacity = 1 } = ballAt(moment)
      const height = Math.max(0, 150 - y)
      return {
        x,
        y: between(158, 116, progress(moment, KICK, ARRIVES)),
        scale: 1 - height / 260,
        opacity: opacity * 0.55,
      }
    }),
    keeper: both(keeperAt),
    kicker: both((moment) => {
      const run = progress(moment, 900, KICK)
      const away = progress(moment, ARRIVES + 100, ARRIVES + 700)
      return {
        x: between(92, 150, run) - away * 26,
        y: between(196, 158, run) - Math.abs(Math.sin(run * 18)) * 3 * (run < 1 ? 1 : 0),
        turn: run === 1 ? -8 + away * 8 : 4,
        opacity: 1,
      }
    }),
    goal: both((moment) => {
      const since = moment - ARRIVES
      const trembles = post && since > 0 && since < 400
      return { ...GOAL, turn: trembles ? Math.sin(since / 18) * 0.9 * (1 - since / 400) : 0 }
    }),
    swell: both((moment) => {
      const out = progress(moment, ARRIVES - 40, ARRIVES + 120)
      const back = progress(moment, ARRIVES + 200, ARRIVES + 800)
      return { x: goes.x, y: goes.y, scale: 0.3 + out * 0.9, opacity: scored ? out * (1 - back) : 0 }
    }),
    words: (ms) => {
      const shown = eased(progress(ms, ARRIVES + 150, ARRIVES + 420))
      return {
        x: 183,
        y: 62,
        scale: 0.7 + 0.3 * shown,
        opacity: ms > AGAIN_FROM - 250 && ms < 7300 ? 0 : shown,
      }
    },
  }
}
