import { MINUTE } from '../schedule/rhythm.ts'

/** Regular length of a half. */
export const HALF = 45 * MINUTE
export const HALF_TIME = 15 * MINUTE
/** Least and most stoppage time of each half, whole minutes. A narrow range keeps the final whistles evenly apart. */
export const STOPPAGE = [
  [2, 3],
  [5, 6],
] as const
/** Stoppage time that is expected before it is shown. */
export const USUAL_STOPPAGE = [2.5 * MINUTE, 5.5 * MINUTE] as const

/** A goal is likelier the later it is: 0.85 at kick-off and 1.15 at full time of the mean rate. */
export function goalShape(half: 0 | 1, elapsed: number): number {
  return 0.85 + (0.3 * (half * HALF + Math.min(elapsed, HALF))) / (2 * HALF)
}

/** The part of a match's goals that is expected from a moment of a half to its end. */
export function goalShare(half: 0 | 1, elapsed: number): number {
  const end = HALF + USUAL_STOPPAGE[half]
  // In stoppage time nobody knows the end: some play is always expected until the whistle.
  const left = Math.max(end - elapsed, 0.7 * MINUTE)
  return (left * goalShape(half, elapsed + left / 2)) / SHAPED_LENGTH
}

const SHAPED_LENGTH =
  (HALF + USUAL_STOPPAGE[0]) * goalShape(0, HALF / 2) + (HALF + USUAL_STOPPAGE[1]) * goalShape(1, HALF / 2)

/** How sides play with fewer men: own and opponents' goal rate for each man missing. */
const SHORT_OWN = 0.68
const SHORT_OPPONENT = 1.3

/** The factor on a side's rate by cards and score: trailing sides push, leading ones rest. */
export function rateFactor(ownReds: number, otherReds: number, lead: number): number {
  const men = SHORT_OWN ** Math.min(ownReds, 3) * SHORT_OPPONENT ** Math.min(otherReds, 3)
  return men * (lead < 0 ? 1.05 : lead > 0 ? 0.95 : 1)
}

/** Corners of a usual match by side, from the goals expected of it. */
export function cornersExpected(own: number, other: number): number {
  return 3.4 + (3.4 * own) / (own + other)
}

/** The part of a match's corners that is expected from a moment of a half to its end. */
export function cornerShare(half: 0 | 1, elapsed: number): number {
  const left = Math.max(HALF + USUAL_STOPPAGE[half] - elapsed, 0.5 * MINUTE)
  return left / (2 * HALF + USUAL_STOPPAGE[0] + USUAL_STOPPAGE[1])
}
