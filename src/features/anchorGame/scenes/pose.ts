/** Where a part of a scene is: in the scene's own measures (366 × 172), degrees, and opacity. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly opacity?: number
}

/** A part's pose at each ms of the picture. Pure, so that whoever joins late sees the same. */
export type Motion = (ms: number) => Pose

/** How long the picture is on, ms (docs/games/anchor.md, 2.2). */
export const PICTURE_MS = 8000
/** Poses for each second of the picture; the browser moves evenly between two of them. */
const POSES_A_SECOND = 25

/** The keyframes of a part: only its transform and opacity change, so that the compositor can move it alone. */
export function keyframesOf(motion: Motion): Keyframe[] {
  const count = (PICTURE_MS / 1000) * POSES_A_SECOND
  return Array.from({ length: count + 1 }, (_, index) => styleOf(motion((index * PICTURE_MS) / count)))
}

/** Lengths are shares of the scene, whose width is 100 cqw. */
export function styleOf({ x, y, scale = 1, turn = 0, opacity = 1 }: Pose): {
  readonly transform: string
  readonly opacity: number
} {
  return {
    transform: `translate(${cqw(x)}, ${cqw(y)}) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`,
    opacity: Number(opacity.toFixed(3)),
  }
}

const WIDTH = 366

function cqw(length: number): string {
  return `${((length * 100) / WIDTH).toFixed(2)}cqw`
}

/** From 0 before `from` to 1 after `to`, evenly. */
export function progress(ms: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (ms - from) / (to - from)))
}

/** Slow at the end. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 3
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Shows a part at the upper left from an instant of the picture until its end. */
export function shownFrom(from: number): Motion {
  return (ms) => ({ x: 10, y: 8, opacity: ms >= from && ms < PICTURE_MS ? 1 : 0 })
}
